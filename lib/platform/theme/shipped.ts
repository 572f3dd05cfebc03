import type { FaceName, RadiusName, ThemeName, ThemeSetting } from './types';

/**
 * Colour tokens of app/tokens.css that a theme may change or that the contrast check reads, as they are shipped. A test
 * compares them with that file.
 */
export const SHIPPED_TOKENS: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  dark: {
    'color-sunken': '#070e10',
    'color-ground': '#0b1416',
    'color-surface': '#111d20',
    'color-raised': '#18282c',
    'color-ink': '#f5f0e6',
    'color-muted': '#b3bdb8',
    'color-faint': '#8b9894',
    'color-amber': '#ffb547',
    'color-amber-ink': '#241500',
    'background-color-amber': '#ffb547',
    'color-amber-wash': '#ffb5471f',
    'color-jade': '#5bd6aa',
    'color-jade-ink': '#02180f',
    'color-jade-wash': '#5bd6aa1c',
    'color-vermilion': '#ff8065',
    'color-vermilion-ink': '#2b0a02',
    'color-vermilion-wash': '#ff80651f',
    'color-lamp': '#ffb547',
  },
  light: {
    'color-sunken': '#ece4d4',
    'color-ground': '#f7f2e8',
    'color-surface': '#fffcf5',
    'color-raised': '#ffffff',
    'color-ink': '#17211f',
    'color-muted': '#4b5955',
    'color-faint': '#5c6965',
    'color-amber': '#8f5300',
    'color-amber-ink': '#241500',
    'background-color-amber': '#f5aa34',
    'color-amber-wash': '#c9780021',
    'color-jade': '#0c6b4c',
    'color-jade-ink': '#f2fff9',
    'color-jade-wash': '#0c6b4c17',
    'color-vermilion': '#b52e13',
    'color-vermilion-ink': '#fff6f2',
    'color-vermilion-wash': '#b52e1317',
    'color-lamp': '#f0a12e',
  },
};

/** The radii of cards, controls and tiles by the names that operators choose from. `soft` is the shipped one. */
export const RADII = {
  sharp: { card: '0.25rem', control: '0.1875rem', tile: '0.1875rem' },
  soft: { card: '0.875rem', control: '0.625rem', tile: '0.75rem' },
  round: { card: '1.375rem', control: '1.25rem', tile: '1.125rem' },
} as const satisfies Record<RadiusName, unknown>;

/**
 * The faces of titles by the names that operators choose from; each is part of the build (app/fonts.ts,
 * app/globals.css). `bricolage` is the shipped one; `plain` is the face of all other texts.
 */
export const DISPLAY_FACES = {
  bricolage: undefined,
  plain: 'var(--font-text)',
  poster: "'Prize Face', var(--font-text)",
} as const satisfies Record<FaceName, string | undefined>;

/** The shipped face of titles, as app/tokens.css has it. */
export const SHIPPED_FACE = "var(--face-display), 'Bricolage Grotesque Variable', var(--faces-of-scripts)";

/** The theme of a site whose operators have changed nothing. */
export const SHIPPED_THEME: ThemeSetting = {
  dark: {
    accent: '#ffb547',
    accentText: '#ffb547',
    accentInk: '#241500',
    ground: '#0b1416',
    surface: '#111d20',
    jade: '#5bd6aa',
    vermilion: '#ff8065',
  },
  light: {
    accent: '#f5aa34',
    accentText: '#8f5300',
    accentInk: '#241500',
    ground: '#f7f2e8',
    surface: '#fffcf5',
    jade: '#0c6b4c',
    vermilion: '#b52e13',
  },
  radius: 'soft',
  face: 'bricolage',
};
