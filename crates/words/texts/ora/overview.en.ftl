### Ora & Labora in short: before the rules.

ora-overview-goal = Build a monastery and its land. Points are the shields of your buildings, your goods of worth, and settlements among good houses.
ora-overview-round-1 = The wheel turns: everything nobody harvested grows by one.
ora-overview-round-2 = In turn, one action each: place a clergyman in a building, use another’s by contract, build, fell trees or cut peat.
ora-overview-round-3 = A harvest takes all the marker shows; it starts again at nought.
ora-overview-round-4 = Whoever builds may send the prior in at once.
ora-overview-round-5 = At set times everybody may found a settlement with food and energy; new buildings come.
ora-overview-end = After the last round there is a bonus round, then a last settlement phase, then the count.
ora-overview-counts = Three or four: 24 rounds, or 12 in the short game. Two: it goes on until few buildings are left. Alone: two actions a turn, for a score.
