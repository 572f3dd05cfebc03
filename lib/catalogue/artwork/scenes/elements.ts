import {
  at,
  circle,
  curve,
  ellipse,
  group,
  leaf,
  line,
  num as n,
  path,
  poly,
  rect,
  repeat,
  ribbon,
  sample,
  type Point,
} from '../draw';
import type { Paint } from '../paint';
import type { Chance } from '../random';

/** The size of the picture that a landscape is drawn for, and the y coordinate of its horizon. */
export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly horizon: number;
}

/** The layers behind the hero and the layers in front of it. */
export interface Landscape {
  readonly back: string;
  readonly front: string;
}

export type Scene = (p: Paint, roll: Chance, sheet: Sheet) => Landscape;

/** Returns the fill of a layer at distance `t` (0 is the horizon, 1 is nearest): lighter at its top than at its bottom. */
export const haze = (p: Paint, t: number): string =>
  p.slope([
    [0, p.colours.lit(t)],
    [1, p.colours.depth(Math.min(1, t + 0.22))],
  ]);

const ground = (sheet: Sheet, top: string): string => `${top}L${n(sheet.w + 20)} ${n(sheet.h)}H-20z`;

/** Draws a row of sharp mountains, lit on their left sides. `rise` is their height above `y`. */
export function ridge(
  p: Paint,
  roll: Chance,
  sheet: Sheet,
  y: number,
  rise: number,
  peaks: number,
  t: number,
  snow = false,
): string {
  const points: Point[] = [[-20, y]];
  const flanks: string[] = [];
  const step = (sheet.w + 40) / peaks;
  for (let i = 0; i < peaks; i += 1) {
    const x = -20 + step * (i + roll.range(0.35, 0.65));
    const top = y - rise * roll.range(0.5, 1);
    const next = y - rise * roll.range(0, 0.25);
    points.push(
      [x - step * 0.2, top + (y - top) * 0.42],
      [x, top],
      [x + step * 0.14, top + (y - top) * 0.3],
      [-20 + step * (i + 1), next],
    );
    const deep = y - top;
    if (snow)
      flanks.push(
        path(
          poly([
            [x, top],
            [x - step * 0.1, top + deep * 0.22],
            [x - step * 0.03, top + deep * 0.18],
            [x + step * 0.02, top + deep * 0.27],
            [x + step * 0.06, top + deep * 0.18],
            [x + step * 0.11, top + deep * 0.24],
          ]),
          p.colours.cream.light,
          { opacity: 0.9 },
        ),
      );
    flanks.push(
      path(
        poly([
          [x, top],
          [x + step * 0.14, top + deep * 0.3],
          [x + step * 0.3, top + deep * 0.75],
          [x + step * 0.04, top + deep * 0.62],
          [x + step * 0.07, top + deep * 0.3],
        ]),
        p.colours.ink,
        { opacity: 0.16 },
      ),
    );
  }
  return path(ground(sheet, poly(points, false)), haze(p, t)) + flanks.join('');
}

/** Draws hills. */
export function hills(
  p: Paint,
  roll: Chance,
  sheet: Sheet,
  y: number,
  swell: number,
  waves: number,
  t: number,
): string {
  const points: Point[] = Array.from({ length: waves + 1 }, (_, i) => [
    -20 + ((sheet.w + 40) / waves) * i,
    y + (i % 2 ? -1 : 1) * swell * roll.range(0.3, 1),
  ]);
  return path(ground(sheet, curve(points)), haze(p, t));
}

/** Draws a band of mist between two layers. `strength` is its opacity (0–1). */
export const mist = (p: Paint, sheet: Sheet, y: number, depth: number, strength = 0.5): string =>
  rect(
    0,
    y - depth,
    sheet.w,
    depth * 2,
    p.slope([
      [0, p.colours.glow, 0],
      [0.5, p.colours.glow, strength],
      [1, p.colours.glow, 0],
    ]),
  );

/** Draws a cloud made of curls. */
export function curlCloud(
  p: Paint,
  x: number,
  y: number,
  scale: number,
  fill: string,
  edge: string,
  flip = false,
): string {
  const shape =
    'M-120 26C-150 26-152-12-120-14-118-44-74-52-58-30-50-66 10-72 26-36 44-58 88-46 84-14 116-20 136 8 116 26z';
  const curls =
    'M-112 10C-124 2-112-10-104-2M-70-10C-84-30-54-40-50-20-48-6-68-6-66-18M10-10C-6-44 48-50 46-16 44 4 16 0 22-18M84 8C76-8 100-14 104 2';
  return group(
    path(shape, fill) + line(curls, edge, 4, { opacity: 0.75 }),
    `translate(${n(x)} ${n(y)}) scale(${flip ? '-' : ''}${Math.round(scale * 100) / 100} ${Math.round(scale * 100) / 100})`,
  );
}

/** Draws rows of waves with lit crests. */
export function water(p: Paint, roll: Chance, sheet: Sheet, y: number, light: number): string {
  const c = p.colours;
  const base = rect(
    0,
    y,
    sheet.w,
    sheet.h - y,
    p.slope([
      [0, c.lit(0.2)],
      [0.35, c.depth(0.5)],
      [1, c.depth(1)],
    ]),
  );
  const gleam = repeat(9, (i) => {
    const half = (70 - i * 4) * roll.range(0.5, 1.2);
    const row = y + 8 + i * i * 2.4;
    return path(
      `M${n(light - half)} ${n(row)}q${n(half)}-5 ${n(half * 2)} 0 ${n(-half)} 5 ${n(-half * 2)} 0z`,
      c.glow,
      { opacity: 0.7 - i * 0.05 },
    );
  });
  const ripples = repeat(16, () => {
    const row = y + roll.range(0.05, 0.8) * (sheet.h - y);
    const x = roll.range(0, sheet.w);
    const half = roll.range(14, 46) * (1 + (row - y) / 200);
    return path(
      `M${n(x - half)} ${n(row)}q${n(half)}-4 ${n(half * 2)} 0 ${n(-half)} 2 ${n(-half * 2)} 0z`,
      c.glow,
      { opacity: 0.2 },
    );
  });
  return base + gleam + ripples;
}

/** Draws a row of large curling waves. */
export function breakers(p: Paint, sheet: Sheet, y: number, size: number, t: number, shift: number): string {
  const c = p.colours;
  const count = Math.ceil(sheet.w / (size * 2)) + 2;
  let top = `M${n(-size * 2 + shift)} ${n(y)}`;
  let foam = '';
  for (let i = 0; i < count; i += 1) {
    top += `c${n(size * 0.5)} 0 ${n(size * 0.8)} ${n(-size * 0.9)} ${n(size * 1.5)} ${n(-size * 0.7)} ${n(-size * 0.5)} ${n(size * 0.1)} ${n(-size * 0.5)} ${n(size * 0.7)} ${n(size * 0.5)} ${n(size * 0.7)}`;
    const x = -size * 2 + shift + i * size * 2;
    foam += `M${n(x)} ${n(y)}c${n(size * 0.5)} 0 ${n(size * 0.8)} ${n(-size * 0.9)} ${n(size * 1.5)} ${n(-size * 0.7)}`;
  }
  return (
    path(`${top}V${sheet.h}H-20V${n(y)}z`, haze(p, t)) +
    line(foam, c.rim, Math.max(2, size * 0.06), { opacity: 0.7 })
  );
}

/** Draws a pattern of concentric circles. It is transparent at `y` and becomes visible towards the bottom. */
export function scaleCloth(p: Paint, sheet: Sheet, y: number, size: number, opacity: number): string {
  const scale = (x: number, cy: number): string =>
    [1, 0.66, 0.33]
      .map((r) => circle(x, cy, size * r, p.colours.foot, { stroke: p.colours.glow, 'stroke-width': 1.5 }))
      .join('');
  const cloth = p.pattern(
    size * 2,
    size,
    scale(0, size * 0.5) +
      scale(size * 2, size * 0.5) +
      scale(size, size) +
      scale(0, size * 1.5) +
      scale(size * 2, size * 1.5),
  );
  const fade = p.mask(
    rect(
      0,
      y,
      sheet.w,
      sheet.h - y,
      p.slope([
        [0, '#000'],
        [0.6, '#fff'],
      ]),
    ),
  );
  return rect(0, y, sheet.w, sheet.h - y, cloth, 0, { opacity, mask: fade });
}

export const pine = (p: Paint, x: number, y: number, height: number, t: number): string => {
  const w = height * 0.26;
  let d = '';
  for (let i = 0; i < 4; i += 1) {
    const top = y - height + height * 0.2 * i;
    const half = w * (0.35 + i * 0.22);
    d += `M${n(x)} ${n(top)}L${n(x + half)} ${n(top + height * 0.34)}Q${n(x)} ${n(top + height * 0.26)} ${n(x - half)} ${n(top + height * 0.34)}z`;
  }
  return (
    path(d, p.colours.depth(t)) +
    rect(
      x - height * 0.02,
      y - height * 0.12,
      height * 0.04,
      height * 0.14,
      p.colours.depth(Math.min(1, t + 0.1)),
    )
  );
};

/** Returns the path data of a roof with upturned eaves. `x` is its centre, `y` its lower edge. */
export const eaves = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y - h * 0.34)}C${n(x - w * 0.36)} ${n(y)} ${n(x - w * 0.22)} ${n(y - h * 0.6)} ${n(x - w * 0.12)} ${n(y - h)}H${n(x + w * 0.12)}C${n(x + w * 0.22)} ${n(y - h * 0.6)} ${n(x + w * 0.36)} ${n(y)} ${n(x + w / 2)} ${n(y - h * 0.34)}C${n(x + w * 0.4)} ${n(y + h * 0.14)} ${n(x + w * 0.3)} ${n(y)} ${n(x + w * 0.24)} ${n(y)}H${n(x - w * 0.24)}C${n(x - w * 0.3)} ${n(y)} ${n(x - w * 0.4)} ${n(y + h * 0.14)} ${n(x - w / 2)} ${n(y - h * 0.34)}z`;

/** Draws a tower with lit windows. */
export function tower(p: Paint, x: number, y: number, w: number, storeys: number, t: number): string {
  const c = p.colours;
  let out = '';
  let base = y;
  let width = w;
  for (let i = 0; i < storeys; i += 1) {
    const h = width * 0.42;
    out +=
      rect(x - width * 0.3, base - h, width * 0.6, h + 2, c.depth(t)) +
      rect(x - width * 0.19, base - h * 0.72, width * 0.11, h * 0.5, c.glow, 0, { opacity: 0.85 }) +
      rect(x + width * 0.08, base - h * 0.72, width * 0.11, h * 0.5, c.glow, 0, { opacity: 0.85 }) +
      path(eaves(x, base - h * 0.8, width * 1.15, width * 0.34), haze(p, Math.min(1, t + 0.12)));
    base -= h * 1.42;
    width *= 0.8;
  }
  return out + rect(x - 1.5, base - width * 0.5, 3, width * 0.7, c.depth(t));
}

/** Draws a paper lantern that hangs from (x, y). `cord` is the length of its cord. */
export function lanternDrop(p: Paint, x: number, y: number, size: number, cord: number): string {
  const c = p.colours;
  const drawn = p.once(
    'lantern',
    () =>
      circle(
        0,
        0,
        150,
        p.halo([
          [0, c.glow, 0.55],
          [1, c.glow, 0],
        ]),
      ) +
      ellipse(
        0,
        0,
        60,
        50,
        p.halo([
          [0, c.cream.light],
          [0.45, c.gold.base],
          [1, c.body.base],
        ]),
      ) +
      line('M0-50V50M-30-42q-24 42 0 84M30-42q24 42 0 84', c.body.dark, 3.5, { opacity: 0.65 }) +
      path('M-24-58H24V-46H-24zM-24 46H24V58H-24z', c.gold.dark) +
      line('M0 58V98', c.body.base, 9),
  );
  const scale = Math.round(size) / 100;
  return (
    line(`M${n(x)} ${n(y)}v${n(cord)}`, c.ink, 1.6) +
    drawn(`translate(${n(x)} ${n(y + cord + size * 0.55)}) scale(${scale})`)
  );
}

/** Draws a cord with lanterns between two points. */
export function lanternCord(
  p: Paint,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
): string {
  const drops = repeat(count, (i) => {
    const t = (i + 0.5) / count;
    return lanternDrop(
      p,
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
      size * (0.85 + (0.3 * ((i * 7) % 3)) / 2),
      4,
    );
  });
  return (
    line(
      `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag * 2)} ${n(to[0])} ${n(to[1])}`,
      p.colours.ink,
      2.4,
    ) + drops
  );
}

/** Draws a branch from an upper corner, with blossoms if `blossom` is true, otherwise with leaves. */
export function branch(p: Paint, roll: Chance, right: boolean, w: number, blossom: boolean): string {
  const c = p.colours;
  const spine = sample(
    [
      [-20, 60],
      [60, 84],
      [130, 62],
      [210, 92],
      [262, 84],
    ],
    4,
  );
  const twig = sample(
    [
      [90, 76],
      [128, 118],
      [172, 128],
    ],
    4,
  );
  const knots = [...spine.slice(5), ...twig.slice(3)].filter((_, i) => i % 2 === 0);
  const bud = blossom
    ? p.once(
        'blossom',
        () =>
          repeat(5, (i) => ellipse(0, -9, 6.6, 9, c.cream.light, 0, { transform: `rotate(${i * 72})` })) +
          circle(0, 0, 4.6, c.body.light),
      )
    : p.once('bud', () => path(leaf(34, 15), p.accent));
  const buds = knots
    .map(([x, y]) => {
      const place = `translate(${n(x + roll.range(-12, 12))} ${n(y + roll.range(-16, 14))})`;
      const turn = blossom ? '' : ` rotate(${Math.round(roll.range(60, 200))})`;
      return bud(`${place}${turn} scale(${roll.range(0.7, 1.25).toFixed(2)})`);
    })
    .join('');
  const drawn =
    path(ribbon(spine, [20, 15, 10, 3]), c.gold.deep) + path(ribbon(twig, [9, 6, 2]), c.gold.deep) + buds;
  return right ? `<g transform="translate(${n(w)} 0) scale(-1 1)">${drawn}</g>` : drawn;
}

export function bambooStalk(
  p: Paint,
  roll: Chance,
  x: number,
  height: number,
  width: number,
  t: number,
  leafy: boolean,
): string {
  const c = p.colours;
  const lean = roll.range(-14, 14);
  const fill = p.shaded({
    light: c.lit(t * 0.7),
    base: c.depth(t),
    dark: c.depth(Math.min(1, t + 0.25)),
    deep: c.ink,
  });
  const stalk = path(
    `M${n(x - width / 2)} ${n(height)}L${n(x + lean - width * 0.42)}-10h${n(width * 0.84)}L${n(x + width / 2)} ${n(height)}z`,
    fill,
  );
  const joints = repeat(6, (i) => {
    const y = height * (0.1 + i * 0.16);
    const jx = x + lean * (1 - y / height);
    return path(
      `M${n(jx - width * 0.56)} ${n(y)}q${n(width * 0.56)} 5 ${n(width * 1.12)} 0v4q${n(-width * 0.56)} 5 ${n(-width * 1.12)} 0z`,
      c.lit(Math.max(0, t - 0.25)),
    );
  });
  const leaves = leafy
    ? repeat(7, (i) =>
        at(
          path(leaf(roll.range(54, 92), 15), i % 2 ? c.depth(t) : c.lit(t * 0.8)),
          x + lean * 0.7,
          height * 0.1 + i * height * 0.075,
          1,
          (i % 2 ? 1 : -1) * roll.range(65, 140),
        ),
      )
    : '';
  return stalk + joints + leaves;
}

export function palm(p: Paint, x: number, y: number, height: number, t: number, lean: number): string {
  const c = p.colours;
  const top: Point = [x + lean, y - height];
  const trunk = path(
    ribbon(sample([[x, y], [x + lean * 0.3, y - height * 0.5], top], 4), [
      height * 0.085,
      height * 0.05,
      height * 0.04,
    ]),
    c.depth(t),
  );
  const fronds = repeat(8, (i) => {
    const side = i < 4 ? -1 : 1;
    const k = i % 4;
    const reach = height * (0.5 - k * 0.04);
    return path(
      `M${n(top[0])} ${n(top[1])}q${n(side * reach * 0.5)} ${n(-height * (0.3 - k * 0.13))} ${n(side * reach)} ${n(height * (-0.05 + k * 0.12))} ${n(-side * reach * 0.45)} ${n(-height * (0.14 - k * 0.05))} ${n(-side * reach)} ${n(height * (0.05 - k * 0.12))}z`,
      c.depth(Math.min(1, t + 0.08 * (k % 2))),
    );
  });
  return trunk + fronds;
}
