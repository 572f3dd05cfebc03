import { readFileSync } from 'node:fs';

const css = readFileSync('app/tokens.css', 'utf8');
const theme = css.slice(css.indexOf('@theme'), css.indexOf(':root'));
const day = css.slice(css.indexOf("[data-theme='light']"));
const shadows = [...theme.matchAll(/--shadow-[a-z-]+: ([^;]+);/g)].map(([, value]) => value!);

describe('shadows', () => {
  it('name no colour in the theme: Tailwind would write it into its utilities, and the day would have the night’s', () => {
    expect(shadows.length).toBeGreaterThan(0);
    for (const value of shadows) expect(value).not.toMatch(/#|rgb|hsl/);
  });

  it('are cast by day as well, each of them', () => {
    const cast = shadows.flatMap((value) =>
      [...value.matchAll(/var\((--cast-[a-z-]+)\)/g)].map(([, name]) => name!),
    );
    expect(cast.length).toBeGreaterThan(0);
    for (const name of cast) expect(day).toContain(`${name}:`);
  });
});
