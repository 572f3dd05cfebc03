import { group, num as n } from './draw';

/**
 * Capital letters and digits as single strokes, 100 units high; each is [width, path data]. Pictures inside <img> cannot
 * load the site's fonts, and outlines of a font would be larger than the picture.
 */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  A: [72, 'M0 100 36 0 72 100M14 64H58'],
  B: [58, 'M0 0V100H30C66 100 66 50 30 48H0M0 0H28C58 0 58 48 28 48'],
  C: [66, 'M66 20C50-8 0-6 0 50 0 106 50 108 66 80'],
  D: [64, 'M0 0V100H22C78 100 78 0 22 0z'],
  E: [50, 'M50 0H0V100H50M0 48H40'],
  F: [48, 'M48 0H0V100M0 50H38'],
  G: [70, 'M66 20C50-8 0-6 0 50 0 108 70 108 70 54H42'],
  H: [60, 'M0 0V100M60 0V100M0 48H60'],
  I: [0, 'M0 0V100'],
  J: [46, 'M46 0V70C46 110 0 108 0 72'],
  K: [58, 'M0 0V100M56 0 4 54M20 40 58 100'],
  L: [46, 'M0 0V100H46'],
  M: [82, 'M0 100 8 0 41 70 74 0 82 100'],
  N: [64, 'M0 100V0L64 100V0'],
  O: [78, 'M39 0C-13 0-13 100 39 100 91 100 91 0 39 0z'],
  P: [54, 'M0 100V0H28C64 0 64 56 28 56H0'],
  Q: [80, 'M39 0C-13 0-13 100 39 100 91 100 91 0 39 0zM48 74 80 106'],
  R: [58, 'M0 100V0H28C62 0 62 52 28 52H0M28 52 58 100'],
  S: [56, 'M54 16C38-10 0-4 2 26 6 58 56 42 56 74 56 108 10 108 0 82'],
  T: [62, 'M0 0H62M31 0V100'],
  U: [62, 'M0 0V64C0 112 62 112 62 64V0'],
  V: [68, 'M0 0 34 100 68 0'],
  W: [92, 'M0 0 22 100 46 26 70 100 92 0'],
  X: [64, 'M0 0 64 100M64 0 0 100'],
  Y: [64, 'M0 0 32 50 64 0M32 50V100'],
  Z: [58, 'M0 0H58L0 100H58'],
  0: [64, 'M32 0C-11 0-11 100 32 100 75 100 75 0 32 0z'],
  1: [26, 'M0 18 26 0V100'],
  2: [56, 'M0 24C4-10 60-8 54 30 50 56 6 78 0 100H56'],
  3: [54, 'M2 8C22-10 54 0 50 26 48 44 34 48 20 48 62 48 66 100 24 100 12 100 4 94 0 84'],
  4: [62, 'M46 100V0L0 68H62'],
  5: [54, 'M50 0H8L4 44C20 34 54 38 54 68 54 106 10 108 0 86'],
  6: [58, 'M48 4C14 6-4 40 2 72 10 110 60 104 58 68 54 34 8 38 2 68'],
  7: [54, 'M0 0H54L18 100'],
  8: [56, 'M28 46C-4 40 2 0 28 0 54 0 60 40 28 46-12 54-8 100 28 100 64 100 68 54 28 46z'],
  9: [58, 'M10 96C44 94 62 60 56 28 48-10-2-4 0 32 4 66 50 62 56 32'],
  '×': [44, 'M0 34 44 78M44 34 0 78'],
  ' ': [26, ''],
};

const GAP = 27;

/** Returns the width of a word at a height of 100. */
export function wordWidth(word: string): number {
  return [...word].reduce((sum, letter, i) => sum + (GLYPHS[letter]?.[0] ?? 0) + (i ? GAP : 0), 0);
}

/** Draws a word from (0, 0) at a height of 100. `width` is that of the stroke. Unknown characters are omitted. */
export function wordGlyphs(word: string, stroke: string, width: number): string {
  let x = 0;
  return [...word]
    .map((letter) => {
      const glyph = GLYPHS[letter];
      if (!glyph) return '';
      const drawn = glyph[1] ? `<path d="${glyph[1]}" transform="translate(${n(x)})"/>` : '';
      x += glyph[0] + GAP;
      return drawn;
    })
    .join('')
    .replace(
      /^(.+)$/s,
      `<g fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round">$1</g>`,
    );
}

/** Draws a word centred at (x, y). It is made smaller than `height` if it is wider than `maxWidth`. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  stroke: string,
  weight: number,
  maxWidth = Infinity,
): string {
  const naturalWidth = wordWidth(text);
  const scale = Math.min(height / 100, maxWidth / Math.max(1, naturalWidth));
  return group(
    wordGlyphs(text, stroke, weight),
    `translate(${n(x - (naturalWidth * scale) / 2)} ${n(y - 50 * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
  );
}
