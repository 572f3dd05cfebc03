import { readFileSync } from 'node:fs';

const css = readFileSync('app/tokens.css', 'utf8');
const theme = css.slice(css.indexOf('@theme'), css.indexOf(':root'));
const lightTheme = css.slice(css.indexOf("[data-theme='light']"));
const shadows = [...theme.matchAll(/--shadow-[a-z-]+: ([^;]+);/g)].map(([, value]) => value!);

describe('shadows', () => {
  it('name no colour in @theme, because Tailwind would inline it for both themes', () => {
    expect(shadows.length).toBeGreaterThan(0);
    for (const value of shadows) expect(value).not.toMatch(/#|rgb|hsl/);
  });

  it('have a value in the light theme', () => {
    const cast = shadows.flatMap((value) =>
      [...value.matchAll(/var\((--cast-[a-z-]+)\)/g)].map(([, name]) => name!),
    );
    expect(cast.length).toBeGreaterThan(0);
    for (const name of cast) expect(lightTheme).toContain(`${name}:`);
  });
});
