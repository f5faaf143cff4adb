//! Resources, animals, tiles and dials: the things that change hands.

use parlour_core::spelled;

spelled! {
    /// A kind of resource; the basic ones come first, then the processed ones.
    pub enum Good, "a resource", "forest-thing-" {
        /// *Sable*.
        Sand = "sand",
        /// *Charbon*; it has a marker on each dial.
        Coal = "coal",
        /// *Eau*.
        Water = "water",
        /// *Bois*.
        Wood = "wood",
        /// *Porridge*.
        Porridge = "porridge",
        /// *Viande*.
        Meat = "meat",
        /// *Brique*; it lies on a track of its own.
        Brick = "brick",
        /// *Verre*.
        Glass = "glass",
        /// *Provisions*; they have two markers on the oven.
        Provision = "provision",
        /// *Marchandises*.
        Goods = "goods",
    }
}

impl Good {
    /// The seven basic resources (*ressources de base*).
    pub const BASIC: [Self; 7] =
        [Self::Sand, Self::Coal, Self::Water, Self::Wood, Self::Porridge, Self::Meat, Self::Brick];

    /// Is it a basic resource?
    pub const fn is_basic(self) -> bool {
        (self as usize) < Self::BASIC.len()
    }
}

spelled! {
    /// One of the two clocks of a production board.
    pub enum Dial, "a dial", "forest-dial-" {
        /// The glass dial (*fabrique de verre*).
        Glass = "glass",
        /// The oven dial (*four*).
        Oven = "oven",
    }
}

spelled! {
    /// A tile of an estate.
    pub enum Tile, "a tile", "forest-thing-" {
        /// *Forêt*.
        Forest = "forest",
        /// *Champ*.
        Field = "field",
        /// *Étang*.
        Pond = "pond",
        /// *Pâturage*.
        Pasture = "pasture",
    }
}

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// The landscape tiles, which their owner may take away at any time.
    pub const LANDSCAPE: [Self; 3] = [Self::Field, Self::Pond, Self::Pasture];
}

spelled! {
    /// A kind of animal.
    pub enum Animal, "an animal", "forest-thing-" {
        /// *Cochon*.
        Pig = "pig",
        /// *Bœuf*.
        Cattle = "cattle",
    }
}

spelled! {
    /// Anything that can be given, gained or spent, one marker or one kind of piece at a time.
    #[derive(Default)]
    pub enum Item, "a thing", "forest-thing-" {
        /// Sand.
        #[default]
        Sand = "sand",
        /// Coal, the dial still to be named.
        Coal = "coal",
        /// Coal of the glass dial.
        CoalGlass = "coal-glass",
        /// Coal of the oven dial.
        CoalOven = "coal-oven",
        /// Water.
        Water = "water",
        /// Wood.
        Wood = "wood",
        /// Porridge.
        Porridge = "porridge",
        /// Meat.
        Meat = "meat",
        /// Brick.
        Brick = "brick",
        /// Glass.
        Glass = "glass",
        /// Provisions.
        Provision = "provision",
        /// Goods.
        Goods = "goods",
        /// Pigs.
        Pig = "pig",
        /// Cattle.
        Cattle = "cattle",
        /// Animals of either kind.
        Animal = "animal",
        /// Forest tiles.
        Forest = "forest",
        /// Fields.
        Field = "field",
        /// Ponds.
        Pond = "pond",
        /// Pastures.
        Pasture = "pasture",
        /// Cells for the progress marker.
        Progress = "progress",
        /// A building at its price.
        Building = "building",
        /// A small building free of charge.
        FreeBuilding = "free-building",
    }
}

impl Item {
    /// What may be handed to an opponent or gained as a bonus: basic resources, coal by its marker.
    pub const BASIC: [Self; 8] = [
        Self::Sand,
        Self::CoalGlass,
        Self::CoalOven,
        Self::Water,
        Self::Wood,
        Self::Porridge,
        Self::Meat,
        Self::Brick,
    ];
    /// What may be discarded: every resource, coal by its marker.
    pub const ANY: [Self; 11] = [
        Self::Sand,
        Self::CoalGlass,
        Self::CoalOven,
        Self::Water,
        Self::Wood,
        Self::Porridge,
        Self::Meat,
        Self::Brick,
        Self::Glass,
        Self::Provision,
        Self::Goods,
    ];

    /// The resource it is, if it is one.
    pub const fn good(self) -> Option<Good> {
        Some(match self {
            Self::Sand => Good::Sand,
            Self::Coal | Self::CoalGlass | Self::CoalOven => Good::Coal,
            Self::Water => Good::Water,
            Self::Wood => Good::Wood,
            Self::Porridge => Good::Porridge,
            Self::Meat => Good::Meat,
            Self::Brick => Good::Brick,
            Self::Glass => Good::Glass,
            Self::Provision => Good::Provision,
            Self::Goods => Good::Goods,
            _ => return None,
        })
    }

    /// The tile it is, if it is one.
    pub const fn tile(self) -> Option<Tile> {
        Some(match self {
            Self::Forest => Tile::Forest,
            Self::Field => Tile::Field,
            Self::Pond => Tile::Pond,
            Self::Pasture => Tile::Pasture,
            _ => return None,
        })
    }

    /// The animal it is, if it is one.
    pub const fn animal(self) -> Option<Animal> {
        match self {
            Self::Pig => Some(Animal::Pig),
            Self::Cattle => Some(Animal::Cattle),
            _ => None,
        }
    }
}

impl From<Good> for Item {
    fn from(good: Good) -> Self {
        match good {
            Good::Sand => Self::Sand,
            Good::Coal => Self::Coal,
            Good::Water => Self::Water,
            Good::Wood => Self::Wood,
            Good::Porridge => Self::Porridge,
            Good::Meat => Self::Meat,
            Good::Brick => Self::Brick,
            Good::Glass => Self::Glass,
            Good::Provision => Self::Provision,
            Good::Goods => Self::Goods,
        }
    }
}

impl From<Tile> for Item {
    fn from(tile: Tile) -> Self {
        match tile {
            Tile::Forest => Self::Forest,
            Tile::Field => Self::Field,
            Tile::Pond => Self::Pond,
            Tile::Pasture => Self::Pasture,
        }
    }
}

impl From<Animal> for Item {
    fn from(animal: Animal) -> Self {
        match animal {
            Animal::Pig => Self::Pig,
            Animal::Cattle => Self::Cattle,
        }
    }
}
