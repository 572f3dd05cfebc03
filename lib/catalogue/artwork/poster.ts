import { AUREOLES } from './aureoles';
import { paintBanner, type BannerScene } from './banner';
import {
  MOTIF_IDS,
  PALETTE_IDS,
  SCENE_IDS,
  WEATHER_IDS,
  type MotifId,
  type PaletteId,
  type SceneId,
} from './constants';
import { chance, hashText } from './random';
import type { PictureSize } from './tile-spec';

/** What decides the picture of a promotion. Its text form is `market.lantern.coin`. */
export interface PosterSpec {
  readonly scene: SceneId;
  readonly palette: PaletteId;
  readonly motif: MotifId;
}

const findName = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((candidate) => candidate === name);

/** Parses the text form of a spec. Returns undefined if a name is unknown. */
export function parsePoster(text: string): PosterSpec | undefined {
  const [sceneName, paletteName, motifName, ...more] = text.split('.');
  const scene = findName(SCENE_IDS, sceneName);
  const palette = findName(PALETTE_IDS, paletteName);
  const motif = findName(MOTIF_IDS, motifName);
  return scene && palette && motif && more.length === 0 ? { scene, palette, motif } : undefined;
}

/** Motifs that suit every main motif as companions. */
const COMPANIONS: readonly MotifId[] = ['coin', 'lantern', 'gem', 'firework', 'ingot', 'lotus'];

/** Chooses companions, light and weather of a poster. The choice depends only on its name. */
function bannerSceneOf({ scene, palette, motif }: PosterSpec, name: string): BannerScene {
  const roll = chance(hashText(`${name} plan`));
  const others = COMPANIONS.filter((companion) => companion !== motif);
  const left = roll.pick(others);
  return {
    scene,
    palette,
    heroes: [motif, left, roll.pick(others.filter((companion) => companion !== left))],
    light: roll.pick(AUREOLES.map((_, index) => index)),
    air: roll.pick(WEATHER_IDS.filter((kind) => kind !== 'rain')),
  };
}

/** `wide` is 1600 by 560 and darker at the start, where the title is. `card` is 780 by 520 and has no text area. */
export const POSTER_SHAPES = ['wide', 'card'] as const;
export type PosterShape = (typeof POSTER_SHAPES)[number];

/** Draws the picture of a promotion as an SVG document without text. */
export function renderPoster(
  spec: PosterSpec & { readonly shape: PosterShape; readonly mirror?: boolean } & PictureSize,
): string {
  const { scene, palette, motif, shape, ...size } = spec;
  const name = `${scene}.${palette}.${motif}`;
  const wide = shape === 'wide';
  const cut = { ...size, shape: wide ? ('wide' as const) : ('phone' as const), textArea: wide };
  return paintBanner(bannerSceneOf(spec, name), `${name} poster`, cut);
}
