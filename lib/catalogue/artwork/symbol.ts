import type { MotifId, PaletteId, SymbolId } from './constants';
import { around, at, circle, leaf, line, path, poly, rect, ring, star } from './draw';
import { word } from './lettering';
import { MOTIFS } from './motifs/registry';
import { Paint } from './paint';
import { colours, type Tones } from './palettes';
import { hashText } from './random';
import { themeOf, type ThemeId } from './themes';
import { documentOf } from './tile';
import type { PictureSize } from './tile-spec';

export const SYMBOL_SIZE = 160;

export interface SymbolSpec extends PictureSize {
  readonly theme: ThemeId;
  readonly palette: PaletteId;
  /** The game's own motif. It is the symbol that pays most. */
  readonly motif: MotifId;
  readonly symbol: SymbolId;
}

/** Returns the motifs of a game's reels. The first pays most; the fifth is the scatter. */
export function reelMotifs(theme: ThemeId, lead: MotifId): readonly MotifId[] {
  const spare: readonly MotifId[] = ['lantern', 'coin', 'gem', 'crown', 'bell'];
  return [...new Set([lead, ...themeOf(theme).motifs, ...spare])].slice(0, 5);
}

/**
 * Draws a reel symbol as an SVG document of 160 by 160 that is legible at 60 pixels. The four high symbols are plates; the
 * more a symbol pays, the wider is its gold edge. The low symbols are letters. Special symbols have other shapes.
 */
export function renderSymbol(spec: SymbolSpec): string {
  const p = new Paint(
    colours(spec.palette),
    `s${hashText(`${spec.theme}${spec.palette}${spec.motif}${spec.symbol}`).toString(36)}`,
  );
  return documentOf(
    SYMBOL_SIZE,
    SYMBOL_SIZE,
    spec,
    p,
    `<g transform="translate(80 80)">${drawSymbol(p, spec)}</g>`,
  );
}

function drawSymbol(p: Paint, spec: SymbolSpec): string {
  const c = p.colours;
  const motifs = reelMotifs(spec.theme, spec.motif);
  switch (spec.symbol) {
    case 'high1':
      return (
        plate(
          p,
          [
            [0, c.glow],
            [1, c.glowDeep],
          ],
          9,
        ) +
        rays(p) +
        figure(p, motifs[0]!, 0.37)
      );
    case 'high2':
      return (
        plate(
          p,
          [
            [0, c.skyLow],
            [1, c.skyHigh],
          ],
          6,
        ) + figure(p, motifs[1]!, 0.36)
      );
    case 'high3':
      return (
        plate(
          p,
          [
            [0, c.accent.dark],
            [1, c.accent.deep],
          ],
          4,
        ) + figure(p, motifs[2]!, 0.35)
      );
    case 'high4':
      return (
        plate(
          p,
          [
            [0, c.depth(0.75)],
            [1, c.depth(1)],
          ],
          2.5,
        ) + figure(p, motifs[3]!, 0.35)
      );
    case 'low1':
      return letter(p, 'A', c.gold);
    case 'low2':
      return letter(p, 'K', c.body);
    case 'low3':
      return letter(p, 'Q', c.accent);
    case 'low4':
      return letter(p, 'J', { light: c.cream.light, base: c.cream.dark, dark: c.cream.deep, deep: c.ink });
    case 'wild':
      return wild(p, '');
    case 'wild2':
      return wild(p, '×2');
    case 'wild3':
      return wild(p, '×3');
    case 'scatter':
      return (
        path(star(12, 78, 66), p.gold) +
        circle(0, 0, 62, c.body.deep) +
        circle(
          0,
          0,
          58,
          p.halo([
            [0, c.rim],
            [0.6, c.glow],
            [1, c.body.base],
          ]),
        ) +
        figure(p, motifs[4]!, 0.29) +
        around(12, () => circle(0, -66, 3.2, c.cream.light))
      );
    case 'coin':
      return (
        circle(0, 3, 70, c.gold.deep) +
        circle(0, 0, 70, p.gold) +
        circle(0, 0, 59, p.shaded({ ...c.gold, light: c.gold.base, base: c.gold.dark })) +
        circle(0, 0, 55, p.goldBall) +
        around(16, () => path(leaf(9, 6), c.gold.deep, { transform: 'translate(0 -60)' }), 0, 360) +
        path('M-52-22A56 56 0 0 1 10-55 74 74 0 0 0-52-22z', '#fff', { opacity: 0.6 })
      );
    case 'orb':
      return (
        circle(
          0,
          0,
          78,
          p.halo([
            [0.6, c.accent.light, 0.8],
            [1, c.accent.light, 0],
          ]),
        ) +
        circle(0, 0, 62, p.accentBall) +
        ring(0, 0, 62, c.gold.base, 5) +
        ring(0, 0, 68, c.gold.dark, 2.5) +
        path('M-46-20A50 50 0 0 1 8-49 66 66 0 0 0-46-20z', '#fff', { opacity: 0.65 })
      );
    case 'blank':
      return line('M0-26 26 0 0 26-26 0zM0-12 12 0 0 12-12 0z', c.gold.dark, 2.5, { opacity: 0.45 });
  }
}

const figure = (p: Paint, id: MotifId, scale: number): string => at(MOTIFS[id](p), 0, 0, scale);

const plate = (p: Paint, stops: readonly (readonly [number, string])[], edge: number): string =>
  rect(-77, -77, 154, 154, p.gold, 22) +
  rect(-77 + edge, -77 + edge, 154 - edge * 2, 154 - edge * 2, p.slope(stops), 22 - edge * 0.6) +
  rect(-77 + edge + 3, -77 + edge + 3, 148 - edge * 2, 148 - edge * 2, 'none', 18 - edge * 0.6, {
    stroke: p.colours.rim,
    'stroke-width': 1.2,
    opacity: 0.5,
  });

const rays = (p: Paint): string =>
  around(14, () =>
    path(
      poly([
        [0, 0],
        [-7, -64],
        [7, -64],
      ]),
      p.colours.cream.light,
      { opacity: 0.4 },
    ),
  );

function letter(p: Paint, glyph: string, tones: Tones): string {
  const c = p.colours;
  const set = (stroke: string, weight: number): string => word(glyph, 0, 0, 92, stroke, weight);
  return (
    circle(
      0,
      0,
      74,
      p.halo([
        [0, tones.base, 0.42],
        [1, tones.base, 0],
      ]),
    ) +
    `<g transform="translate(0 4)">${set(c.ink, 44)}</g>` +
    set(tones.deep, 42) +
    set(tones.light, 33) +
    set(tones.base, 26) +
    `<g transform="translate(-2 -3)">${set(tones.light, 5)}</g>`
  );
}

function wild(p: Paint, times: string): string {
  const c = p.colours;
  const burst =
    path(star(16, 78, 62), p.gold) +
    circle(0, 0, 60, c.body.deep) +
    circle(0, 0, 56, p.bodyBall) +
    around(16, () =>
      path(
        poly([
          [0, 0],
          [-5, -54],
          [5, -54],
        ]),
        c.gold.light,
        { opacity: 0.28 },
      ),
    );
  const band =
    path('M-78-24H78L68 0 78 24H-78L-68 0z', c.ink) +
    path('M-74-20H74L65 0 74 20H-74L-65 0z', p.gold) +
    word('WILD', 0, 0, 25, c.ink, 17, 116);
  const badge = times
    ? circle(0, 52, 25, c.ink) + circle(0, 52, 22, p.creamBall) + word(times, 0, 50, 22, c.body.dark, 18)
    : at(path(star(5, 17, 7), c.gold.light), 0, 44);
  return burst + at(path(star(5, 17, 7), c.gold.light), 0, -44) + band + badge;
}
