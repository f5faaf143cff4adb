### Ora & Labora in short: before the rules.

ora-overview-goal = Build a monastery and its land. Points are the shields of your buildings, your goods of worth, and settlements among good houses.
ora-overview-round-1 = The wheel turns: everything nobody harvested grows by one.
ora-overview-round-2 = In turn, one action each: place a clergyman in a building, use another’s by contract, build, fell trees or cut peat.
ora-overview-round-3 = A harvest takes all the marker shows; it starts again at nought.
ora-overview-round-4 = Whoever builds may send the prior in at once.
ora-overview-round-5 = At set times everybody may found a settlement with food and energy; new buildings come.
ora-overview-end = After the last round there is a bonus round, then a last settlement phase, then the count.
ora-overview-counts = Three or four: 24 rounds, or 12 in the short game. Two: it goes on until few buildings are left. Alone: two actions a turn, for a score.

## Pictures: what a screen reader hears, and the captions of the rulebook

ora-plate-land = A land at the start: forests, moors and three first buildings; above it clergymen and goods.
ora-plate-wheel = Markers on the wheel: what somebody harvested stands low, the rest has grown.
ora-plate-place = A lay brother in the Farmyard: it gives grain or livestock, as much as the wheel shows.
ora-plate-harvest = The marker of livestock after the harvest: back at 0, beside the others.
ora-plate-prior = The prior in the Cloister Courtyard, which has just been built.
ora-plate-cards = Two cards of the display: cost on the left, function in the middle, shield and house below.
ora-plate-contract = Clergymen at home: only those can be sent on a contract.
ora-plate-settle = Two settlements with what they cost in food and energy.
ora-plate-houses = A settlement counts its own red house and those of the cards beside it.
