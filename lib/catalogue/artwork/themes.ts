import type { MotifId, PaletteId, SceneId, WeatherId } from './constants';

/** What a theme can combine. The seed of a game chooses among these. `motifs` are in the order of their pay on the reels. */
export interface Theme {
  readonly scenes: readonly SceneId[];
  readonly motifs: readonly MotifId[];
  readonly palettes: readonly PaletteId[];
  readonly weather: readonly WeatherId[];
}

const define = (scenes: string, motifs: string, palettes: string, weather: string): Theme => ({
  scenes: scenes.split(' ') as SceneId[],
  motifs: motifs.split(' ') as MotifId[],
  palettes: palettes.split(' ') as PaletteId[],
  weather: weather.split(' ') as WeatherId[],
});

/** The themes of slots, then those of the other categories. tests/catalogue checks every id in them. */
export const THEMES = {
  'night-market': define(
    'market rooftops',
    'lantern cat teapot coin drum fan dice parasol kite',
    'lantern midnight vermilion dusk jade plum',
    'fireflies embers sparks',
  ),
  'moon-river': define(
    'river peaks',
    'heron ship carp lantern hare lotus pearl fan',
    'indigo jade midnight dusk dawn lagoon',
    'fireflies petals stars none',
  ),
  'bamboo-grove': define(
    'bamboo river',
    'crane fox tortoise drum teapot hare parasol',
    'jade moss dawn honey paper midnight',
    'leaves fireflies none',
  ),
  'cloud-palace': define(
    'clouds',
    'phoenix pagoda dragon bell crown crane fan',
    'dawn saffron rose indigo orchid paper',
    'petals stars none',
  ),
  'jade-mountain': define(
    'peaks clouds',
    'tortoise dragon ingot vase crane gem pagoda',
    'jade moss dawn paper indigo lagoon',
    'petals none dust',
  ),
  'coral-court': define(
    'reef',
    'octopus pearl jellyfish manta crab tortoise chest whale carp',
    'lagoon abyss coral indigo orchid jade',
    'bubbles',
  ),
  'harbour-lights': define(
    'harbour river',
    'lighthouse ship whale compass bell key crab',
    'midnight dusk lagoon dawn storm lantern',
    'stars rain none fireflies',
  ),
  'desert-caravan': define(
    'dunes ziggurat',
    'scarab lamp serpent elephant hourglass compass crown',
    'sand saffron copper dusk plum rose',
    'dust stars none',
  ),
  'sun-temple': define(
    'ziggurat jungle',
    'mask lion serpent scarab crown phoenix gem',
    'saffron ember copper moss sand vermilion',
    'embers dust fireflies',
  ),
  'hill-orchard': define(
    'orchard terraces',
    'pomegranate cherries bee melon fox butterfly hare',
    'honey dawn moss coral rose paper',
    'petals leaves none',
  ),
  'winter-court': define(
    'snow aurora',
    'stag wolf owl snowflake bell hare crown',
    'frost indigo aurora storm rose midnight',
    'snow',
  ),
  'star-observatory': define(
    'cosmos aurora',
    'planet compass owl hourglass rocket clock whale',
    'midnight indigo plum aurora abyss orchid',
    'stars sparks',
  ),
  'neon-alley': define(
    'city market',
    'dice cat gem joystick rocket cards coin',
    'neon orchid plum abyss midnight coral',
    'rain sparks fireflies',
  ),
  'thunder-steppe': define(
    'steppe peaks',
    'ox wolf drum phoenix kite bell stag',
    'storm copper dusk saffron indigo moss',
    'rain dust leaves',
  ),
  'emerald-jungle': define(
    'jungle',
    'elephant butterfly peacock serpent mask owl gem',
    'moss jade lagoon honey ember aurora',
    'fireflies leaves',
  ),
  'fire-mountain': define(
    'volcano',
    'dragon phoenix gem bell scarab lion',
    'ember vermilion copper plum abyss saffron',
    'embers sparks',
  ),
  'lost-archive': define(
    'archive',
    'book key owl hourglass lamp compass clock',
    'copper lantern plum moss midnight storm',
    'dust fireflies sparks',
  ),
  'opera-house': define(
    'stage',
    'mask fan crown cat peacock bell',
    'vermilion plum rose lantern orchid ember',
    'confetti sparks petals',
  ),
  'tea-terraces': define(
    'terraces orchard',
    'teapot ox parasol crane butterfly vase',
    'moss dawn honey jade paper rose',
    'petals leaves none',
  ),
  'travelling-carnival': define(
    'carnival',
    'elephant wheel drum mask lion kite firework',
    'lantern coral plum vermilion lagoon dusk',
    'confetti sparks stars',
  ),
  'gold-savanna': define(
    'savanna',
    'lion elephant drum ox mask bell',
    'saffron ember honey dusk coral copper',
    'dust leaves fireflies',
  ),
  'clockwork-city': define(
    'city archive',
    'clock key scarab rocket compass owl',
    'copper storm lantern sand plum midnight',
    'dust sparks embers',
  ),
  'moon-bakery': define(
    'market rooftops',
    'mooncake teapot hare cherries melon lantern',
    'rose honey dusk lantern orchid coral',
    'petals sparks fireflies',
  ),
  'smuggler-cove': define(
    'harbour reef',
    'chest ship octopus key compass shark',
    'lagoon storm midnight copper dusk abyss',
    'rain fireflies stars',
  ),
  'lotus-pond': define(
    'river terraces',
    'lotus carp heron butterfly tortoise bee',
    'rose jade dawn lagoon orchid paper',
    'petals fireflies',
  ),
  'crystal-mine': define(
    'cavern',
    'gem ingot lamp scarab chest dragon',
    'orchid lagoon plum jade abyss ember',
    'sparks dust fireflies',
  ),
  'spring-festival': define(
    'rooftops market',
    'firework dragon drum coin ingot lantern hare',
    'vermilion lantern ember rose midnight plum',
    'confetti sparks petals',
  ),
  'northern-lights': define(
    'aurora snow',
    'whale stag wolf ship owl snowflake',
    'aurora frost abyss indigo orchid jade',
    'stars snow',
  ),
  'deep-hunt': define(
    'reef',
    'shark manta octopus crab whale jellyfish pearl carp',
    'abyss lagoon indigo coral jade',
    'bubbles',
  ),
  'high-table': define(
    'table',
    'cards wheel dice crown coin',
    'lantern jade vermilion midnight plum',
    'sparks dust',
  ),
  'floodlight-stadium': define(
    'stadium',
    'football trophy',
    'moss indigo midnight saffron lagoon',
    'confetti none',
  ),
  'signal-arena': define('arena', 'joystick trophy rocket', 'neon orchid abyss indigo ember', 'sparks'),
  'draw-hall': define(
    'drawhall',
    'balls wheel coin dice digits trio eleven racecar clover zodiac ticket cage northland midland southland elephant lotus pagoda kite',
    'lantern vermilion indigo jade orchid',
    'confetti sparks',
  ),
  'dawn-yard': define('farmyard', 'rooster', 'dawn ember saffron vermilion copper', 'dust leaves embers'),
  'card-room': define(
    'table stage',
    'cards dice crown coin',
    'jade plum vermilion indigo midnight',
    'sparks dust',
  ),
} as const satisfies Record<string, Theme>;

export type ThemeId = keyof typeof THEMES;
export const THEME_IDS = Object.keys(THEMES) as ThemeId[];

/** The themes that are not used for slots. */
export const CATEGORY_THEME_IDS: readonly ThemeId[] = [
  'deep-hunt',
  'high-table',
  'floodlight-stadium',
  'signal-arena',
  'draw-hall',
  'dawn-yard',
  'card-room',
];
/** The themes that are used for slots. */
export const SLOT_THEME_IDS: readonly ThemeId[] = THEME_IDS.filter((id) => !CATEGORY_THEME_IDS.includes(id));

/** Returns the definition of a theme, with its lists typed as lists of any id. */
export function themeOf(id: ThemeId): Theme {
  return THEMES[id];
}
