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

/**
 * What a banner shows. `heroes` are the main motif, at the end side, and the motifs to its left and right. `light` is an
 * index of AUREOLES, `air` is the weather. The start side is dark, because the text is placed there.
 */
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

/** `wide` is 1600 by 560, with its text area at the start; `phone` is 780 by 520, with its text area at the bottom. */
export type BannerShape = 'wide' | 'phone';
export const BANNER_SIZES: Record<BannerShape, { readonly width: number; readonly height: number }> = {
  wide: { width: 1600, height: 560 },
  phone: { width: 780, height: 520 },
};

/** Draws a banner as an SVG document without text. `mirror` flips it for right-to-left languages. */
export function renderBanner(
  spec: { readonly banner: BannerId; readonly shape: BannerShape; readonly mirror?: boolean } & PictureSize,
): string {
  return paintBanner(BANNERS[spec.banner], `${spec.banner} banner`, spec);
}

export interface BannerOptions {
  readonly shape: BannerShape;
  readonly mirror?: boolean;
  /** Whether a part is darkened for text; true by default. */
  readonly textArea?: boolean;
}

/** Draws a banner from a given plan. The random choices depend only on `name`. */
export function paintBanner(plan: BannerScene, name: string, spec: BannerOptions & PictureSize): string {
  const size = BANNER_SIZES[spec.shape];
  const wide = spec.shape === 'wide';
  // Landscapes are drawn for a height of 800. The width follows from the aspect ratio of the banner.
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
  const shade = !(spec.textArea ?? true)
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
