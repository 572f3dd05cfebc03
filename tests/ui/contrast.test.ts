import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { themeInput } from '@/lib/content/site-config/schema';
import { contrast } from '@/lib/platform/theme/colours';
import { COLOUR_PAIRS, contrastProblems, MIN_CONTRAST, pairContrast } from '@/lib/platform/theme/contrast';
import { themeCss } from '@/lib/platform/theme/css';
import { RADII, SHIPPED_THEME, SHIPPED_TOKENS } from '@/lib/platform/theme/shipped';
import { themeTokens } from '@/lib/platform/theme/tokens';
import type { ThemeSetting } from '@/lib/platform/theme/types';

/** The colour tokens of a block of app/tokens.css. */
function tokens(from: string, to: string): Map<string, string> {
  const css = readFileSync('app/tokens.css', 'utf8');
  const start = css.indexOf(from);
  const block = css.slice(start, css.indexOf(to, start));
  return new Map(
    [...block.matchAll(/--((?:background-)?color-[a-z-]+): (#[0-9a-f]{6}(?:[0-9a-f]{2})?);/g)].map(
      (match) => [match[1]!, match[2]!],
    ),
  );
}

const dark = tokens('@theme', '--radius-card');
const light = new Map([...dark, ...tokens("[data-theme='light']", '--cast-lift')]);

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('the %s theme of app/tokens.css', (name, css) => {
  test('is the one that the code knows as shipped', () => {
    for (const [token, value] of Object.entries(SHIPPED_TOKENS[name]))
      expect([token, css.get(token)]).toEqual([token, value]);
    expect(themeTokens(SHIPPED_THEME, name)).toEqual(SHIPPED_TOKENS[name]);
  });

  test.each(COLOUR_PAIRS.map((pair) => [pair.text, pair.wash ?? pair.ground, pair] as const))(
    '%s on %s',
    (_text, _ground, pair) => {
      expect(pairContrast(Object.fromEntries(css), pair)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    },
  );

  test('the text over pictures', () => {
    expect(contrast(css.get('color-picture-ink')!, css.get('color-picture-foot')!)).toBeGreaterThan(
      MIN_CONTRAST,
    );
  });
});

test('the contrast of black and white is 21, of a colour with itself 1, in both orders', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  // WCAG's own example of a grey that just fails on white.
  expect(contrast('#777777', '#ffffff')).toBeLessThan(MIN_CONTRAST);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(MIN_CONTRAST);
});

const colour = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const colours = fc.record({
  accent: colour,
  accentText: colour,
  accentInk: colour,
  ground: colour,
  surface: colour,
  jade: colour,
  vermilion: colour,
});

test('a theme is accepted only if every text of both themes is readable, and a refusal names an unreadable pair', () => {
  let refused = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('dark' as const, 'light' as const),
      fc.constantFrom('accent', 'accentText', 'accentInk', 'ground', 'surface', 'jade', 'vermilion'),
      colours,
      (theme, name, random) => {
        const setting: ThemeSetting = {
          ...SHIPPED_THEME,
          [theme]: { ...SHIPPED_THEME[theme], [name]: random[name as 'accent'] },
        };
        const worst = Math.min(
          ...(['dark', 'light'] as const).flatMap((each) =>
            COLOUR_PAIRS.map((pair) => pairContrast(themeTokens(setting, each), pair)),
          ),
        );
        const problems = contrastProblems(setting);
        expect(problems.length > 0).toBe(worst < MIN_CONTRAST);
        const parsed = themeInput.safeParse(setting);
        expect(parsed.success).toBe(problems.length === 0);
        if (parsed.success) return;
        refused += 1;
        expect(problems[0]!.ratio).toBeLessThanOrEqual(worst);
        for (const { path, message } of parsed.error.issues) {
          expect(message).toBe('CONTRAST');
          expect(path[0]).toBe(theme);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(50);
});

describe('the style sheet of a theme', () => {
  test('is empty for the shipped one', () => {
    expect(themeCss(SHIPPED_THEME)).toBe('');
  });

  test('contains what differs, in the theme in which it differs, and nothing that could end a style element', () => {
    const theme: ThemeSetting = {
      ...SHIPPED_THEME,
      dark: { ...SHIPPED_THEME.dark, accent: '#9ad1ff', accentText: '#9ad1ff' },
      radius: 'sharp',
      face: 'plain',
    };
    const css = themeCss(theme);
    expect(css).toContain("html[data-theme='dark']{");
    expect(css).toContain('--background-color-amber:#9ad1ff');
    expect(css).toContain('--color-lamp:#9ad1ff');
    expect(css).toContain(`--radius-card:${RADII.sharp.card}`);
    expect(css).toContain('--font-display:var(--font-text)');
    expect(css).not.toContain("[data-theme='light']");
    expect(css).not.toMatch(/[<>]/);
    for (const bad of ['red', '#fff', '#12345g', '#123456;}</style>'])
      expect(themeInput.safeParse({ ...theme, dark: { ...theme.dark, accent: bad } }).success).toBe(false);
  });
});
