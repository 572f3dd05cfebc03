/**
 * A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. Equal steps of lightness look equal, so that tones can
 * be computed.
 */
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

/** Converts OKLab to linear sRGB with the matrices of Björn Ottosson (2020). */
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

const hexCache = new Map<string, string>();

/** Returns a colour as `#rrggbb`. If sRGB does not contain it, only its chroma is reduced. */
export function hex(l: number, c: number, h: number): string {
  const key = `${Math.round(l * 500)},${Math.round(c * 500)},${Math.round(h)}`;
  const cached = hexCache.get(key);
  if (cached) return cached;
  const angle = (h * Math.PI) / 180;
  let chroma = c;
  let rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  while (chroma > 0.002 && rgb.some((v) => v < -0.002 || v > 1.002)) {
    chroma *= 0.94;
    rgb = linear(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
  }
  const result = `#${rgb.map((v) => toHex(gamma(Math.max(0, v)))).join('')}`;
  hexCache.set(key, result);
  return result;
}

/** Interpolates between two colours at `t` (0–1), along the shorter arc of the hue circle. */
export function between(from: Lch, to: Lch, t: number): Lch {
  const turn = ((to.h - from.h + 540) % 360) - 180;
  return {
    l: from.l + (to.l - from.l) * t,
    c: from.c + (to.c - from.c) * t,
    h: (from.h + turn * t + 360) % 360,
  };
}

export const css = (colour: Lch): string => hex(colour.l, colour.c, colour.h);
