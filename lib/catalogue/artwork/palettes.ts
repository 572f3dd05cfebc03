import { between, css, hex, type Lch } from './colour';
import type { PaletteId } from './constants';

/**
 * The base colours of a palette. `high` and `low` are the sky at its top and at the horizon, `glow` is the light, `land`
 * is the nearest ground, `body` and `accent` are the two colours of the hero.
 */
interface Recipe {
  readonly high: Lch;
  readonly low: Lch;
  readonly glow: Lch;
  readonly land: Lch;
  readonly body: Lch;
  readonly accent: Lch;
}

/** Parses six colours, each `lightness chroma hue`, in the order high; low; glow; land; body; accent. */
const recipe = (text: string): Recipe => {
  const [high, low, glow, land, body, accent] = text.split(';').map((part) => {
    const [l = 0, c = 0, h = 0] = part.trim().split(' ').map(Number);
    return { l, c, h };
  });
  if (!high || !low || !glow || !land || !body || !accent) throw new Error(`incomplete palette: ${text}`);
  return { high, low, glow, land, body, accent };
};

const RECIPES: Record<PaletteId, Recipe> = {
  lantern: recipe('.2 .035 215; .5 .11 50; .86 .14 78; .17 .03 220; .58 .19 32; .56 .09 180'),
  jade: recipe('.23 .045 195; .58 .095 170; .91 .09 120; .18 .035 190; .60 .19 30; .60 .12 165'),
  vermilion: recipe('.24 .09 18; .55 .19 30; .88 .13 75; .17 .05 15; .48 .10 200; .62 .2 30'),
  indigo: recipe('.22 .09 275; .52 .12 262; .92 .06 85; .17 .06 275; .62 .18 25; .62 .13 235'),
  dawn: recipe('.48 .085 235; .82 .085 50; .95 .08 85; .26 .05 225; .55 .15 28; .52 .09 210'),
  dusk: recipe('.26 .085 295; .62 .16 35; .88 .13 75; .18 .06 300; .50 .12 210; .68 .17 45'),
  rose: recipe('.36 .095 345; .76 .11 12; .95 .055 60; .23 .065 335; .54 .17 10; .52 .09 175'),
  saffron: recipe('.42 .12 45; .77 .155 72; .95 .11 95; .24 .06 35; .48 .14 25; .5 .09 200'),
  lagoon: recipe('.26 .06 225; .66 .1 195; .94 .08 150; .18 .045 225; .66 .18 40; .58 .11 200'),
  abyss: recipe('.15 .05 250; .42 .1 225; .82 .1 195; .13 .04 250; .66 .17 50; .52 .13 240'),
  moss: recipe('.24 .045 160; .6 .1 130; .93 .11 108; .18 .035 155; .60 .17 35; .55 .12 145'),
  copper: recipe('.22 .04 40; .58 .12 52; .9 .11 82; .16 .03 35; .52 .1 190; .60 .14 45'),
  frost: recipe('.38 .07 255; .8 .05 235; .97 .025 230; .26 .06 260; .48 .12 260; .60 .16 25'),
  aurora: recipe('.17 .05 265; .5 .12 168; .9 .13 160; .15 .045 260; .56 .13 290; .62 .12 190'),
  plum: recipe('.2 .08 320; .48 .15 350; .88 .1 60; .16 .055 315; .66 .16 60; .54 .16 340'),
  ember: recipe('.16 .05 20; .5 .19 36; .87 .16 72; .13 .035 15; .55 .2 28; .72 .16 65'),
  sand: recipe('.55 .08 230; .86 .075 78; .97 .06 92; .36 .065 55; .52 .13 35; .48 .09 220'),
  orchid: recipe('.24 .1 300; .6 .16 330; .93 .08 350; .18 .07 295; .60 .15 190; .58 .17 320'),
  storm: recipe('.23 .03 240; .54 .04 215; .9 .08 92; .16 .025 240; .58 .13 50; .5 .07 225'),
  honey: recipe('.4 .08 60; .82 .13 82; .97 .08 98; .25 .05 60; .54 .16 35; .48 .09 150'),
  coral: recipe('.3 .08 255; .74 .14 28; .95 .07 70; .22 .07 265; .60 .17 25; .56 .1 200'),
  midnight: recipe('.14 .03 225; .36 .06 220; .88 .12 82; .12 .025 225; .62 .15 60; .52 .1 195'),
  neon: recipe('.15 .06 290; .42 .16 320; .86 .13 195; .12 .05 285; .64 .21 350; .64 .13 205'),
  paper: recipe('.74 .05 210; .92 .035 85; .98 .03 90; .34 .045 200; .54 .17 30; .46 .08 200'),
};

/** All colours of a picture, as `#rrggbb`. `rim` is for lit edges; `bright` is true if the sky is light. */
export interface Colours {
  readonly skyHigh: string;
  readonly skyMid: string;
  readonly skyLow: string;
  readonly glow: string;
  readonly glowDeep: string;
  /** The colour of the ground at `t`: 0 is the horizon, 1 is nearest. */
  depth(t: number): string;
  /** The colour of lit ground at `t`; a little lighter than `depth`. */
  lit(t: number): string;
  /** The dark part at the bottom, where the title is. */
  readonly foot: string;
  readonly ink: string;
  readonly body: Tones;
  readonly accent: Tones;
  readonly gold: Tones;
  readonly cream: Tones;
  readonly rim: string;
  readonly bright: boolean;
}

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

const tones = ({ l, c, h }: Lch): Tones => ({
  light: hex(Math.min(0.93, l + 0.2), c * 0.8, h + 12),
  base: hex(l, c, h),
  dark: hex(l * 0.7, c * 0.9, h - 8),
  deep: hex(l * 0.45, c * 0.62, h - 14),
});

/** Returns the colours of a palette. `turn` shifts hues, in degrees, so that tiles of one palette differ. */
export function colours(id: PaletteId, turn = 0): Colours {
  const source = RECIPES[id];
  const shifted = (colour: Lch): Lch => ({ ...colour, h: (colour.h + turn + 360) % 360 });
  const high = shifted(source.high);
  const low = shifted(source.low);
  const glow = source.glow;
  const land = shifted(source.land);
  return {
    skyHigh: css(high),
    skyMid: css(between(high, low, 0.5)),
    skyLow: css(low),
    glow: css(glow),
    glowDeep: css(between(glow, low, 0.45)),
    depth: (t) => css(between(low, land, Math.min(1, 0.22 + t * 0.78))),
    lit: (t) => {
      const colour = between(low, land, Math.min(1, 0.22 + t * 0.78));
      return css(between(colour, glow, 0.2));
    },
    foot: hex(Math.min(0.17, land.l * 0.85), land.c, land.h),
    ink: hex(0.17, 0.03, land.h),
    body: tones(shifted(source.body)),
    accent: tones(shifted(source.accent)),
    gold: {
      light: hex(0.94, 0.09, 95),
      base: hex(0.8, 0.145, 80),
      dark: hex(0.6, 0.13, 62),
      deep: hex(0.36, 0.075, 50),
    },
    cream: {
      light: hex(0.985, 0.015, 90),
      base: hex(0.94, 0.03, 85),
      dark: hex(0.78, 0.05, 65),
      deep: hex(0.52, 0.055, 50),
    },
    rim: hex(0.95, 0.07, glow.h),
    bright: high.l > 0.4,
  };
}
