//! Where things lie on the map, in units of its drawing. Every bend and every label is set by hand, so that
//! lots, names and pieces stay clear of each other.

use parlour_kit::Anchor;
use parlour_orleans::City;
use parlour_orleans::data::Edge;

/// A point of the map.
pub(crate) type Point = (f32, f32);

/// How a city is drawn.
pub(crate) struct Site {
    /// The middle of its seal.
    pub(crate) at: Point,
    /// Where its name stands, from the middle, and which end of the name that is.
    pub(crate) label: (f32, f32, Anchor),
    /// Where merchants stand, from the middle.
    pub(crate) merchants: Point,
    /// Where the number of a choice stands, from the middle.
    pub(crate) number: Point,
}

const fn site(at: Point, label: (f32, f32, Anchor), merchants: Point, number: Point) -> Site {
    Site { at, label, merchants, number }
}

const SITES: [Site; City::COUNT] = {
    use Anchor::{End, Middle, Start};
    [
        // Orléans
        site((337.3, 199.6), (0.0, -47.0, Middle), (0.0, 0.0), (27.0, 22.0)),
        // Chartres
        site((266.3, 54.6), (-20.0, -8.0, End), (22.0, -16.0), (-15.0, 14.0)),
        // Étampes
        site((382.9, 54.6), (20.0, -6.0, Start), (-20.0, -18.0), (16.0, 14.0)),
        // Le Mans
        site((53.4, 166.8), (0.0, -27.0, Middle), (-24.0, 10.0), (-17.0, -14.0)),
        // Châteaudun
        site((235.9, 144.9), (-19.0, -9.0, End), (21.0, -18.0), (-16.0, 14.0)),
        // Montargis
        site((479.2, 161.3), (10.0, -19.0, Middle), (26.0, 4.0), (-17.0, 13.0)),
        // Vendôme
        site((185.2, 226.9), (-19.0, 6.0, End), (14.0, -22.0), (-12.0, 17.0)),
        // Blois
        site((246.0, 281.6), (0.0, 28.0, Middle), (24.0, -14.0), (-16.0, -14.0)),
        // Briare
        site((489.4, 270.7), (20.0, 8.0, Start), (18.0, -21.0), (-16.0, 14.0)),
        // Tours
        site((129.4, 328.1), (-20.0, 5.0, End), (20.0, -20.0), (-12.0, -17.0)),
        // Chinon
        site((53.4, 396.5), (-6.0, -19.0, Middle), (-24.0, 6.0), (-15.0, 16.0)),
        // Montrichard
        site((218.1, 355.5), (20.0, -8.0, Start), (4.0, -28.0), (-17.0, -13.0)),
        // Vierzon
        site((362.6, 369.1), (20.0, -8.0, Start), (-20.0, -18.0), (16.0, 14.0)),
        // Loches
        site((180.1, 421.1), (-19.0, 8.0, End), (-18.0, -20.0), (16.0, 14.0)),
        // Bourges
        site((433.6, 407.4), (20.0, -9.0, Start), (22.0, 18.0), (-16.0, 14.0)),
        // Sancerre
        site((504.6, 352.7), (-19.0, -5.0, End), (24.0, 8.0), (16.0, -14.0)),
        // Châtellerault
        site((99.0, 494.9), (-6.0, 30.1, Middle), (-24.0, -8.0), (17.0, -14.0)),
        // Le Blanc
        site((190.2, 519.6), (10.0, -19.0, Middle), (-24.0, 2.0), (-2.0, 20.0)),
        // Châteauroux
        site((296.7, 475.8), (20.0, 3.0, Start), (-6.0, -27.0), (-17.0, 14.0)),
        // Nevers
        site((550.2, 451.2), (-2.0, 28.0, Middle), (14.0, -24.0), (-17.0, 12.0)),
        // Argenton-sur-Creuse
        site((266.3, 555.1), (-2.0, 28.0, Middle), (22.0, -18.0), (-17.0, -13.0)),
        // La Châtre
        site((362.6, 555.1), (20.0, 28.0, Middle), (4.0, -28.0), (-15.0, 15.0)),
        // Saint-Amand-Montrond
        site((453.9, 511.4), (2.0, 27.0, Start), (24.0, -20.0), (-17.0, 14.0)),
    ]
};

/// How a connection is drawn.
pub(crate) struct Bed {
    /// The handles of its curve.
    pub(crate) handles: [Point; 2],
    /// Where its goods lie.
    pub(crate) lots: &'static [Point],
}

const fn bed(handles: [Point; 2], lots: &'static [Point]) -> Bed {
    Bed { handles, lots }
}

const BEDS: [Bed; Edge::COUNT] = [
    // e01, Chartres – LeMans
    bed([(187.0, 77.0), (116.0, 114.0)], &[(168.0, 91.9), (139.7, 106.8)]),
    // e02, Etampes – Montargis
    bed([(405.0, 99.0), (437.0, 135.0)], &[(413.3, 102.4), (434.7, 126.2)]),
    // e03, Chatellerault – Argenton
    bed([(138.0, 561.0), (194.0, 581.0)], &[(155.5, 553.3), (185.6, 564.1)]),
    // e04, StAmand – Nevers
    bed([(493.0, 503.0), (525.0, 483.0)], &[(480.8, 503.1), (509.3, 488.5)]),
    // e05, LeMans – Tours
    bed([(93.0, 214.0), (119.0, 268.0)], &[(91.6, 221.7), (105.9, 250.4)]),
    // e06, Orleans – Briare
    bed([(365.0, 259.0), (439.0, 260.0)], &[(388.9, 247.7), (421.1, 258.1)]),
    // e07, Briare – Sancerre
    bed([(514.0, 292.0), (506.0, 327.0)], &[(493.6, 315.5), (519.6, 315.5)]),
    // e08, Orleans – Vierzon
    bed([(335.0, 258.0), (344.0, 314.0)], &[(339.9, 269.7), (344.7, 301.3)]),
    // e09, Chinon – LeBlanc
    bed([(111.0, 415.0), (154.0, 477.0)], &[(131.6, 450.9), (153.9, 476.0)]),
    // e10, Chartres – Etampes
    bed([(305.0, 47.0), (344.0, 47.0)], &[(324.6, 48.6)]),
    // e11, Chartres – Orleans
    bed([(297.0, 99.0), (321.0, 148.0)], &[(307.2, 124.5)]),
    // e12, Chartres – Chateaudun
    bed([(250.0, 83.0), (240.0, 113.0)], &[(246.3, 98.1)]),
    // e13, LeMans – Chateaudun
    bed([(115.0, 166.0), (176.0, 159.0)], &[(145.2, 160.8)]),
    // e14, LeMans – Vendome
    bed([(93.0, 195.0), (137.0, 215.0)], &[(116.4, 203.2)]),
    // e15, Chateaudun – Vendome
    bed([(214.0, 169.0), (198.0, 197.0)], &[(207.1, 183.8)]),
    // e16, Chateaudun – Orleans
    bed([(272.0, 158.0), (306.0, 177.0)], &[(288.5, 168.7)]),
    // e17, Orleans – Blois
    bed([(332.0, 248.0), (279.0, 264.0)], &[(302.1, 252.2)]),
    // e18, Orleans – Montargis
    bed([(382.0, 178.0), (429.0, 165.0)], &[(406.4, 173.7)]),
    // e19, Vendome – Blois
    bed([(201.0, 250.0), (221.0, 268.0)], &[(212.2, 258.0)]),
    // e20, Montargis – Briare
    bed([(473.0, 199.0), (477.0, 235.0)], &[(477.3, 216.6)]),
    // e21, Blois – Tours
    bed([(203.0, 275.0), (162.0, 308.0)], &[(183.7, 294.8)]),
    // e22, Blois – Vierzon
    bed([(290.0, 303.0), (329.0, 333.0)], &[(308.5, 319.8)]),
    // e23, Tours – Montrichard
    bed([(160.0, 322.0), (193.0, 343.0)], &[(175.9, 334.9)]),
    // e24, Tours – Loches
    bed([(131.0, 363.0), (161.0, 395.0)], &[(148.4, 378.1)]),
    // e25, Tours – Chinon
    bed([(122.0, 365.0), (80.0, 381.0)], &[(98.6, 370.3)]),
    // e26, Chinon – Chatellerault
    bed([(85.0, 418.0), (90.0, 463.0)], &[(87.7, 450.4)]),
    // e27, Chinon – Chatellerault
    bed([(53.0, 437.0), (68.0, 469.0)], &[(61.8, 445.2)]),
    // e28, Montrichard – Vierzon
    bed([(259.0, 387.0), (319.0, 373.0)], &[(289.1, 375.4)]),
    // e29, Montrichard – Loches
    bed([(201.0, 375.0), (188.0, 397.0)], &[(195.7, 386.3)]),
    // e30, Vierzon – Chateauroux
    bed([(349.0, 410.0), (327.0, 445.0)], &[(335.6, 426.2)]),
    // e31, Vierzon – Bourges
    bed([(390.0, 370.0), (414.0, 393.0)], &[(401.0, 383.0)]),
    // e32, Vierzon – StAmand
    bed([(363.0, 429.0), (419.0, 474.0)], &[(395.1, 448.7)]),
    // e33, Sancerre – Bourges
    bed([(476.0, 365.0), (452.0, 383.0)], &[(465.4, 375.3)]),
    // e34, Sancerre – Nevers
    bed([(539.0, 373.0), (542.0, 419.0)], &[(537.2, 397.4)]),
    // e35, Loches – Chateauroux
    bed([(222.0, 432.0), (261.0, 450.0)], &[(241.0, 443.0)]),
    // e36, LeBlanc – Argenton
    bed([(219.0, 517.0), (245.0, 541.0)], &[(231.3, 530.8)]),
    // e37, LeBlanc – Chateauroux
    bed([(223.0, 498.0), (258.0, 483.0)], &[(251.9, 488.0)]),
    // e38, Argenton – LaChatre
    bed([(298.0, 560.0), (331.0, 560.0)], &[(314.5, 559.1)]),
    // e39, LaChatre – StAmand
    bed([(396.0, 547.0), (426.0, 532.0)], &[(405.8, 539.9)]),
    // e40, Bourges – StAmand
    bed([(435.0, 443.0), (442.0, 478.0)], &[(439.8, 460.2)]),
    // e41, Bourges – Nevers
    bed([(475.0, 415.0), (514.0, 429.0)], &[(494.0, 423.7)]),
    // e42, Chateauroux – Argenton
    bed([(292.0, 504.0), (281.0, 531.0)], &[(285.2, 516.9)]),
    // e43, Chateauroux – LaChatre
    bed([(323.0, 499.0), (345.0, 525.0)], &[(332.7, 512.9)]),
];

/// The ends of the Loire, beyond the cities.
pub(crate) const MOUTHS: &str = "M550 451q12 20 34 36M53 396q-16 2-52-12";

/// The names of the rivers, where they stand and how they lean.
pub(crate) const RIVERS: [(&str, Point, i8); 3] =
    [("Loire", (402.0, 286.0), 12), ("Cher", (326.0, 384.0), -6), ("Creuse", (154.0, 520.0), 38)];

/// How a city is drawn.
pub(crate) const fn site_of(city: City) -> &'static Site {
    &SITES[city as usize]
}

/// How a connection is drawn.
pub(crate) const fn bed_of(edge: Edge) -> &'static Bed {
    &BEDS[edge.index()]
}

/// Is the connection a stretch of the Loire?
pub(crate) fn is_loire(edge: Edge) -> bool {
    const LOIRE: [u8; 6] = [6, 7, 17, 21, 25, 34];
    LOIRE.contains(&(edge.index() as u8 + 1))
}
