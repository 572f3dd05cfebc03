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

/** What a promotion's picture is drawn of; written `market.lantern.coin`. */
export interface PosterSpec {
  readonly scene: SceneId;
  readonly palette: PaletteId;
  readonly motif: MotifId;
}

const named = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((candidate) => candidate === name);

/** Parses a spec; undefined if it names something that cannot be drawn. */
export function posterOf(text: string): PosterSpec | undefined {
  const [sceneName, paletteName, motifName, ...more] = text.split('.');
  const scene = named(SCENE_IDS, sceneName);
  const palette = named(PALETTE_IDS, paletteName);
  const motif = named(MOTIF_IDS, motifName);
  return scene && palette && motif && more.length === 0 ? { scene, palette, motif } : undefined;
}

/** Companions that go with anything: small, and golden. */
const COMPANIONS: readonly MotifId[] = ['coin', 'lantern', 'gem', 'firework', 'ingot', 'lotus'];

/** The rest of a poster follows from its name: the same name is always the same picture. */
function planOf({ scene, palette, motif }: PosterSpec, name: string): BannerScene {
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

/** Wide: 1600 by 560, calm at the start, where the title is. Card: 780 by 520, without text. */
export const POSTER_SHAPES = ['wide', 'card'] as const;
export type PosterShape = (typeof POSTER_SHAPES)[number];

/** A promotion's picture as an SVG document without lettering. */
export function renderPoster(
  spec: PosterSpec & { readonly shape: PosterShape; readonly mirror?: boolean } & PictureSize,
): string {
  const { scene, palette, motif, shape, ...size } = spec;
  const name = `${scene}.${palette}.${motif}`;
  const wide = shape === 'wide';
  const cut = { ...size, shape: wide ? ('wide' as const) : ('phone' as const), calm: wide };
  return paintBanner(planOf(spec, name), `${name} poster`, cut);
}
