//! A small scene for every building: what stands there, and what is made or kept beside it.

use parlour_forest::data::Building;
use parlour_kit::icon::picture;
use parlour_kit::{D, Markup, html};

/// A house of the sprite, what stands at its left and what at its right.
type Picture = (&'static str, &'static str, &'static str);

const FIR: &str = "v-fir";

#[rustfmt::skip]
const fn of(building: Building) -> Picture {
    match building {
        Building::ClayPit => ("v-p-pit", "i-water", "i-brick"),
        Building::HousingEstate => ("v-p-house", "v-p-house", "i-brick"),
        Building::Kiln => ("v-p-kiln", "i-peat-coal", "i-brick"),
        Building::WoodStock => ("v-p-shed", "i-wood", "i-wood"),
        Building::OxBarn => ("v-p-barn", "i-cattle", "i-wood"),
        Building::Sawmill => ("v-p-watermill", "i-wood", "i-t-saw"),
        Building::GlaswaldLake => ("v-p-lake", FIR, "i-sand"),
        Building::HotzenwaldHouse => ("v-p-hall", FIR, "i-cattle"),
        Building::SievingWorks => ("v-p-shed", "i-meat", "i-sand"),
        Building::ShepherdsHut => ("v-p-cabin", "i-w-shepherdess", "i-peat-coal"),
        Building::PotashMaker => ("v-p-furnace", "i-wood", FIR),
        Building::CharcoalPileSmall => ("v-p-mound", "i-wood", "i-peat-coal"),
        Building::Well => ("v-p-well", FIR, "i-water"),
        Building::WaterTower => ("v-p-tower", FIR, "i-water"),
        Building::Cooperage => ("v-p-tub", "i-wood", "i-water"),
        Building::GrainMill => ("v-p-windmill", "i-field", "i-porridge"),
        Building::Festival => ("v-p-feast", "i-meat", "i-porridge"),
        Building::ManorHouse => ("v-p-manor", "i-pond", "i-field"),
        Building::Bar => ("v-p-inn", "i-meat", "i-porridge"),
        Building::FishSmokery => ("v-p-smoke", "i-pond", "i-meat"),
        Building::Slaughterhouse => ("v-p-hall", "i-pig", "i-w-butcher"),
        Building::WateringTrough => ("v-p-trough", "i-pig", "i-cattle"),
        Building::Tannery => ("v-p-hides", "i-pig", "i-w-butcher"),
        Building::FeedFarm => ("v-p-barn", "i-field", "i-pig"),
        Building::SchauinslandHouse => ("v-p-chalet", FIR, "i-cattle"),
        Building::MountainChalet => ("v-p-chalet", "i-pasture", "i-cattle"),
        Building::BreedingFarm => ("v-p-barn", "i-pig", "i-cattle"),
        Building::IrrigationSystem => ("v-p-channel", "i-water", "i-pasture"),
        Building::ClearingHouse => ("v-p-cabin", "i-w-lumberjack", "i-field"),
        Building::WorkersHouse => ("v-p-timber", "i-w-merchant", "i-porridge"),
        Building::GlassFurnace => ("v-p-furnace", "i-meat", "i-progress"),
        Building::Glassblower => ("v-p-furnace", "i-t-glass", "i-glass"),
        Building::Bakery => ("v-p-kiln", "i-field", "i-bread"),
        Building::KnightsManor => ("v-p-manor", FIR, "i-free-cell"),
        Building::Fort => ("v-p-fort", FIR, FIR),
        Building::VillageChurch => ("v-p-church", FIR, "i-free-cell"),
        Building::BrickStore => ("v-p-shed", "i-pond", "i-brick"),
        Building::DayLabourersSquare => ("v-p-stall", "i-porridge", "i-brick"),
        Building::HalfTimberedHouse => ("v-p-timber", "i-wood", "i-brick"),
        Building::LogSupplier => ("v-p-barn", "i-wood", "i-wood"),
        Building::CarversWorkshop => ("v-p-cabin", "i-t-adze", "i-wood"),
        Building::HiddenMill => ("v-p-watermill", FIR, "i-porridge"),
        Building::MortarMaker => ("v-p-pit", "i-sand", "i-water"),
        Building::Tavern => ("v-p-inn", "i-porridge", "i-sand"),
        Building::Clockmaker => ("v-p-clock", FIR, "i-hourglass"),
        Building::CoalMerchant => ("v-p-stall", "i-peat-coal", "i-peat-coal"),
        Building::Converter => ("v-p-forge", "i-meat", "i-peat-coal"),
        Building::Warehouse => ("v-p-hall", "i-wood", "i-goods"),
        Building::Cistern => ("v-p-well", "i-w-cook", "i-water"),
        Building::PondHut => ("v-p-cabin", "i-pond", "i-water"),
        Building::PublicBaths => ("v-p-bath", "i-w-merchant", "i-water"),
        Building::Cellar => ("v-p-tub", "i-meat", "i-porridge"),
        Building::Grocery => ("v-p-stall", "i-joker", "i-porridge"),
        Building::PaintersWorkshop => ("v-p-timber", "i-glass", "i-porridge"),
        Building::MeatCellar => ("v-p-smoke", "i-w-butcher", "i-meat"),
        Building::Brewery => ("v-p-tub", "i-water", "i-meat"),
        Building::Fishery => ("v-p-lake", "i-pond", "i-meat"),
        Building::ForestersHut => ("v-p-cabin", FIR, "i-pig"),
        Building::Pigsty => ("v-p-fence", "i-pig", "i-pig"),
        Building::BeechnutGatherer => ("v-p-fence", "i-forest", "i-pig"),
        Building::Manger => ("v-p-manger", "i-pig", "i-cattle"),
        Building::Forge => ("v-p-forge", "i-peat-coal", "i-cattle"),
        Building::CattleFarmSmall => ("v-p-fence", "i-cattle", "i-cattle"),
        Building::IsolatedCabin => ("v-p-cabin", FIR, FIR),
        Building::NaturePark => ("v-p-fence", FIR, "i-pasture"),
        Building::Farmstead => ("v-p-hall", "i-field", "i-pasture"),
        Building::Glassworks => ("v-p-furnace", "i-brick", "i-progress"),
        Building::StorageShed => ("v-p-shed", "i-glass", "i-glass"),
        Building::Guild => ("v-p-timber", "i-glass", "i-progress"),
        Building::Distillery => ("v-p-tub", "i-w-farmer", "i-water"),
        Building::HermitsCabin => ("v-p-cabin", "i-small-plot", FIR),
        Building::SettlersHouse => ("v-p-house", "i-field", "i-pasture"),
        Building::Inn => ("v-p-inn", "i-porridge", FIR),
        Building::Shop => ("v-p-stall", "i-meat", "i-meat"),
        Building::ToolShop => ("v-p-timber", "i-t-saw", "i-w-lumberjack"),
        Building::CharcoalPileLarge => ("v-p-mound", "v-p-mound", "i-peat-coal"),
        Building::SandStore => ("v-p-shed", "i-sand", "i-sand"),
        Building::Reservoir => ("v-p-tower", "i-water", "i-water"),
        Building::HuntersLodge => ("v-p-chalet", FIR, FIR),
        Building::Hospital => ("v-p-hospital", FIR, "i-water"),
        Building::ThermalBaths => ("v-p-bath", "i-pond", "i-peat-coal"),
        Building::CattleFarmLarge => ("v-p-barn", "i-pasture", "i-cattle"),
        Building::Smokehouse => ("v-p-smoke", "i-pond", "i-pond"),
        Building::CastleHotel => ("v-p-castle", FIR, "i-small-plot"),
        Building::FarmersResidence => ("v-p-manor", "i-field", "i-field"),
        Building::BuildingSite => ("v-p-site", "i-house", "i-house"),
    }
}

/// The scene of a building in a frame: sky and ground, the house in the middle, its things at both sides.
pub(crate) fn scene(building: Building, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let (house, left, right) = of(building);
    let tall = (height * 0.98).min(width * 0.46);
    // On a tile of one cell the star with the points needs the right edge.
    let cx = if width < 110.0 { width / 2.0 - 8.0 } else { width / 2.0 };
    // In a tall frame the house stands in the middle distance, not at the lower edge.
    let foot = if height > width { height * 0.66 } else { height * 0.99 };
    let meadow = foot - tall * 0.2;
    html! {
        svg.pic x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) {
            rect.forest-sky width=(D(width)) height=(D(height)) {}
            path.forest-meadow d={ "M-2 " (D(meadow)) "q" (D(width * 0.28)) " " (D(-tall * 0.14)) " " (D(width * 0.55)) " 0t" (D(width * 0.55)) " " (D(-tall * 0.04)) "v" (D(height)) "H-2z" } {}
            (prop(left, (cx - tall * 0.95, foot), tall))
            (prop(right, (cx + tall * 0.95, foot), tall))
            (picture(house, (cx - tall * 0.625, foot - tall), (tall * 1.25, tall)))
        }
    }
}

/// A thing beside the house, standing on the ground.
fn prop(symbol: &str, (cx, foot): (f32, f32), house: f32) -> Markup {
    let tall = match symbol {
        FIR => house * 0.86,
        other if other.starts_with("v-") => house * 0.7,
        _ => house * 0.52,
    };
    let wide = if symbol == FIR { tall * 0.68 } else { tall };
    picture(symbol, (cx - wide / 2.0, foot - tall), (wide, tall))
}
