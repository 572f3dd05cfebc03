import { readFileSync } from 'node:fs';

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

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the colour of a translucent wash over an opaque ground. */
function blend(wash: string, ground: string): string {
  const alpha = parseInt(wash.slice(7, 9), 16) / 255;
  const parts = [1, 3, 5].map((at) => {
    const [top, bottom] = [wash, ground].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(top * alpha + bottom * (1 - alpha));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of WCAG 2.2, 1.4.3. */
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

  /** Text colours that are used on a wash; `faint` is not. */
  test.each(
    ['color-ground', 'color-surface'].flatMap((ground) =>
      ['amber', 'jade', 'vermilion'].flatMap((tone) =>
        ['color-ink', 'color-muted', `color-${tone}`].map((text) => [text, tone, ground] as const),
      ),
    ),
  )('%s on a wash of %s over %s', (text, tone, ground) => {
    expect(contrast(of(text), blend(of(`color-${tone}-wash`), of(ground)))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['color-amber-ink', 'background-color-amber'],
    ['color-jade-ink', 'color-jade'],
    ['color-vermilion-ink', 'color-vermilion'],
    ['color-picture-ink', 'color-picture-foot'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
