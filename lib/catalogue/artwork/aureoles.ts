import { at, circle, line, num as n, path, poly, repeat, ring, type Point } from './draw';
import type { Paint } from './paint';
import type { Chance } from './random';

/** Draws the light behind the hero at (x, y), for example a moon or a sun. `r` is the radius of its disc. */
type Aureole = (p: Paint, roll: Chance, x: number, y: number, r: number) => string;

const disc = (p: Paint, x: number, y: number, r: number): string =>
  circle(
    x,
    y,
    r,
    p.halo([
      [0, p.colours.rim],
      [0.72, p.colours.glow],
      [1, p.colours.glowDeep],
    ]),
  );
const haloed = (p: Paint, x: number, y: number, r: number): string =>
  circle(
    x,
    y,
    r * 1.75,
    p.halo([
      [0.45, p.colours.glow, 0.62],
      [1, p.colours.glow, 0],
    ]),
  );

const moon: Aureole = (p, roll, x, y, r) =>
  haloed(p, x, y, r) +
  disc(p, x, y, r) +
  repeat(4, () =>
    circle(
      x + roll.range(-0.6, 0.6) * r,
      y + roll.range(-0.6, 0.6) * r,
      r * roll.range(0.06, 0.15),
      p.colours.glowDeep,
      { opacity: 0.4 },
    ),
  );

const sunrays: Aureole = (p, _roll, x, y, r) => {
  const rays = 28;
  const d = repeat(rays, (i) => {
    const a = (i * 2 * Math.PI) / rays;
    const b = a + Math.PI / rays;
    const long = r * 3.4;
    return poly([
      [x, y],
      [x + long * Math.cos(a), y + long * Math.sin(a)],
      [x + long * Math.cos(b), y + long * Math.sin(b)],
    ]);
  });
  return path(d, p.colours.glow, { opacity: 0.26 }) + haloed(p, x, y, r) + disc(p, x, y, r);
};

const rings: Aureole = (p, _roll, x, y, r) =>
  haloed(p, x, y, r) +
  disc(p, x, y, r * 0.92) +
  ring(x, y, r * 1.06, p.colours.glow, 5) +
  ring(x, y, r * 1.2, p.colours.glow, 2.5, { opacity: 0.8 }) +
  ring(x, y, r * 1.36, p.colours.glow, 1.6, { opacity: 0.5, 'stroke-dasharray': '3 13' });

const moonGate: Aureole = (p, _roll, x, y, r) => {
  const c = p.colours;
  return (
    haloed(p, x, y, r) +
    circle(x, y, r * 1.18, c.gold.deep) +
    circle(x, y, r * 1.15, p.gold) +
    circle(x, y, r * 1.02, c.body.deep) +
    disc(p, x, y, r * 0.99) +
    repeat(24, (i) =>
      circle(
        x + r * 1.085 * Math.cos((i * Math.PI) / 12),
        y + r * 1.085 * Math.sin((i * Math.PI) / 12),
        r * 0.022,
        c.gold.deep,
      ),
    )
  );
};

const sunburst: Aureole = (p, _roll, x, y, r) => {
  const teeth = 36;
  const points: Point[] = Array.from({ length: teeth * 2 }, (_, i) => {
    const long = i % 2 ? r * 1.06 : r * (i % 4 ? 1.22 : 1.36);
    const a = (i * Math.PI) / teeth;
    return [x + long * Math.cos(a), y + long * Math.sin(a)];
  });
  return haloed(p, x, y, r) + path(poly(points), p.gold, { opacity: 0.9 }) + disc(p, x, y, r);
};

const crescent: Aureole = (p, _roll, x, y, r) =>
  haloed(p, x, y, r) +
  circle(x, y, r * 1.08, p.colours.skyMid, { opacity: 0.6 }) +
  path(
    `M${n(x + r * 0.5)} ${n(y - r * 1.05)}A${n(r * 1.16)} ${n(r * 1.16)} 0 1 0 ${n(x + r * 1.05)} ${n(y + r * 0.5)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 1.05)}z`,
    p.halo([
      [0, p.colours.rim],
      [1, p.colours.glow],
    ]),
  ) +
  circle(
    x,
    y,
    r * 0.98,
    p.halo([
      [0, p.colours.glow, 0.95],
      [0.7, p.colours.glow, 0.5],
      [1, p.colours.glow, 0.08],
    ]),
  );

const petals: Aureole = (p, _roll, x, y, r) =>
  haloed(p, x, y, r) +
  at(
    repeat(18, (i) =>
      path(
        `M0 0C${n(r * 0.3)} ${n(-r * 0.7)} ${n(r * 0.16)} ${n(-r * 1.2)} 0 ${n(-r * 1.32)}C${n(-r * 0.16)} ${n(-r * 1.2)} ${n(-r * 0.3)} ${n(-r * 0.7)} 0 0z`,
        p.colours.glow,
        { opacity: 0.3, transform: `rotate(${i * 20})` },
      ),
    ),
    x,
    y,
  ) +
  disc(p, x, y, r * 0.94);

const lattice: Aureole = (p, _roll, x, y, r) => {
  const c = p.colours;
  const eight: Point[] = Array.from({ length: 8 }, (_, i) => [
    x + r * 1.16 * Math.cos(((i + 0.5) * Math.PI) / 4),
    y + r * 1.16 * Math.sin(((i + 0.5) * Math.PI) / 4),
  ]);
  return (
    haloed(p, x, y, r) +
    path(
      poly(eight),
      p.halo([
        [0, c.rim],
        [0.75, c.glow],
        [1, c.glowDeep],
      ]),
    ) +
    line(poly(eight), c.gold.dark, 12, { 'stroke-linejoin': 'round' }) +
    line(poly(eight), c.gold.light, 3, { 'stroke-linejoin': 'round' })
  );
};

export const AUREOLES: readonly Aureole[] = [
  moon,
  sunrays,
  rings,
  moonGate,
  sunburst,
  crescent,
  petals,
  lattice,
  moon,
  rings,
];
