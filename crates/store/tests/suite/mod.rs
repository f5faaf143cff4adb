//! What a store must do, whatever database is behind it. `sqlite.rs` and `postgres.rs` run all of it.

pub(crate) mod access;
pub(crate) mod acts;
pub(crate) mod bounds;
pub(crate) mod circles;
pub(crate) mod coached;
pub(crate) mod crash;
pub(crate) mod drafts;
pub(crate) mod journal;
pub(crate) mod news;
pub(crate) mod people;
pub(crate) mod retention;
pub(crate) mod rewinds;
pub(crate) mod sample;
pub(crate) mod tables;
pub(crate) mod talk;
pub(crate) mod time;
pub(crate) mod word;

use std::any::Any;

use parlour_store::Store;

/// A database of its own for each test.
pub(crate) struct Home {
    /// The open store.
    pub(crate) store: Store,
    /// Where to open it again.
    pub(crate) url: String,
    /// What must live as long as the test.
    pub(crate) _keep: Box<dyn Any + Send + Sync>,
}

impl Home {
    /// Another store on the same database, as another process would have it.
    pub(crate) async fn again(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}

/// Runs every test of the suite in a fresh [`Home`].
macro_rules! run_suite {
    ($fresh:path) => {
        run_suite! { $fresh =>
            access: a_session_ends_when_it_expires, a_rotated_secret_is_worth_nothing,
                all_secrets_of_a_person_end_at_once, tokens_have_labels_and_owners, the_oldest_sessions_make_room,
                expired_secrets_are_swept, a_handover_is_taken_once;
            acts: whoever_is_kept_out_loses_every_key, whoever_has_no_voice_says_nothing,
                only_accounts_look_after_a_site, a_guest_becomes_part_of_an_account,
                tables_are_ended_unlisted_and_handed_over, a_link_sets_a_password_once;
            circles: people_join_and_leave, results_are_for_those_who_may_see_them, circles_have_bounds;
            bounds: long_texts_are_refused, broken_texts_are_refused, pages_are_limited,
                a_closed_store_refuses_everything;
            crash: every_acknowledged_line_survives_a_kill;
            drafts: a_draft_survives_reopening, two_windows_cannot_overwrite_each_other,
                a_played_draft_is_empty, an_append_goes_by_the_drafts_it_knows,
                a_draft_goes_on_from_the_journal_as_it_is;
            journal: one_caller_wins_each_line, a_loser_learns_where_the_journal_stands, lines_read_back,
                an_append_changes_its_table, a_table_that_is_not_played_takes_no_lines,
                a_failing_write_takes_no_other_with_it, a_late_swap_takes_no_other_with_it,
                lines_and_other_deeds_share_a_batch,
                appends_for_one_table_queue_up,
                lines_taken_back_are_archived, an_old_place_is_not_mistaken_after_a_cut,
                taking_back_the_end_takes_back_the_results, an_append_without_lines_moves_the_clocks;
            news: every_change_is_told, a_refused_write_is_no_news, two_stores_hear_of_each_other;
            people: a_guest_becomes_an_account, logins_are_unique_in_any_case, of_many_who_claim_a_login_one_gets_it,
                people_change, a_deleted_person_leaves_no_trace, bots_go_with_their_owner,
                bots_and_tables_have_bounds, an_export_holds_everything;
            retention: what_nobody_comes_back_to_is_swept, a_guest_at_a_table_that_is_played_stays,
                the_journal_of_operators_ends_somewhere;
            rewinds: a_proposal_gathers_consents, a_proposal_ends_with_its_cut, a_table_moves_over_to_other_rules,
                a_proposal_may_be_about_a_seat;
            tables: of_many_who_want_a_seat_one_gets_it, somebody_changes_seats, seats_are_filled_and_freed, a_start_is_one_stroke,
                a_start_needs_the_seats_it_knows, secrets_are_in_no_row, ids_are_unique, lists_show_what_is_public,
                lists_come_in_pages, a_person_finds_the_tables_that_wait, late_tables_are_found,
                tables_that_stand_still_are_found,
                the_best_scores_come_first, the_best_scores_are_honest,
                a_branch_that_was_taken_back_is_gone, the_first_rematch_stays, tables_are_abandoned_and_deleted,
                unknown_things_are_not_found;
            coached: what_was_explained_is_remembered;
            talk: chat_is_read_from_where_one_stopped, notes_are_private;
            word: of_an_occasion_somebody_is_told_once_until_they_are_back, of_many_nodes_one_takes_a_target_in_hand,
                what_somebody_has_seen_is_not_sent, what_is_raised_while_word_is_on_its_way_follows, talk_is_unread_until_somebody_looks,
                targets_are_confirmed_switched_and_counted, a_key_of_the_site_is_made_once;
            time: each_step_is_taken_once, a_caretaker_goes_after_its_turn, whoever_is_back_has_their_clock,
                rest_is_told_to_every_table, a_nudge_has_its_time, a_wanted_seat_is_taken_over,
                a_game_ends_as_it_stands, time_that_was_lost_is_given_back;
        }

        /// Appends until it is killed; see the crash test.
        #[test]
        #[ignore = "the crash test runs it as a child process"]
        fn child_that_appends() {
            suite::crash::append_forever();
        }
    };
    ($fresh:path => $($module:ident: $($test:ident),+;)+) => {
        $(mod $module {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let home = $fresh().await;
                crate::suite::$module::$test(&home).await;
                home.store.close().await;
            })+
        })+
    };
}
