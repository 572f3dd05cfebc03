import { AUREOLES } from './aureoles';
import type { MotifId } from './constants';
import { at, circle, ellipse, group, num as n, rect, repeat } from './draw';
import { FRAMES } from './frames';
import { MOTIFS } from './motifs/registry';
import { Paint } from './paint';
import { colours } from './palettes';
import { chance, hashText, type Chance } from './random';
import { scaleCloth, type Sheet } from './scenes/elements';
import { SCENES } from './scenes/registry';
import { themeOf } from './themes';
import type { PictureSize, PictureSpec } from './tile-spec';
import { weather } from './weather';

export const TILE_WIDTH = 600;
export const TILE_HEIGHT = 800;
/** The share of a tile's height, from the bottom, that is dark because the title is placed there. */
export const TILE_FOOT = 0.28;

const SHEET: Sheet = { w: TILE_WIDTH, h: TILE_HEIGHT, horizon: TILE_HEIGHT * 0.58 };

/** Motifs with digits, and maps. */
const UNMIRRORED: ReadonlySet<MotifId> = new Set([
  'balls',
  'digits',
  'trio',
  'eleven',
  'racecar',
  'clover',
  'ticket',
  'cage',
  'northland',
  'midland',
  'southland',
]);

/** How the hero is placed: its centre, its scale, the radius of the light behind it, and its rotation in degrees. */
interface Composition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly light: number;
  readonly turn: number;
}

function compose(roll: Chance): Composition {
  const kind = roll.pick(['emblem', 'emblem', 'portrait', 'journey', 'tilt'] as const);
  const drift = roll.range(-14, 14);
  switch (kind) {
    case 'emblem':
      return {
        x: 300 + drift,
        y: 338 + roll.range(-12, 10),
        scale: roll.range(1.08, 1.2),
        light: roll.range(190, 226),
        turn: 0,
      };
    case 'portrait':
      return { x: 300 + drift, y: 352, scale: roll.range(1.26, 1.36), light: roll.range(212, 246), turn: 0 };
    case 'journey':
      return {
        x: 300 + drift * 2,
        y: 366,
        scale: roll.range(0.96, 1.04),
        light: roll.range(168, 200),
        turn: 0,
      };
    case 'tilt':
      return {
        x: 300 + drift,
        y: 338,
        scale: roll.range(1.08, 1.22),
        light: roll.range(190, 226),
        turn: roll.range(-7, 7),
      };
  }
}

/**
 * Draws the picture of a game as an SVG document, 3:4, without text. The page places the title over its dark bottom
 * (docs/decisions/0010). The same specification always gives the same document; different seeds give different ones.
 */
export function renderTile(spec: PictureSpec & PictureSize): string {
  const roll = chance(spec.seed);
  const theme = themeOf(spec.theme);
  const p = new Paint(colours(spec.palette, roll.range(-9, 9)), `t${(spec.seed >>> 0).toString(36)}`);
  const c = p.colours;
  const hero = compose(roll);
  const scene = SCENES[roll.pick(theme.scenes)](p, roll, SHEET);
  const light = roll.pick(AUREOLES)(p, roll, hero.x, hero.y - 14, hero.light);
  const air = weather(p, roll, SHEET, roll.pick(theme.weather));
  const frame = roll.pick(FRAMES)(p, SHEET);
  // Half of the motifs are mirrored, but none that has digits or is a map. `roll` is called for every motif, because each call changes
  // the choices after it.
  const flip = roll.odds(0.5) && !UNMIRRORED.has(spec.motif);
  const figure = at(
    flip ? group(MOTIFS[spec.motif](p), 'scale(-1 1)') : MOTIFS[spec.motif](p),
    hero.x,
    hero.y,
    hero.scale,
    hero.turn,
  );

  const sky = rect(
    0,
    0,
    TILE_WIDTH,
    TILE_HEIGHT,
    p.slope([
      [0, c.skyHigh],
      [0.34, c.skyMid],
      [0.62, c.skyLow],
      [1, c.skyLow],
    ]),
  );
  const stars = c.bright
    ? ''
    : repeat(26, () =>
        circle(roll.range(0, TILE_WIDTH), roll.range(0, 380), roll.range(0.8, 2.2), c.rim, {
          opacity: roll.range(0.35, 0.9),
        }),
      );
  const glow = ellipse(
    hero.x,
    hero.y,
    hero.light * 1.1,
    hero.light * 1.1,
    p.halo([
      [0, c.rim, 0.55],
      [1, c.rim, 0],
    ]),
  );
  const shadow = ellipse(hero.x, hero.y + 176 * hero.scale, 150 * hero.scale, 26, c.ink, 0, {
    opacity: 0.28,
  });
  const foot =
    rect(
      0,
      TILE_HEIGHT * 0.62,
      TILE_WIDTH,
      TILE_HEIGHT * 0.38,
      p.slope([
        [0, c.foot, 0],
        [0.45, c.foot, 0.5],
        [0.8, c.foot, 0.9],
        [1, c.foot, 0.96],
      ]),
    ) + scaleCloth(p, SHEET, TILE_HEIGHT * 0.7, 30, 0.14);
  const art = sky + stars + light + scene.back + glow + shadow + figure + scene.front + air + foot + frame;
  return documentOf(TILE_WIDTH, TILE_HEIGHT, spec, p, art);
}

/** Makes an SVG document of drawn content. `width` and `height` are its view box; `size` is its displayed size. */
export function documentOf(width: number, height: number, size: PictureSize, p: Paint, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(size.width ?? width)}" height="${n(size.height ?? height)}" viewBox="0 0 ${n(width)} ${n(height)}" preserveAspectRatio="xMidYMid slice">${p.defs()}${art}</svg>`;
}

/** The version of all drawings, a part of addresses that are cached for ever. Change it when a drawing changes. */
export const ARTWORK_VERSION = hashText('lantern house 5').toString(36);
