//! Which symbol stands for what.

use parlour_ora::data::{Card, Good, Marker, Settlement, Terrain, Tile};

/// The icon of a good.
pub(crate) const fn good(good: Good) -> &'static str {
    match good {
        Good::Clay => "i-clay",
        Good::Wood => "i-wood",
        Good::Peat => "i-peat",
        Good::Livestock => "i-livestock",
        Good::Grain => "i-grain",
        Good::Coin => "i-coin",
        Good::Coin5 => "i-coin5",
        Good::Stone => "i-stone",
        Good::Straw => "i-straw",
        Good::PeatCoal => "i-peat-coal",
        Good::Meat => "i-meat",
        Good::Ceramic => "i-ceramic",
        Good::Book => "i-book",
        Good::Ornament => "i-ornament",
        Good::Reliquary => "i-reliquary",
        Good::Wonder => "i-wonder",
        Good::Grapes => "i-grapes",
        Good::Wine => "i-wine",
        Good::Flour => "i-flour",
        Good::Bread => "i-bread",
        Good::Malt => "i-malt",
        Good::Beer => "i-beer",
        Good::Whiskey => "i-whiskey",
    }
}

/// The icon of a marker of the wheel.
pub(crate) const fn marker(marker: Marker) -> &'static str {
    match marker {
        Marker::Clay => "i-clay",
        Marker::Coins => "i-coin",
        Marker::Grain => "i-grain",
        Marker::Livestock => "i-livestock",
        Marker::Wood => "i-wood",
        Marker::Peat => "i-peat",
        Marker::Joker => "i-joker",
        Marker::Grapes => "i-grapes",
        Marker::Stone => "i-stone",
    }
}

/// The hexagon of a terrain.
pub(crate) const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Water => "i-t-water",
        Terrain::Coast => "i-t-coast",
        Terrain::Plains => "i-t-plains",
        Terrain::Hillside => "i-t-hill",
        Terrain::Mountain => "i-t-rock",
    }
}

/// The icon of a landscape tile.
pub(crate) const fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::District => "i-district",
        Tile::Plot => "i-plot",
    }
}

/// The scene on a settlement card.
pub(crate) const fn settlement(settlement: Settlement) -> &'static str {
    match settlement {
        Settlement::ShantyTown => "v-shanty-town",
        Settlement::FarmingVillage => "v-farming-village",
        Settlement::MarketTown => "v-market-town",
        Settlement::FishingVillage => "v-fishing-village",
        Settlement::ArtistsColony => "v-artists-colony",
        Settlement::Hamlet => "v-hamlet",
        Settlement::Village => "v-village",
        Settlement::HilltopVillage => "v-hilltop-village",
    }
}

/// The scene on a building card.
pub(crate) const fn building(card: Card) -> &'static str {
    match card {
        Card::ClayMound => "v-clay-mound",
        Card::Farmyard => "v-farmyard",
        Card::CloisterOffice => "v-cloister-office",
        Card::Priory => "v-priory",
        Card::CloisterCourtyard => "v-cloister-courtyard",
        Card::FuelMerchant => "v-fuel-merchant",
        Card::PeatCoalKiln => "v-peat-coal-kiln",
        Card::StoneMerchant => "v-stone-merchant",
        Card::BuildersMarket => "v-builders-market",
        Card::CloisterChapterHouse => "v-cloister-chapter-house",
        Card::CloisterWorkshop => "v-cloister-workshop",
        Card::Slaughterhouse => "v-slaughterhouse",
        Card::QuarryB | Card::QuarryC => "v-quarry",
        Card::Shipyard => "v-shipyard",
        Card::Castle => "v-castle",
        Card::Sacristy => "v-sacristy",
        Card::Estate => "v-estate",
        Card::HouseOfTheBrotherhood => "v-house-of-the-brotherhood",
        Card::GrainStorage => "v-grain-storage",
        Card::Windmill => "v-windmill",
        Card::Bakery => "v-bakery",
        Card::Market => "v-market",
        Card::CloisterGarden => "v-cloister-garden",
        Card::Carpentry => "v-carpentry",
        Card::HarborPromenade => "v-harbor-promenade",
        Card::GrapevineA | Card::GrapevineC => "v-grapevine",
        Card::FinancedEstate => "v-financed-estate",
        Card::CloisterLibrary => "v-cloister-library",
        Card::Inn => "v-inn",
        Card::Winery => "v-winery",
        Card::Bathhouse => "v-bathhouse",
        Card::CloisterChurch => "v-cloister-church",
        Card::ChamberOfWonders => "v-chamber-of-wonders",
        Card::Palace => "v-palace",
        Card::TownEstate => "v-town-estate",
        Card::Calefactory => "v-calefactory",
        Card::ShippingCompany => "v-shipping-company",
        Card::ForgersWorkshop => "v-forgers-workshop",
        Card::PilgrimageSite => "v-pilgrimage-site",
        Card::Dormitory => "v-dormitory",
        Card::PrintingOffice => "v-printing-office",
        Card::Hospice => "v-hospice",
        Card::Granary => "v-granary",
        Card::Malthouse => "v-malthouse",
        Card::Brewery => "v-brewery",
        Card::FalseLighthouse => "v-false-lighthouse",
        Card::SpinningMill => "v-spinning-mill",
        Card::Cottage => "v-cottage",
        Card::Houseboat => "v-houseboat",
        Card::SacredSite => "v-sacred-site",
        Card::DruidsHouse => "v-druids-house",
        Card::Scriptorium => "v-scriptorium",
        Card::Alehouse => "v-alehouse",
        Card::WhiskeyDistillery => "v-whiskey-distillery",
        Card::Locutory => "v-locutory",
        Card::Chapel => "v-chapel",
        Card::Portico => "v-portico",
        Card::GrandManor => "v-grand-manor",
        Card::ForestHut => "v-forest-hut",
        Card::Refectory => "v-refectory",
        Card::CoalHarbor => "v-coal-harbor",
        Card::FilialChurch => "v-filial-church",
        Card::Cooperage => "v-cooperage",
        Card::RoundTower => "v-round-tower",
        Card::Camera => "v-camera",
        Card::Bulwark => "v-bulwark",
        Card::FestivalGround => "v-festival-ground",
        Card::Guesthouse => "v-guesthouse",
    }
}
