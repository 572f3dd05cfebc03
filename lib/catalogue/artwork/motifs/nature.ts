import {
  around,
  at,
  circle,
  curve,
  ellipse,
  group,
  leaf,
  line,
  num as n,
  path,
  repeat,
  ribbon,
  sample,
  star,
} from '../draw';
import type { Paint } from '../paint';

export function pomegranate(p: Paint): string {
  const { colours: c } = p;
  const leaves =
    at(path(leaf(110, 46), p.accent) + line('M0-10V-96', c.accent.light, 2.5), -30, -92, 1, -64) +
    at(path(leaf(94, 40), p.accent) + line('M0-10V-82', c.accent.light, 2.5), 40, -92, 1, 58);
  const crown =
    path('M-34-108-56-168-22-142 0-184 22-142 56-168 34-108C20-96-20-96-34-108z', p.body) +
    path('M-22-112-34-144-10-128 0-152 10-128 34-144 22-112z', c.gold.base);
  const skin = path(
    curve(
      [
        [0, -116],
        [84, -96],
        [142, -10],
        [120, 96],
        [50, 160],
        [-50, 160],
        [-120, 96],
        [-142, -10],
        [-84, -96],
      ],
      true,
    ),
    p.bodyBall,
  );
  const open =
    path('M-40-40C0-84 92-60 106 6 116 72 60 130 6 124-50 112-80 20-40-40z', p.cream) +
    path('M-28-34C6-66 80-48 92 8 98 64 54 112 10 108-36 98-62 16-28-34z', c.body.deep);
  const seeds = [
    [-22, -14],
    [8, -30],
    [40, -28],
    [68, -8],
    [-28, 18],
    [2, 4],
    [34, 4],
    [62, 20],
    [80, 14],
    [-18, 48],
    [14, 36],
    [46, 40],
    [72, 46],
    [0, 72],
    [30, 70],
    [56, 72],
    [18, 96],
    [40, 94],
  ]
    .map(([x = 0, y = 0], i) =>
      at(
        path('M0-15C13-7 13 10 0 15-13 10-13-7 0-15z', p.bodyBall) +
          ellipse(-4, -5, 3, 5, '#fff', 0, { opacity: 0.8 }),
        x,
        y,
        1.05,
        i * 37,
      ),
    )
    .join('');
  return (
    leaves +
    crown +
    skin +
    open +
    seeds +
    path('M-124 10C-130-40-100-80-60-94-90-60-104-20-100 40-112 44-122 30-124 10z', '#fff', { opacity: 0.45 })
  );
}

export function cherries(p: Paint): string {
  const { colours: c } = p;
  const fruit = (x: number, y: number, r: number): string =>
    at(
      circle(0, 0, 76, p.bodyBall) +
        path('M-14-72C-4-60 8-60 18-70 10-52-4-52-14-72z', c.body.deep) +
        path('M-54-14C-52-44-32-58-14-60-34-44-42-24-42 0-50 4-55-2-54-14z', '#fff', { opacity: 0.8 }) +
        path('M-30 62A72 72 0 0 0 66 20 86 86 0 0 1-30 62z', c.body.light, { opacity: 0.4 }),
      x,
      y,
      r,
    );
  const stems =
    path(
      ribbon(
        sample(
          [
            [-74, 22],
            [-60, -50],
            [0, -120],
            [40, -160],
          ],
          5,
        ),
        [9, 8, 8, 12],
      ),
      c.gold.deep,
    ) +
    path(
      ribbon(
        sample(
          [
            [84, 46],
            [92, -20],
            [70, -100],
            [40, -160],
          ],
          5,
        ),
        [9, 8, 8, 12],
      ),
      c.gold.deep,
    );
  const leaves =
    at(
      path(leaf(160, 78), p.accent) +
        line('M0-10V-140M0-50-22-78M0-50 22-78M0-90-18-112M0-90 18-112', c.accent.light, 3, { opacity: 0.7 }),
      38,
      -156,
      1,
      -84,
    ) +
    at(
      path(leaf(124, 60), p.accentShade) + line('M0-10V-106', c.accent.light, 3, { opacity: 0.6 }),
      44,
      -156,
      1,
      92,
    );
  return stems + leaves + fruit(-74, 84, 1.14) + fruit(86, 104, 1.02);
}

export function melon(p: Paint): string {
  const { colours: c } = p;
  const whole =
    circle(-30, 10, 138, p.accentBall) +
    repeat(6, (i) =>
      line(
        `M${-30 + (i - 2.5) * 8}-126C${-30 + (i - 2.5) * 62} -60 ${-30 + (i - 2.5) * 62} 80 ${-30 + (i - 2.5) * 8} 146`,
        c.accent.deep,
        11,
        { opacity: 0.65, 'stroke-dasharray': '26 5 14 4' },
      ),
    ) +
    path(
      ribbon(
        sample(
          [
            [-30, -124],
            [-24, -156],
            [6, -172],
            [20, -150],
          ],
          4,
        ),
        [9, 8, 7, 2],
      ),
      c.gold.deep,
    );
  const wedge =
    path('M-60 20 182 20C182 116 128 176 62 176-4 176-60 116-60 20z', p.accent) +
    path('M-48 20H170C168 106 122 162 62 162 2 162-46 106-48 20z', c.cream.light) +
    path('M-36 20H158C156 98 114 148 62 148 10 148-34 98-36 20z', p.body) +
    [
      [0, 50],
      [34, 44],
      [68, 52],
      [104, 44],
      [126, 60],
      [20, 84],
      [56, 88],
      [92, 84],
      [44, 120],
      [76, 120],
    ]
      .map(([x = 0, y = 0], i) => at(path('M0-11C8-3 7 8 0 9-7 8-8-3 0-11z', c.ink), x, y, 1, i * 23 - 90))
      .join('');
  return (
    whole + wedge + path('M-144-30C-130-80-90-112-50-118-90-90-112-56-122-10z', '#fff', { opacity: 0.45 })
  );
}

export function planet(p: Paint): string {
  const { colours: c } = p;
  const behind = group(
    ellipse(0, 0, 188, 56, 'none', 0, { stroke: c.gold.base, 'stroke-width': 15 }) +
      ellipse(0, 0, 160, 44, 'none', 0, { stroke: c.cream.base, 'stroke-width': 6, opacity: 0.8 }),
    'rotate(-20)',
  );
  const before = group(
    line('M-188 0A188 56 0 0 0 188 0', c.gold.base, 15) + line('M-160 0A160 44 0 0 0 160 0', c.cream.base, 6),
    'rotate(-20)',
  );
  const globe =
    circle(0, 0, 112, p.bodyBall) +
    group(
      path(
        'M-108-30C-40-10 40-50 108-26 112-10 112 4 110 20 50-4-40 36-110 14-112 0-112-16-108-30z',
        p.accent,
        { opacity: 0.85 },
      ) +
        path(
          'M-98 52C-30 70 40 30 100 50 92 70 84 78 76 84 30 70-30 96-80 78-88 70-94 62-98 52z',
          c.gold.base,
          { opacity: 0.7 },
        ) +
        path(
          'M-90-68C-40-54 30-84 86-72 76-88 62-98 50-102 10-92-30-100-62-94-74-86-82-78-90-68z',
          c.cream.base,
          { opacity: 0.5 },
        ),
      'rotate(-14)',
    ) +
    circle(44, -8, 17, c.body.deep, { opacity: 0.45 });
  return (
    circle(
      0,
      0,
      190,
      p.halo([
        [0.4, c.accent.light, 0.6],
        [1, c.accent.light, 0],
      ]),
    ) +
    behind +
    globe +
    path('M34 106A112 112 0 0 0 106-38 130 130 0 0 1 34 106z', c.ink, { opacity: 0.28 }) +
    before +
    circle(140, -112, 25, p.goldBall) +
    circle(-138, 110, 15, p.creamBall) +
    at(path(star(4, 26, 4), c.rim), -120, -120) +
    at(path(star(4, 18, 3), c.rim), 120, 120)
  );
}

export function snowflake(p: Paint): string {
  const { colours: c } = p;
  const arm = (fill: string, w: number): string =>
    line('M0 0V-178M0-60-34-96M0-60 34-96M0-102-44-146M0-102 44-146M0-142-24-168M0-142 24-168', fill, w);
  return (
    circle(
      0,
      0,
      190,
      p.halo([
        [0, c.cream.light, 0.85],
        [1, c.cream.light, 0],
      ]),
    ) +
    around(6, () => arm(c.accent.dark, 17)) +
    around(6, () => arm(c.cream.light, 9)) +
    around(
      6,
      () =>
        path('M0-14 22-52 0-78-22-52z', p.accent) +
        path('M0-14V-78L-22-52z', c.cream.light, { opacity: 0.6 }) +
        path('M0-150 9-166 0-190-9-166z', p.body),
      30,
      390,
    ) +
    around(6, () => path('M0 0 15-26 0-48-15-26z', p.body)) +
    circle(0, 0, 15, p.creamBall)
  );
}

export function firework(p: Paint): string {
  const { colours: c } = p;
  const burst = (
    count: number,
    inner: number,
    outer: number,
    tint: string,
    tip: string,
    shift: number,
  ): string => {
    const spoke = (i: number, r: number): string => {
      const a = ((shift + (i * 360) / count) * Math.PI) / 180;
      return `${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
    };
    const end = (i: number): number => outer - (i % 2) * 16;
    return (
      line(
        repeat(count, (i) => `M${spoke(i, inner)}L${spoke(i, end(i))}`),
        tint,
        4,
      ) +
      line(
        repeat(count, (i) => `M${spoke(i, end(i) + 6)}h.1`),
        tip,
        14,
      )
    );
  };
  const tail = path(
    ribbon(
      sample(
        [
          [6, 60],
          [-10, 116],
          [14, 190],
        ],
        4,
      ),
      [5, 9, 2],
    ),
    p.gold,
  );
  return (
    circle(
      0,
      0,
      190,
      p.halo([
        [0, c.gold.light, 0.9],
        [0.4, c.body.light, 0.5],
        [1, c.body.base, 0],
      ]),
    ) +
    tail +
    burst(20, 66, 176, c.gold.base, c.gold.light, 0) +
    burst(16, 44, 128, c.body.light, c.cream.light, 9) +
    burst(12, 22, 84, c.accent.light, c.cream.light, 4) +
    at(path(star(8, 40, 14), '#fff'), 0, 0) +
    repeat(10, (i) =>
      at(path(star(4, 13, 3), c.cream.light), 150 * Math.cos(i * 0.63 + 0.2), 150 * Math.sin(i * 0.63 + 0.2)),
    ) +
    [
      [-112, 118, 0.34],
      [118, 112, 0.3],
    ]
      .map(([x = 0, y = 0, s = 1]) => at(burst(12, 30, 120, c.accent.light, c.cream.light, 0), x, y, s))
      .join('')
  );
}
