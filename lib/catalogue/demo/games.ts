import { chance, hashText, type Chance } from '../artwork/random';
import { SLOT_THEME_IDS, themeOf, type ThemeId } from '../artwork/themes';
import type { MotifId } from '../artwork/constants';
import { composeTitle } from '../naming/grammar';
import { PLACES } from '../naming/places';
import { TitleRegister } from '../naming/register';
import { slugOf } from '../naming/slug';
import type { Names } from '../naming/types';
import { QUALITIES } from '../naming/words';
import { LOTTERIES } from './lotteries';
import { MODEL_CHOICES, STAKE_TABLES } from './models';
import { LISTED_TITLES, SLOT_COUNTS, type ListedTitles } from './plan';
import type { DemoGame, GameClass, GameType, ModelChoice } from './types';
import type { VendorCode } from './vendors';

export interface DemoCatalogueOptions {
  /** The studio's models; those of the engine `slots` are used for slots. */
  readonly models?: readonly ModelChoice[];
  /** Ids of stake tables, smallest stakes first. */
  readonly stakeTables?: readonly string[];
  /** false: the other games alone. The slots are 98 of 100, and take 0.5 s. */
  readonly withSlots?: boolean;
}

/** A different first seed would give a different, equally good catalogue. */
const CATALOGUE_SEED = 0x1a27e2;
/** The share of games that came in the last month; the others came in the four years before it. */
const FRESH_SHARE = 0.045;
const MONTH = 30;
const OLDEST = 1_500;
/** No vendor has had more than about forty collisions in a row. If there are far more, the word lists are too small. */
const MAX_TRIES = 2_000;

/**
 * The demo catalogue: 9,988 original games, always the same for the same options, in the order in which vendors list them.
 * Codes, English, Chinese, Thai and Vietnamese names are unique in the whole catalogue.
 * Throws if the word lists have no further title.
 */
export function demoGames(options: DemoCatalogueOptions = {}): DemoGame[] {
  // A model of another engine would not fit the slots lobby.
  const models = (options.models ?? MODEL_CHOICES).filter(({ engine }) => engine === 'slots');
  const stakeTables = options.stakeTables ?? STAKE_TABLES;
  const titles = new TitleRegister();
  const lotteries = lotteryGames(titles);
  const listed = LISTED_TITLES.flatMap((plan) => listedGames(plan, titles));
  // The slots come last, so that the others have the same titles without them.
  if (options.withSlots === false) return [...lotteries, ...listed];
  const slots = SLOT_COUNTS.flatMap(([vendor, count]) =>
    slotGames(vendor, count, titles, models, stakeTables),
  );
  return [...slots, ...lotteries, ...listed];
}

function slotGames(
  vendor: VendorCode,
  count: number,
  titles: TitleRegister,
  models: readonly ModelChoice[],
  stakeTables: readonly string[],
): DemoGame[] {
  const roll = chance(CATALOGUE_SEED ^ hashText(vendor));
  return Array.from({ length: count }, (_, index) => {
    // The themes follow one another and are not drawn, so that two games next to each other in a list never look alike.
    const theme = SLOT_THEME_IDS[(index * 11 + (hashText(vendor) % 28)) % SLOT_THEME_IDS.length]!;
    const { motif, names } = freshTitle(theme, titles, roll);
    const model = roll.pick(models);
    return {
      ...pictured(vendor, 'RNG', theme, motif, names, roll),
      engine: model.engine,
      model: model.code,
      stakeTable: roll.pick(stakeTables),
      classes: model.classes,
      playable: true,
    };
  });
}

function freshTitle(theme: ThemeId, titles: TitleRegister, roll: Chance): { motif: MotifId; names: Names } {
  const { motifs } = themeOf(theme);
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const motif = roll.pick(motifs);
    const other = roll.pick(motifs.filter((id) => id !== motif));
    const names = composeTitle(theme, motif, other, roll);
    if (titles.reserve(names)) return { motif, names };
  }
  throw new Error(`no fresh title left for the theme ${theme}`);
}

/** The games of our lottery. Their codes are those of lib/studio/lottery, which stored bets and addresses name. */
function lotteryGames(titles: TitleRegister): DemoGame[] {
  return LOTTERIES.map(({ code, vendor, names, arabic, motif, palette }) => {
    const roll = chance(CATALOGUE_SEED ^ hashText(code));
    if (!titles.reserve(names)) throw new Error(`the title of the lottery ${code} is taken`);
    return {
      vendor,
      gameType: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT',
      code,
      names,
      arabic,
      theme: 'draw-hall',
      motif,
      palette,
      artSeed: hashText(`${vendor}/${code}`),
      engine: 'lottery',
      model: code,
      stakeTable: null,
      classes: [],
      age: roll.odds(FRESH_SHARE) ? roll.whole(0, MONTH - 1) : roll.whole(MONTH, OLDEST),
      playable: true,
    };
  });
}

function listedGames(plan: ListedTitles, titles: TitleRegister): DemoGame[] {
  return plan.vendors.flatMap((vendor) => {
    const roll = chance(CATALOGUE_SEED ^ hashText(`${vendor} ${plan.gameType} ${plan.gameClass ?? ''}`));
    return Array.from({ length: plan.each }, (_, index) => {
      const play = plan.plays[index % plan.plays.length]!;
      const names = freshPlay(plan.theme, play, titles, roll);
      const classes: GameClass[] = plan.gameClass ? [plan.gameClass] : [];
      const motif = roll.pick(plan.motifs ?? themeOf(plan.theme).motifs);
      return {
        ...pictured(vendor, plan.gameType, plan.theme, motif, names, roll),
        engine: null,
        model: null,
        stakeTable: null,
        classes,
        playable: false,
      };
    });
  });
}

function freshPlay(theme: ThemeId, play: string, titles: TitleRegister, roll: Chance): Names {
  const [en = '', zh = '', th = '', vi = ''] = play.split(' | ');
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const place = roll.pick(PLACES[theme]);
    const quality = roll.pick(QUALITIES);
    const names = roll.odds(0.6)
      ? {
          en: `${place.en.replace(/^the /, '')} ${en}`,
          zh: `${place.zh}${zh}`,
          th: `${th}${place.th}`,
          vi: `${vi} ${place.vi}`,
        }
      : {
          en: `${quality.en} ${en}`,
          zh: `${quality.zh}${zh}`,
          th: `${th}${quality.th}`,
          vi: `${vi} ${quality.vi}`,
        };
    if (titles.reserve(names)) return names;
  }
  throw new Error(`no fresh title left for ${en}`);
}

type Pictured = Omit<DemoGame, 'engine' | 'model' | 'stakeTable' | 'classes' | 'playable'>;

function pictured(
  vendor: VendorCode,
  gameType: GameType,
  theme: ThemeId,
  motif: MotifId,
  names: Names,
  roll: Chance,
): Pictured {
  const slug = slugOf(names.en);
  const palette = roll.pick(themeOf(theme).palettes);
  const isFresh = roll.odds(FRESH_SHARE);
  return {
    vendor,
    gameType,
    theme,
    motif,
    names,
    code: `${vendor.toLowerCase().replace(/_/g, '-')}-${slug}`,
    palette,
    artSeed: hashText(`${vendor}/${slug}`),
    age: isFresh ? roll.whole(0, MONTH - 1) : roll.whole(MONTH, OLDEST),
  };
}
