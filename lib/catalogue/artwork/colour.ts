/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. Ratios of lightness look even to the eye in it. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toHex = (channel: number): string =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');
const gamma = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/** OKLab to linear sRGB, matrices by Björn Ottosson (2020). */
function linear(l: number, a: number, b: number): readonly [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const known = new Map<string, string>();

/** Returns the colour as `#rrggbb`. If sRGB has no such colour, chroma is reduced; hue and lightness stay. */
export function hex(l: number, c: number, h: number): string {
  const key = `${Math.round(l * 500)},${Math.round(c * 500)},${Math.round(h)}`;
  const before = known.get(key);
  if (before) return before;
  const angle = (h * Math.PI) / 180;
  let chroma = c;
  let rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  while (chroma > 0.002 && rgb.some((v) => v < -0.002 || v > 1.002)) {
    chroma *= 0.94;
    rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  }
  const made = `#${rgb.map((v) => toHex(gamma(Math.max(0, v)))).join('')}`;
  known.set(key, made);
  return made;
}

/** Returns the colour at `t` between two colours, along the shorter arc of the hue circle. */
export function between(from: Lch, to: Lch, t: number): Lch {
  const turn = ((to.h - from.h + 540) % 360) - 180;
  return {
    l: from.l + (to.l - from.l) * t,
    c: from.c + (to.c - from.c) * t,
    h: (from.h + turn * t + 360) % 360,
  };
}

export const css = (colour: Lch): string => hex(colour.l, colour.c, colour.h);
