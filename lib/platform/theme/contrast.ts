import { blend, contrast } from './colours';
import { themeTokens } from './tokens';
import type { ThemeName, ThemeSetting, ThemeTokens } from './types';

/** The smallest contrast of a text and what is behind it (WCAG 2.2, level AA). */
export const MIN_CONTRAST = 4.5;

const GROUNDS = ['color-sunken', 'color-ground', 'color-surface', 'color-raised'];
const TEXTS = ['color-ink', 'color-muted', 'color-faint', 'color-amber', 'color-jade', 'color-vermilion'];
const TONES = ['amber', 'jade', 'vermilion'];

/** Texts on a fill. */
const FILLS: readonly (readonly [string, string])[] = [
  ['color-amber-ink', 'background-color-amber'],
  ['color-jade-ink', 'color-jade'],
  ['color-vermilion-ink', 'color-vermilion'],
];

/** A text and what is behind it: a token, or a wash over a token. */
export interface ColourPair {
  text: string;
  ground: string;
  wash?: string;
}

/** Every pair of text and ground that a page may show. `faint` is never used on a wash. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text) => ({ text, ground }))),
  ...['color-ground', 'color-surface'].flatMap((ground) =>
    TONES.flatMap((tone) =>
      ['color-ink', 'color-muted', `color-${tone}`].map((text) => ({
        text,
        ground,
        wash: `color-${tone}-wash`,
      })),
    ),
  ),
  ...FILLS.map(([text, ground]) => ({ text, ground })),
];

/** The contrast of a pair in a theme. */
export function pairContrast(tokens: ThemeTokens, { text, ground, wash }: ColourPair): number {
  const behind = wash === undefined ? tokens[ground]! : blend(tokens[wash]!, tokens[ground]!);
  return contrast(tokens[text]!, behind);
}

export interface ContrastProblem extends ColourPair {
  theme: ThemeName;
  /** Rounded down to two digits, so that 4.499 is not shown as 4.5. */
  ratio: number;
}

/** Returns every pair of a theme setting whose contrast is too small, the smallest first. Empty: the theme is readable. */
export function contrastProblems(setting: ThemeSetting): ContrastProblem[] {
  return (['dark', 'light'] as const)
    .flatMap((theme) => {
      const tokens = themeTokens(setting, theme);
      return COLOUR_PAIRS.map((pair) => ({ ...pair, theme, exact: pairContrast(tokens, pair) }));
    })
    .filter(({ exact }) => exact < MIN_CONTRAST)
    .sort((a, b) => a.exact - b.exact)
    .map(({ exact, ...problem }) => ({ ...problem, ratio: Math.floor(exact * 100) / 100 }));
}
