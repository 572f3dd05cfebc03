import { mix } from './colours';
import { SHIPPED_THEME, SHIPPED_TOKENS } from './shipped';
import type { ThemeName, ThemeSetting, ThemeTokens } from './types';

/** Share of white in the raised surface, of black in the sunken one; light themes raise to white. */
const RAISE = { dark: 0.045, light: 1 } as const;
const SINK = { dark: 0.35, light: 0.06 } as const;
/** The opacity of a wash, as two hex digits. */
const WASH = { dark: '1f', light: '21' } as const;

/**
 * Returns every colour token of a theme. A colour that is the shipped one keeps the shipped tokens that depend on it; for
 * another colour they are computed.
 */
export function themeTokens(setting: ThemeSetting, theme: ThemeName): ThemeTokens {
  const [colours, shipped, tokens] = [setting[theme], SHIPPED_THEME[theme], SHIPPED_TOKENS[theme]];
  const isChanged = (name: keyof typeof colours) => colours[name] !== shipped[name];
  const made: Record<string, string> = {
    ...tokens,
    'color-ground': colours.ground,
    'color-surface': colours.surface,
    'color-amber': colours.accentText,
    'color-amber-ink': colours.accentInk,
    'background-color-amber': colours.accent,
    'color-jade': colours.jade,
    'color-vermilion': colours.vermilion,
  };
  if (isChanged('ground')) made['color-sunken'] = mix(colours.ground, '#000000', SINK[theme]);
  if (isChanged('surface')) made['color-raised'] = mix(colours.surface, '#ffffff', RAISE[theme]);
  if (isChanged('accent')) {
    made['color-lamp'] = colours.accent;
    made['color-amber-wash'] = colours.accent + WASH[theme];
  }
  if (isChanged('jade')) made['color-jade-wash'] = `${colours.jade}1c`;
  if (isChanged('vermilion')) made['color-vermilion-wash'] = `${colours.vermilion}1f`;
  return made;
}
