import { AUREOLES } from './aureoles';
import type { MotifId, PaletteId, SceneId, WeatherId } from './constants';
import { at, circle, ellipse, rect, repeat } from './draw';
import { MOTIFS } from './motifs/registry';
import { Paint } from './paint';
import { colours } from './palettes';
import { chance, hashText } from './random';
import { SCENES } from './scenes/registry';
import { documentOf } from './tile';
import type { PictureSize } from './tile-spec';
import { weather } from './weather';

/** A banner's picture: the hero at the end of the line, two companions beside it; the start is calm, for the text. */
export interface BannerScene {
  readonly scene: SceneId;
  readonly palette: PaletteId;
  readonly heroes: readonly [MotifId, MotifId, MotifId];
  readonly light: number;
  readonly air: WeatherId;
}

export const BANNERS = {
  welcome: {
    scene: 'market',
    palette: 'lantern',
    heroes: ['lantern', 'cat', 'coin'],
    light: 0,
    air: 'fireflies',
  },
  deposit: {
    scene: 'rooftops',
    palette: 'vermilion',
    heroes: ['chest', 'ingot', 'coin'],
    light: 4,
    air: 'sparks',
  },
  slots: {
    scene: 'clouds',
    palette: 'dawn',
    heroes: ['dragon', 'phoenix', 'pearl'],
    light: 1,
    air: 'petals',
  },
  fishing: {
    scene: 'reef',
    palette: 'lagoon',
    heroes: ['octopus', 'manta', 'carp'],
    light: 0,
    air: 'bubbles',
  },
  sports: {
    scene: 'stadium',
    palette: 'moss',
    heroes: ['football', 'trophy', 'trophy'],
    light: 2,
    air: 'confetti',
  },
  live: { scene: 'table', palette: 'jade', heroes: ['cards', 'dice', 'wheel'], light: 7, air: 'sparks' },
  missions: { scene: 'peaks', palette: 'dusk', heroes: ['crane', 'compass', 'key'], light: 3, air: 'petals' },
  vip: { scene: 'stage', palette: 'ember', heroes: ['crown', 'peacock', 'gem'], light: 6, air: 'sparks' },
  lottery: {
    scene: 'drawhall',
    palette: 'indigo',
    heroes: ['balls', 'wheel', 'coin'],
    light: 2,
    air: 'confetti',
  },
  winter: { scene: 'aurora', palette: 'aurora', heroes: ['stag', 'owl', 'snowflake'], light: 5, air: 'snow' },
} as const satisfies Record<string, BannerScene>;

export type BannerId = keyof typeof BANNERS;
export const BANNER_IDS = Object.keys(BANNERS) as BannerId[];

/** Wide 1600 by 560 with its calm side at the start; phone 780 by 520 with its calm side below. */
export type BannerShape = 'wide' | 'phone';
export const BANNER_SIZES: Record<BannerShape, { readonly width: number; readonly height: number }> = {
  wide: { width: 1600, height: 560 },
  phone: { width: 780, height: 520 },
};

/**
 * A banner as an SVG document without lettering. `mirror` turns it round for languages written from the right.
 */
export function renderBanner(
  spec: { readonly banner: BannerId; readonly shape: BannerShape; readonly mirror?: boolean } & PictureSize,
): string {
  return paintBanner(BANNERS[spec.banner], `${spec.banner} banner`, spec);
}

export interface BannerCut {
  readonly shape: BannerShape;
  readonly mirror?: boolean;
  /** False: no text is placed on it, so no part is darkened. */
  readonly calm?: boolean;
}

/** As `renderBanner`, of a plan of one's own; `name` is what chance is rolled by. */
export function paintBanner(plan: BannerScene, name: string, spec: BannerCut & PictureSize): string {
  const size = BANNER_SIZES[spec.shape];
  const wide = spec.shape === 'wide';
  // The landscapes are drawn for a height of 800; the sheet is as wide as the banner's shape makes it.
  const h = 800;
  const w = (size.width / size.height) * h;
  const seed = hashText(name);
  const roll = chance(seed);
  const p = new Paint(colours(plan.palette), `n${seed.toString(36)}${spec.shape.charAt(0)}`);
  const c = p.colours;
  const sheet = { w, h, horizon: 480 };
  const x = wide ? w * 0.72 : w * 0.52;
  const y = wide ? 366 : 320;
  const scene = SCENES[plan.scene](p, roll, sheet);
  const [hero, left, right] = plan.heroes;
  const figures =
    at(MOTIFS[left](p), x - (wide ? 440 : 350), y + 110, wide ? 0.92 : 0.72) +
    at(MOTIFS[right](p), x + (wide ? 400 : 340), y + 120, wide ? 0.86 : 0.68) +
    ellipse(
      x,
      y + 60,
      330,
      330,
      p.halo([
        [0, c.rim, 0.5],
        [1, c.rim, 0],
      ]),
    ) +
    at(MOTIFS[hero](p), x, y, wide ? 1.72 : 1.42);
  const sky = rect(
    0,
    0,
    w,
    h,
    p.slope([
      [0, c.skyHigh],
      [0.34, c.skyMid],
      [0.62, c.skyLow],
      [1, c.skyLow],
    ]),
  );
  const stars = c.bright
    ? ''
    : repeat(50, () =>
        circle(roll.range(0, w), roll.range(0, 400), roll.range(0.8, 2.4), c.rim, {
          opacity: roll.range(0.35, 0.9),
        }),
      );
  const light = AUREOLES[plan.light]!(p, roll, x, y - 10, wide ? 300 : 260);
  const shade = !(spec.calm ?? true)
    ? ''
    : wide
      ? rect(0, 0, w * 0.62, h, sideways(p)) +
        rect(
          0,
          h * 0.8,
          w,
          h * 0.2,
          p.slope([
            [0, c.foot, 0],
            [1, c.foot, 0.7],
          ]),
        )
      : rect(
          0,
          h * 0.5,
          w,
          h * 0.5,
          p.slope([
            [0, c.foot, 0],
            [0.5, c.foot, 0.82],
            [1, c.foot, 0.98],
          ]),
        );
  const art =
    sky + stars + light + scene.back + figures + scene.front + weather(p, roll, sheet, plan.air) + shade;
  const turned = spec.mirror ? `<g transform="translate(${Math.round(w)} 0) scale(-1 1)">${art}</g>` : art;
  return documentOf(
    Math.round(w),
    h,
    { width: spec.width ?? size.width, height: spec.height ?? size.height },
    p,
    turned,
  );
}

const sideways = (p: Paint): string =>
  p.across([
    [0, p.colours.foot, 0.94],
    [0.5, p.colours.foot, 0.72],
    [1, p.colours.foot, 0],
  ]);
