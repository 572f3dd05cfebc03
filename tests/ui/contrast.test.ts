import { readFileSync } from 'node:fs';

/** The colour tokens of a block of app/tokens.css. */
function tokens(from: string, to: string): Map<string, string> {
  const css = readFileSync('app/tokens.css', 'utf8');
  const start = css.indexOf(from);
  const block = css.slice(start, css.indexOf(to, start));
  return new Map(
    [...block.matchAll(/--((?:background-)?color-[a-z-]+): (#[0-9a-f]{6});/g)].map((match) => [
      match[1]!,
      match[2]!,
    ]),
  );
}

const dark = tokens('@theme', '--radius-card');
const light = new Map([...dark, ...tokens("[data-theme='light']", '--shadow-lift')]);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_name, theme) => {
  const of = (token: string) => theme.get(token)!;
  const grounds = ['color-sunken', 'color-ground', 'color-surface', 'color-raised'];
  const texts = ['color-ink', 'color-muted', 'color-faint', 'color-amber', 'color-jade', 'color-vermilion'];

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s on %s',
    (text, ground) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['color-amber-ink', 'background-color-amber'],
    ['color-jade-ink', 'color-jade'],
    ['color-vermilion-ink', 'color-vermilion'],
    ['color-picture-ink', 'color-picture-foot'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
