//! Resources, animals, tiles and dials: the things that change hands.

use parlour_core::spelled;

/// A kind of resource; the basic ones come first, then the processed ones.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Good {
    /// *Sable*.
    Sand,
    /// *Charbon*; it has a marker on each dial.
    Coal,
    /// *Eau*.
    Water,
    /// *Bois*.
    Wood,
    /// *Porridge*.
    Porridge,
    /// *Viande*.
    Meat,
    /// *Brique*; it lies on a track of its own.
    Brick,
    /// *Verre*.
    Glass,
    /// *Provisions*; they have two markers on the oven.
    Provision,
    /// *Marchandises*.
    Goods,
}

spelled!(Good, "a resource", "forest-thing-" {
    Sand = "sand", Coal = "coal", Water = "water", Wood = "wood", Porridge = "porridge", Meat = "meat",
    Brick = "brick", Glass = "glass", Provision = "provision", Goods = "goods",
});

impl Good {
    /// The seven basic resources (*ressources de base*).
    pub const BASIC: [Self; 7] =
        [Self::Sand, Self::Coal, Self::Water, Self::Wood, Self::Porridge, Self::Meat, Self::Brick];

    /// Is it a basic resource?
    pub const fn is_basic(self) -> bool {
        (self as usize) < Self::BASIC.len()
    }
}

/// One of the two clocks of a production board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dial {
    /// The glass dial (*fabrique de verre*).
    Glass,
    /// The oven dial (*four*).
    Oven,
}

spelled!(Dial, "a dial", "forest-dial-" { Glass = "glass", Oven = "oven" });

/// A tile of an estate.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// *Forêt*.
    Forest,
    /// *Champ*.
    Field,
    /// *Étang*.
    Pond,
    /// *Pâturage*.
    Pasture,
}

spelled!(Tile, "a tile", "forest-thing-" {
    Forest = "forest", Field = "field", Pond = "pond", Pasture = "pasture",
});

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// The landscape tiles, which their owner may take away at any time.
    pub const LANDSCAPE: [Self; 3] = [Self::Field, Self::Pond, Self::Pasture];
}

/// A kind of animal.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Animal {
    /// *Cochon*.
    Pig,
    /// *Bœuf*.
    Cattle,
}

spelled!(Animal, "an animal", "forest-thing-" { Pig = "pig", Cattle = "cattle" });

/// Anything that can be given, gained or spent, one marker or one kind of piece at a time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Item {
    /// Sand.
    #[default]
    Sand,
    /// Coal, the dial still to be named.
    Coal,
    /// Coal of the glass dial.
    CoalGlass,
    /// Coal of the oven dial.
    CoalOven,
    /// Water.
    Water,
    /// Wood.
    Wood,
    /// Porridge.
    Porridge,
    /// Meat.
    Meat,
    /// Brick.
    Brick,
    /// Glass.
    Glass,
    /// Provisions.
    Provision,
    /// Goods.
    Goods,
    /// Pigs.
    Pig,
    /// Cattle.
    Cattle,
    /// Animals of either kind.
    Animal,
    /// Forest tiles.
    Forest,
    /// Fields.
    Field,
    /// Ponds.
    Pond,
    /// Pastures.
    Pasture,
    /// Cells for the progress marker.
    Progress,
    /// A building at its price.
    Building,
    /// A small building free of charge.
    FreeBuilding,
}

spelled!(Item, "a thing", "forest-thing-" {
    Sand = "sand", Coal = "coal", CoalGlass = "coal-glass", CoalOven = "coal-oven", Water = "water",
    Wood = "wood", Porridge = "porridge", Meat = "meat", Brick = "brick", Glass = "glass",
    Provision = "provision", Goods = "goods", Pig = "pig", Cattle = "cattle", Animal = "animal",
    Forest = "forest", Field = "field", Pond = "pond", Pasture = "pasture", Progress = "progress", Building = "building",
    FreeBuilding = "free-building",
});

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
