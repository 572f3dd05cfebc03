export type ThemeName = 'dark' | 'light';

/** The colours of one theme that a brand may change, as `#rrggbb`. */
export interface ThemeColours {
  /** The fill of the most important action. */
  accent: string;
  /** The accent as a text and a border. */
  accentText: string;
  /** The text on the fill. */
  accentInk: string;
  ground: string;
  surface: string;
  /** Gains. */
  jade: string;
  /** What is wrong. */
  vermilion: string;
}

/** How round cards, controls and tiles are. */
export type RadiusName = 'sharp' | 'soft' | 'round';
/** The face of titles. */
export type FaceName = 'bricolage' | 'plain' | 'poster';

/** The theme of a site, as operators set it. */
export interface ThemeSetting {
  dark: ThemeColours;
  light: ThemeColours;
  radius: RadiusName;
  face: FaceName;
}

/** Every colour token of a theme by its name without the dashes: `color-ground`. */
export type ThemeTokens = Readonly<Record<string, string>>;
