/** SVG primitives for all drawings. Coordinates are rounded to a tenth, which is finer than a pixel at 2x. */

export type Point = readonly [number, number];

const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
};

export const num = n;

/** Extra attributes of an element. Undefined values are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (more?: Attributes): string =>
  more
    ? Object.entries(more)
        .map(([key, value]) =>
          value === undefined
            ? ''
            : ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`,
        )
        .join('')
    : '';

export const path = (d: string, fill: string, more?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more?: Attributes): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes({ 'stroke-linecap': 'round', ...more })}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more?: Attributes): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;

export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  more?: Attributes,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes(more)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  more?: Attributes,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}${attributes(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more?: Attributes,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${attributes(more)}/>`;

export const group = (content: string, transform: string, more?: Attributes): string =>
  content ? `<g${transform ? ` transform="${transform}"` : ''}${attributes(more)}>${content}</g>` : '';

export const at = (content: string, x: number, y: number, scale = 1, turn = 0, more?: Attributes): string =>
  group(
    content,
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    more,
  );

/** Returns the path data of a polygon through the points. */
export const poly = (points: readonly Point[], closed = true): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'z' : '');

/** Rounds to half a unit, which is fine enough for curves and makes their path data short. */
const roundToHalf = (value: number): number => Math.round(value * 2) / 2;

/**
 * Returns the path data of a smooth curve through the points (Catmull-Rom as cubic Béziers). Coordinates are relative,
 * which halves the text. They start from the last rounded point, so that rounding errors do not add up.
 */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  let [x, y] = [roundToHalf(pick(0)[0]), roundToHalf(pick(0)[1])];
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const steps = [
      p1[0] + (p2[0] - p0[0]) / 6 - x,
      p1[1] + (p2[1] - p0[1]) / 6 - y,
      p2[0] - (p3[0] - p1[0]) / 6 - x,
      p2[1] - (p3[1] - p1[1]) / 6 - y,
      roundToHalf(p2[0]) - x,
      roundToHalf(p2[1]) - y,
    ].map(roundToHalf);
    d += `c${joinNumbers(steps)}`;
    x += steps[4] ?? 0;
    y += steps[5] ?? 0;
  }
  return closed ? `${d}z` : d;
}

/** Joins the numbers of path data. A minus sign needs no space before it. */
const joinNumbers = (values: readonly number[]): string =>
  values.map(n).reduce((text, value, i) => text + (i && !value.startsWith('-') ? ' ' : '') + value, '');

/** Returns points along a smooth curve through the given points: `each` of them per segment, and the last point. */
export function sample(points: readonly Point[], each: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const p0 = points[Math.max(0, i - 1)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    for (let s = 0; s < each; s += 1) {
      const t = s / each;
      const f = (a: number, b: number, c: number, e: number): number =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);
      out.push([f(p0[0], p1[0], p2[0], p3[0]), f(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(points[points.length - 1]!);
  return out;
}

/** Returns the path data of a band along `spine`. `widths` are spread evenly along it and interpolated. */
export function ribbon(spine: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const a = spine[Math.max(0, i - 1)]!;
    const b = spine[Math.min(spine.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const place = (i / Math.max(1, spine.length - 1)) * (widths.length - 1);
    const low = widths[Math.floor(place)] ?? 0;
    const high = widths[Math.min(widths.length - 1, Math.floor(place) + 1)] ?? low;
    const half = (low + (high - low) * (place % 1)) / 2;
    const dx = ((b[1] - a[1]) / length) * half;
    const dy = ((b[0] - a[0]) / length) * half;
    left.push([x + dx, y - dy]);
    right.unshift([x - dx, y + dy]);
  });
  const head = curve(left);
  return `${head}L${curve(right).slice(1)}z`;
}

/** Returns the path data of a leaf, petal or feather from (0,0) to (0,-length). `belly` (0–1) is where it is widest. */
export function leaf(length: number, width: number, belly = 0.55): string {
  const b = -length * belly;
  const w = width / 2;
  return `M0 0C${n(w * 0.8)} ${n(b * 0.35)} ${n(w * 1.25)} ${n(b)} 0 ${n(-length)}C${n(-w * 1.25)} ${n(b)} ${n(-w * 0.8)} ${n(b * 0.35)} 0 0z`;
}

/** Returns the path data of a regular star. `outer` and `inner` are its radii, `turn` its rotation in degrees. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  return poly(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const r = i % 2 ? inner : outer;
      const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  );
}

/** Draws `count` copies rotated about (0, 0), from angle `from` to angle `to` in degrees. */
export const around = (count: number, draw: (index: number) => string, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, i) => {
    const step = to - from === 360 ? 360 / count : (to - from) / Math.max(1, count - 1);
    return group(draw(i), `rotate(${n(from + step * i)})`);
  }).join('');

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
