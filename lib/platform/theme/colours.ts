/** The three parts of `#rrggbb`, 0 to 255; the alpha of `#rrggbbaa` is ignored. */
export function partsOf(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

const toHex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two opaque colours; `share` of the second, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [partsOf(one), partsOf(other)];
  return toHex(a.map((part, index) => part * (1 - share) + b[index]! * share));
}

/** Returns the colour of a translucent wash (`#rrggbbaa`) over an opaque ground. */
export const blend = (wash: string, ground: string): string =>
  mix(ground, wash, parseInt(wash.slice(7, 9), 16) / 255);

/** The relative luminance of WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = partsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG 2.2, 1.4.3: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}
