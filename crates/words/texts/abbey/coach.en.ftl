### The King’s Abbey: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

abbey-coach-remove = Before the game some crusades leave the deck.
    .wise = Remove those whose reward you would not use.
    .cost = Nobody can go on them in this game.

abbey-coach-bid = Starting buildings are auctioned: bid or pass.
    .wise = Bid for a card you can man in the first round; leave yourself goods to build.
    .cost = The bid, in goods or coins, if you win.

abbey-coach-pay-bid = You pay your bid, kind by kind.
    .wise = Give what the locations bring back easily: wood and grain before stone.
    .cost = Exactly what you bid.

abbey-coach-pick-start = You choose your starting building.
    .wise = One you can man in the first round and use every round.
    .cost = The others take what is left.

abbey-coach-quick-pick = You take a building of the market; it is built at once.
    .wise = Price and cost do not matter now: the dearest card is the best bargain.
    .cost = Nothing.

abbey-coach-bell = The Bell Tower lets you roll dice again.
    .wise = Roll low single dice again; keep pairs for crusades and high ones for goods.
    .cost = The old value is gone.

abbey-coach-lance = The Holy Lance drives the Vikings off.
    .wise = Use it if you could lose a building; keep it while rows are few.
    .cost = The relic is used up.

abbey-coach-meet = A Viking stands before you: a die of his value or a peasant.
    .wise = Use the die if you have it; if dice do not outnumber peasants, everybody loses a building.
    .cost = A die is used for this round and earns 1 prestige; a peasant is lost, and 1 prestige with him.

abbey-coach-plunder = The Vikings take a building or a tower.
    .wise = Give up what is worth least prestige and works least.
    .cost = It is gone, with its points.

abbey-coach-plague = The plague takes a peasant.
    .wise = One from the first bench: he is farthest from the font.
    .cost = The peasant.

abbey-coach-study = You may roll dice of this face again.
    .wise = Roll again what fits no plan; keep three of a kind for a crusade.
    .cost = The old value is gone.

abbey-coach-abbey = Dice go to the abbey: preaching, clergy, crusades; the rest gather goods later.
    .wise = First what is missing against the Darkness, then a crusade you can finish; leave at least three dice for goods.
    .cost = A die used here gathers nothing this round.

abbey-coach-echo-die = One die counts as two: you say which and where.
    .wise = Where a second die would be hardest to find: a crusade.
    .cost = It works once.

abbey-coach-double-die = Two dice count as three: you choose the first.
    .wise = Use them for a crusade that lacks one die.
    .cost = It works once.

abbey-coach-second-die = You choose the second of the two dice.
    .wise = The one you would miss least elsewhere.
    .cost = Both dice stay there.

abbey-coach-forge-value = With the Blacksmith you choose the value of the crusade.
    .wise = The value you have most dice of.
    .cost = Later dice must show it too.

abbey-coach-crusader = A peasant leads your crusade.
    .wise = One from the first bench, never one who is nearly at the font.
    .cost = He is away until the crusade is over.

abbey-coach-gift = You take two resources of your choice.
    .wise = What your next building lacks; stone is hardest to gather.
    .cost = Nothing.

abbey-coach-devote = Your saint can be revealed for support or kept for his ability.
    .wise = Reveal him early for support, keep him if his ability fits your plan.
    .cost = You get one of the two.

abbey-coach-lifted = A die came home from its location: you use it again in the abbey.
    .wise = Where it counts most: clergy early, defence when the Darkness is near.
    .cost = It is used up then.

abbey-coach-help-dice = You ask another player for dice on your crusade.
    .wise = Ask only for what you lack: fewer dice are cheaper.
    .cost = A share of the reward.

abbey-coach-help-prestige = You offer a share of the prestige.
    .wise = About as much as the dice would gather elsewhere, and a little more.
    .cost = The prestige you offer.

abbey-coach-help-part = You offer a part of the reward.
    .wise = What the other one wants and you can do without.
    .cost = That part.

abbey-coach-help-answer = Somebody asks for your dice on a crusade.
    .wise = Accept if the share beats what those dice would gather; with two players ask for more than half.
    .cost = Your dice for this round, and a peasant.

abbey-coach-counter-prestige = You name the prestige you want for your help.
    .wise = Ask for more than was offered, but not so much that the crusade no longer pays for its owner.
    .cost = If it is too much, nothing comes of it.

abbey-coach-counter-part = You name the part of the reward you want.
    .wise = What you would otherwise have to gather.
    .cost = If it is too much, nothing comes of it.

abbey-coach-counter-answer = The helper wants other terms.
    .wise = Accept if a finished crusade still brings you more than waiting.
    .cost = The prestige and the part named.

abbey-coach-ally = You choose the peasant who goes along.
    .wise = One from the first bench.
    .cost = He is away until the crusade is over.

abbey-coach-supply = You bring the dice you promised.
    .wise = Those worth least elsewhere: low and odd ones.
    .cost = They stay on the crusade.

abbey-coach-buy = You buy a building of the market or pass.
    .wise = Buy what your goods can build this round or the next.
    .cost = Coins now; an unbuilt card costs its prestige at the end, and whoever passes gets no second purchase.

abbey-coach-gather = Dice go to locations for goods, or for the initiative.
    .wise = Count tonight’s grain first, then go where your die divides without a rest: 6 for wood or grain, 4 for stone, 5 for sand.
    .cost = The die; main spaces are few.

abbey-coach-main-die = You choose the die for the location.
    .wise = The smallest that gives the same number of goods.
    .cost = The die for this round.

abbey-coach-initiative-die = A die takes the initiative: you act first next round and take a small reward.
    .wise = Use your lowest die, and only if the place matters.
    .cost = The die gathers nothing.

abbey-coach-bonus-die = A second die may be added on the bonus space.
    .wise = Add it if the two together give more than the second alone elsewhere: 3 and 5 make 2 stone.
    .cost = The second die.

abbey-coach-tools = Tools change the value of your dice.
    .wise = Use them when one point more brings one good more.
    .cost = The tools.

abbey-coach-moves = Peasants walk along the benches to the cards that need them.
    .wise = One peasant all the way to a sleeping card is better than everybody one step.
    .cost = Moves cannot be saved.

abbey-coach-build = You build cards and towers with your goods.
    .wise = Compare prestige with what you pay; towers pay most. Spend now: more than three of a kind is lost at night.
    .cost = The goods printed on it.

abbey-coach-archer = A peasant becomes the archer of a tower.
    .wise = One from the first bench: he would have been useful last.
    .cost = He stays in the tower.

abbey-coach-food = Your people eat: grain feeds one level, a sheep two.
    .wise = Keep the sheep while the grain is enough; one of them spares two grain.
    .cost = Whatever is not fed takes peasants and prestige.

abbey-coach-lose = You lose peasants and choose which.
    .wise = Those on the first bench, never whoever serves a card.
    .cost = The peasants.

abbey-coach-darkness = The Darkness is about to be compared with your defence.
    .wise = Use every free action that closes the gap: falling short costs more each time.
    .cost = What those actions name.

abbey-coach-income = The income is paid; free actions before the crusades.
    .wise = Trade now what you need for the purchase to come.
    .cost = What each free action names.

abbey-coach-enlist = You may draw a new crusade.
    .wise = Yes while two rounds or more are left; late only if one roll could fill it.
    .cost = 1 coin; an open crusade costs at the end.

abbey-coach-abandon = You may give a crusade up or keep on.
    .wise = Keep on while it can still be finished; give it up before the end otherwise.
    .cost = The dice come home, the peasants on it are lost.

abbey-coach-limit = You have more of a resource than you may keep.
    .wise = Trade the surplus before it goes back.
    .cost = What is over the limit.

abbey-coach-last = The count begins: the last free actions.
    .wise = Use whatever turns goods or coins into prestige.
    .cost = What each free action names.

abbey-coach-trade-for = You say what you want from the bank for your goods.
    .wise = What completes a building this round.
    .cost = Several of what you give for one.

abbey-coach-trade-amount = You say how much you give.
    .wise = Only what would be lost at night anyway.
    .cost = The tokens you give.

abbey-coach-stables-want = At the Stables you ask another player for goods.
    .wise = Ask for what they have too much of.
    .cost = What you give in return.

abbey-coach-stables-give = You say what you offer in return.
    .wise = What they lack and you would lose at night.
    .cost = Those goods.

abbey-coach-stables-given = You say how much you give.
    .wise = As little as they would still accept.
    .cost = Those goods.

abbey-coach-stables-answer = Another player offers you a trade.
    .wise = Accept if it completes something of yours; ask yourself what it completes for them.
    .cost = The goods they ask for.

abbey-coach-bathe-to = A peasant moves from one card to another.
    .wise = To a card that sleeps and pays this round.
    .cost = The card he leaves sleeps.

abbey-coach-tablets = The Tablets of the Law help to build something.
    .wise = Use them for the dearest building you cannot pay whole.
    .cost = The relic is used up.

abbey-coach-tablets-spare = You choose the kind of goods you need not pay.
    .wise = The kind of which most is wanted, or that you lack.
    .cost = The other kinds are paid as usual.

abbey-coach-elias-build = Saint Elias builds a card for you.
    .wise = The dearest card you hold.
    .cost = The saint’s help is used up.

abbey-coach-ease = Saint Gawain makes a crusade easier.
    .wise = One you can finish this round.
    .cost = The saint’s help is used up.

abbey-coach-lionel-archer = Saint Lionel puts archers into towers.
    .wise = Towers that defend most against Darkness and Vikings.
    .cost = Nothing.

abbey-coach-rudolph-who = A lay brother may serve two buildings.
    .wise = Whoever stands near two cards that sleep.
    .cost = Nothing.

abbey-coach-rudolph-first = You choose the first building he serves.
    .wise = The one that pays most this round.
    .cost = Nothing.

abbey-coach-rudolph-second = You choose the second building he serves.
    .wise = The next best card that sleeps.
    .cost = Nothing.

abbey-coach-reynold = Saint Reynold gathers with sixes.
    .wise = Wood or grain, where a 6 divides without a rest, or what you lack most.
    .cost = Nothing.
