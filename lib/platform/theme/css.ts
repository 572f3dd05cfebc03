import { DISPLAY_FACES, RADII, SHIPPED_FACE, SHIPPED_TOKENS } from './shipped';
import { themeTokens } from './tokens';
import type { ThemeName, ThemeSetting } from './types';

/** Selectors of more weight than those of app/tokens.css, so that the order of the style sheets does not matter. */
const SELECTORS: Readonly<Record<ThemeName, string>> = {
  dark: "html[data-theme='dark']",
  light: "html[data-theme='light']",
};

const rule = (selector: string, declarations: readonly string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

function changedColours(setting: ThemeSetting, theme: ThemeName): string[] {
  return Object.entries(themeTokens(setting, theme))
    .filter(([name, value]) => SHIPPED_TOKENS[theme][name] !== value)
    .map(([name, value]) => `--${name}:${value}`);
}

/**
 * Returns every token of a theme, for a page that already shows another one: a frame of the preview. It comes after the page's own
 * style sheet.
 */
export function themePreviewCss(setting: ThemeSetting): string {
  const face = DISPLAY_FACES[setting.face] ?? SHIPPED_FACE;
  const shared = Object.entries(RADII[setting.radius]).map(([name, value]) => `--radius-${name}:${value}`);
  const colours = (theme: ThemeName) =>
    Object.entries(themeTokens(setting, theme)).map(([name, value]) => `--${name}:${value}`);
  return [
    rule('html[data-theme]', [...shared, `--font-display:${face}`]),
    rule(SELECTORS.dark, colours('dark')),
    rule(SELECTORS.light, colours('light')),
  ].join('');
}

/**
 * Returns the style sheet of a theme: the tokens that differ from app/tokens.css, so that it is empty for the shipped
 * theme. Every value comes from a fixed list or is a colour of six digits, so that the text is safe in a `<style>`.
 */
export function themeCss(setting: ThemeSetting): string {
  const shared: string[] = [];
  if (setting.radius !== 'soft')
    for (const [name, value] of Object.entries(RADII[setting.radius]))
      shared.push(`--radius-${name}:${value}`);
  const face = DISPLAY_FACES[setting.face];
  if (face !== undefined) shared.push(`--font-display:${face}`);
  return [
    rule('html[data-theme]', shared),
    rule(SELECTORS.dark, changedColours(setting, 'dark')),
    rule(SELECTORS.light, changedColours(setting, 'light')),
  ].join('');
}
