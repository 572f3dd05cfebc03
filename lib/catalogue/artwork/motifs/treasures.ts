import {
  around,
  at,
  circle,
  curve,
  ellipse,
  group,
  leaf,
  line,
  path,
  poly,
  rect,
  repeat,
  ribbon,
  ring,
  sample,
  star,
  type Point,
} from '../draw';
import type { Paint } from '../paint';

/** Draws a coin with a square hole, seen from the front, with radius `r`. */
const cash = (p: Paint, r: number): string =>
  circle(0, 0, r, p.gold) +
  circle(0, 0, r * 0.86, p.shaded({ ...p.colours.gold, base: p.colours.gold.dark })) +
  circle(0, 0, r * 0.8, p.goldBall) +
  rect(-r * 0.27, -r * 0.27, r * 0.54, r * 0.54, p.colours.gold.deep) +
  rect(-r * 0.2, -r * 0.2, r * 0.4, r * 0.4, p.colours.ink) +
  repeat(4, (i) =>
    group(
      line(
        `M${-r * 0.14} ${-r * 0.68}H${r * 0.14}M0 ${-r * 0.68}V${-r * 0.4}M${-r * 0.2} ${-r * 0.48}H${r * 0.2}`,
        p.colours.gold.deep,
        r * 0.055,
      ),
      `rotate(${i * 90})`,
    ),
  );

export function coin(p: Paint): string {
  const { colours: c } = p;
  const knot =
    path(
      ribbon(
        sample(
          [
            [-30, -172],
            [-6, -150],
            [0, -116],
          ],
          3,
        ),
        [12, 16, 14],
      ),
      p.body,
    ) +
    path(
      ribbon(
        sample(
          [
            [30, -172],
            [6, -150],
            [0, -116],
          ],
          3,
        ),
        [12, 16, 14],
      ),
      p.body,
    ) +
    circle(0, -140, 15, p.bodyBall);
  const tassel =
    repeat(7, (i) =>
      line(`M${-9 + i * 3} 120Q${-15 + i * 5} 156 ${-21 + i * 7} 188`, i % 2 ? c.body.base : c.body.dark, 5),
    ) + rect(-15, 112, 30, 14, p.gold, 4);
  return (
    at(cash(p, 72), -92, 44, 1, -14) +
    at(cash(p, 72), 92, 44, 1, 14) +
    tassel +
    knot +
    cash(p, 118) +
    path('M-96-58A112 112 0 0 1 36-106 150 150 0 0 0-96-58z', c.cream.light, { opacity: 0.7 })
  );
}

export function gem(p: Paint): string {
  const { colours: c } = p;
  const top: Point[] = [
    [-84, -92],
    [84, -92],
  ];
  const facets: readonly (readonly [readonly Point[], string])[] = [
    [
      [
        [-160, -22],
        [-84, -92],
        [-70, -22],
      ],
      c.body.light,
    ],
    [[top[0]!, [0, -92], [-70, -22]], c.body.base],
    [
      [
        [0, -92],
        [-70, -22],
        [70, -22],
      ],
      c.body.light,
    ],
    [
      [
        [0, -92],
        [84, -92],
        [70, -22],
      ],
      c.body.base,
    ],
    [
      [
        [84, -92],
        [160, -22],
        [70, -22],
      ],
      c.body.dark,
    ],
    [
      [
        [-160, -22],
        [-70, -22],
        [0, 156],
      ],
      c.body.base,
    ],
    [
      [
        [-70, -22],
        [70, -22],
        [0, 156],
      ],
      c.body.light,
    ],
    [
      [
        [70, -22],
        [160, -22],
        [0, 156],
      ],
      c.body.deep,
    ],
  ];
  const small = (
    x: number,
    y: number,
    s: number,
    tones: { light: string; base: string; dark: string },
  ): string =>
    at(
      path(
        poly([
          [-40, -10],
          [-20, -34],
          [0, -34],
          [-14, -10],
        ]),
        tones.light,
      ) +
        path(
          poly([
            [0, -34],
            [20, -34],
            [40, -10],
            [14, -10],
            [-14, -10],
          ]),
          tones.base,
        ) +
        path(
          poly([
            [-40, -10],
            [-14, -10],
            [0, 40],
          ]),
          tones.base,
        ) +
        path(
          poly([
            [-14, -10],
            [14, -10],
            [0, 40],
          ]),
          tones.light,
        ) +
        path(
          poly([
            [14, -10],
            [40, -10],
            [0, 40],
          ]),
          tones.dark,
        ),
      x,
      y,
      s,
    );
  return (
    circle(
      0,
      0,
      190,
      p.halo([
        [0, c.rim, 0.7],
        [1, c.rim, 0],
      ]),
    ) +
    facets.map(([points, fill]) => path(poly(points), fill)).join('') +
    path(
      poly([
        [-30, -22],
        [0, -92],
        [30, -22],
        [0, 120],
      ]),
      c.cream.light,
      { opacity: 0.35 },
    ) +
    line('M-160-22-84-92H84L160-22M-160-22H160', c.rim, 3, { opacity: 0.7 }) +
    small(-130, 108, 1.1, c.accent) +
    small(132, 112, 1.2, c.gold) +
    at(path(star(4, 40, 5), '#fff'), -92, -78) +
    at(path(star(4, 26, 3.5), '#fff'), 96, 20)
  );
}

export function ingot(p: Paint): string {
  const { colours: c } = p;
  const one =
    path(
      'M-120-22C-104 40-60 64 0 64 60 64 104 40 120-22 100-34 76-30 62-14 40-40-40-40-62-14-76-30-100-34-120-22z',
      p.gold,
    ) +
    ellipse(0, -18, 62, 26, p.goldBall) +
    path('M-62-14C-56 10-30 16 0 16 30 16 56 10 62-14 40 4-40 4-62-14z', c.gold.deep, { opacity: 0.4 }) +
    path('M-112-16C-98 28-64 48-26 54-70 34-92 14-100-20z', c.gold.light, { opacity: 0.85 }) +
    ellipse(-18, -28, 24, 8, c.cream.light, -8, { opacity: 0.8 });
  const cut = p.part(one);
  return (
    circle(
      0,
      20,
      190,
      p.halo([
        [0, c.glow, 0.6],
        [1, c.glow, 0],
      ]),
    ) +
    at(cut.drawn, -84, 104, 0.86) +
    cut.use('translate(86 106) scale(.86)') +
    cut.use('translate(0 18) scale(1.1)') +
    at(path('M0-34 26 0 0 34-26 0z', p.bodyBall), 0, 50, 0.8) +
    at(path(star(4, 44, 5), '#fff'), -52, -14) +
    at(path(star(4, 26, 4), '#fff'), 130, 76) +
    repeat(3, (i) => at(cash(p, 30), -70 + i * 70, -86 - (i % 2) * 44, 1, -20 + i * 20))
  );
}

export function chest(p: Paint): string {
  const { colours: c } = p;
  const hoard =
    repeat(13, (i) =>
      circle(-118 + i * 19.6, -6 - Math.sin((i / 12) * Math.PI) * 44 + (i % 3) * 9, 24, p.goldBall),
    ) +
    repeat(7, (i) => circle(-84 + i * 28, -18 - (i % 2) * 14, 22, i % 3 ? p.goldBall : p.bodyBall)) +
    at(
      path(
        poly([
          [-26, 0],
          [-13, -20],
          [13, -20],
          [26, 0],
          [0, 34],
        ]),
        p.accentBall,
      ),
      -46,
      -58,
    ) +
    at(
      path(
        poly([
          [-22, 0],
          [-11, -18],
          [11, -18],
          [22, 0],
          [0, 30],
        ]),
        p.bodyBall,
      ),
      56,
      -50,
      1,
      18,
    ) +
    path(
      ribbon(
        sample(
          [
            [80, -20],
            [110, 10],
            [104, 50],
            [122, 76],
          ],
          3,
        ),
        [5, 5, 5, 5],
      ),
      c.cream.light,
    ) +
    repeat(5, (i) => circle(88 + i * 8, -8 + i * 20, 8, p.creamBall));
  const lid =
    path(
      'M-150-40C-150-130-96-166 0-166 96-166 150-130 150-40L132-52C128-112 84-140 0-140-84-140-128-112-132-52z',
      p.accent,
    ) +
    path('M-132-52C-128-112-84-140 0-140 84-140 128-112 132-52 60-70-60-70-132-52z', c.ink) +
    path('M-16-166h32v28h-32zM-128-128l26-16 14 24-22 14zM128-128l-26-16-14 24 22 14z', p.gold);
  const box =
    path('M-152 10H152L140 150H-140z', p.accent) +
    line('M-146 56H146M-144 100H144', c.accent.deep, 4, { opacity: 0.7 }) +
    path('M-158 4H158V34H-158zM-148 134H148L146 158H-146z', p.gold) +
    path('M-124 34H-92L-88 136H-116zM124 34H92L88 136H116z', p.gold) +
    repeat(8, (i) => circle(-136 + i * 39, 19, 5, c.gold.deep));
  const lock =
    path('M-32 20H32V66C32 92-32 92-32 66z', p.gold) +
    circle(0, 46, 9, c.ink) +
    path('M-5 46h10l3 26H-8z', c.ink);
  return (
    circle(
      0,
      -50,
      180,
      p.halo([
        [0, c.glow, 0.95],
        [1, c.glow, 0],
      ]),
    ) +
    lid +
    hoard +
    box +
    lock +
    at(path(star(4, 30, 4), '#fff'), -88, -50) +
    at(path(star(4, 22, 3), '#fff'), 30, -78)
  );
}

export function crown(p: Paint): string {
  const { colours: c } = p;
  const back = path(
    'M-132 40-150-60-84-10-70-106-24-30 0-130 24-30 70-106 84-10 150-60 132 40z',
    c.gold.deep,
  );
  const points =
    path('M-140 70-172-74-92-2-60-120-30-14 0-150 30-14 60-120 92-2 172-74 140 70z', p.gold) +
    path(
      'M-172-74-140 70-118 70-92-2zM-60-120-30-14-50 70-92-2zM0-150 30-14 22 70-30-14zM60-120 92-2 88 70 30-14zM172-74 140 70 128 70 92-2z',
      c.gold.dark,
      { opacity: 0.35 },
    );
  const balls = [
    [-172, -78, 15],
    [-60, -126, 15],
    [0, -156, 19],
    [60, -126, 15],
    [172, -78, 15],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.bodyBall))
    .join('');
  const band =
    path('M-146 62C-80 92 80 92 146 62L138 132C80 160-80 160-138 132z', p.gold) +
    line('M-144 74C-80 104 80 104 144 74M-139 122C-80 150 80 150 139 122', c.gold.deep, 4) +
    [-96, -48, 0, 48, 96]
      .map((x, i) =>
        at(
          i % 2 ? path('M0-19 17 0 0 19-17 0z', p.accentBall) : ellipse(0, 0, 16, 20, p.bodyBall),
          x,
          112 - Math.abs(x) * 0.11,
        ),
      )
      .join('');
  return (
    circle(
      0,
      0,
      190,
      p.halo([
        [0, c.glow, 0.6],
        [1, c.glow, 0],
      ]),
    ) +
    back +
    path('M-118 66C-60 20 60 20 118 66 60 84-60 84-118 66z', p.body) +
    points +
    balls +
    band +
    line('M-164-62-136 58', c.cream.light, 5, { opacity: 0.8 }) +
    at(path(star(4, 30, 4), '#fff'), -58, -70) +
    ellipse(0, 30, 17, 24, p.accentBall)
  );
}

export function key(p: Paint): string {
  const { colours: c } = p;
  const bow =
    at(
      around(
        4,
        () =>
          ring(0, -40, 36, c.gold.dark, 19) +
          ring(0, -40, 36, c.gold.base, 13) +
          ring(-2, -43, 36, c.gold.light, 3),
      ),
      0,
      -86,
    ) +
    circle(0, -86, 30, p.goldBall) +
    circle(0, -86, 19, p.bodyBall);
  const shaft =
    rect(-11, -36, 22, 214, p.gold, 8) +
    rect(-18, -34, 36, 14, p.gold, 5) +
    rect(-18, -8, 36, 10, p.gold, 4) +
    circle(0, 176, 14, p.goldBall);
  const bit =
    path('M8 92H84V108H64V120H84V160H62V146H46V160H8z', p.gold) +
    path('M8 92H84V100H8z', c.gold.light) +
    rect(26, 112, 18, 20, c.ink, 0, { opacity: 0.35 });
  const charm =
    line('M-30-70C-110-50-120 10-96 44', c.body.base, 5) +
    at(path(leaf(70, 30), p.body, { transform: 'rotate(180)' }) + circle(0, 0, 13, p.goldBall), -96, 48) +
    repeat(5, (i) => line(`M${-104 + i * 4} 110q${-4 + i * 2} 20 ${-8 + i * 4} 46`, c.body.dark, 4));
  return group(
    charm + shaft + bit + bow + line('M-6-16V166', c.cream.light, 4, { opacity: 0.75 }),
    'rotate(18)',
  );
}

export function trophy(p: Paint): string {
  const { colours: c } = p;
  const handle =
    line('M-84-118C-170-130-170-10-66 4', c.gold.dark, 22) +
    line('M-84-118C-170-130-170-10-66 4', c.gold.base, 14) +
    line('M-88-121C-160-128-160-30-80-6', c.gold.light, 4);
  const laurel = at(
    repeat(7, (i) =>
      at(path(leaf(46, 20), p.accent), -44 - Math.sin(i * 0.42) * 62, 128 - i * 26, 1, -60 + i * 12),
    ),
    0,
    20,
  );
  const cup =
    path('M-96-140H96C98-50 70 34 0 44-70 34-98-50-96-140z', p.gold) +
    ellipse(0, -140, 96, 20, c.gold.deep) +
    ellipse(0, -142, 96, 18, p.gold) +
    ellipse(0, -140, 80, 12, c.gold.deep) +
    path('M-80-116C-80-50-62 0-34 24-54-16-60-60-58-112z', c.cream.light, { opacity: 0.7 });
  const base =
    path('M-16 40H16L22 96H-22zM-58 96H58L66 122H-66z', p.gold) +
    path('M-88 122H88V172H-88z', p.body) +
    rect(-52, 134, 104, 26, p.gold, 4);
  return (
    p.mirrored(laurel + handle) +
    cup +
    base +
    at(path(star(5, 46, 19), p.body) + path(star(5, 26, 11), p.accentBall), 0, -56)
  );
}

export function cards(p: Paint): string {
  const { colours: c } = p;
  const spade =
    'M0-46C30-14 48 0 44 22 40 40 16 40 6 24 8 38 14 46 22 50H-22C-14 46-8 38-6 24-16 40-40 40-44 22-48 0-30-14 0-46z';
  const heart = 'M0 44C-46 10-52-14-44-30-32-50-8-46 0-22 8-46 32-50 44-30 52-14 46 10 0 44z';
  const club =
    'M0-46A22 22 0 0 1 18-10 22 22 0 1 1 8 22C8 36 14 44 22 50H-22C-14 44-8 36-8 22A22 22 0 1 1-18-10 22 22 0 0 1 0-46z';
  const diamond = 'M0-50C12-28 22-12 38 0 22 12 12 28 0 50-12 28-22 12-38 0-22-12-12-28 0-50z';
  const face = (sign: string, fill: string): string =>
    rect(-66, -104, 132, 208, c.ink, 16, { opacity: 0.25, transform: 'translate(5 6)' }) +
    rect(-66, -104, 132, 208, p.cream, 16) +
    rect(-57, -95, 114, 190, 'none', 10, { stroke: c.gold.base, 'stroke-width': 2.5 }) +
    at(path(sign, fill), 0, 0, 1.02) +
    at(path(sign, fill), -40, -74, 0.32) +
    at(path(sign, fill), 40, 74, 0.32, 180);
  const place = (sign: string, fill: string, turn: number): string =>
    group(at(face(sign, fill), 0, -70), `translate(0 116) rotate(${turn})`);
  return (
    place(club, c.accent.deep, -38) +
    place(diamond, c.body.base, -13) +
    place(spade, c.accent.deep, 13) +
    place(heart, c.body.base, 38) +
    at(path(star(4, 30, 4), '#fff'), 124, -104)
  );
}

export function dice(p: Paint): string {
  const { colours: c } = p;
  const cube = (front: string, side: string, top: string, pip: string): string => {
    const dot = (x: number, y: number, skew: string): string =>
      ellipse(x, y, 10, 10, pip, 0, skew ? { transform: skew } : undefined);
    return (
      path('M0-92 80-52 0-12-80-52z', top) +
      path('M-80-52 0-12V84L-80 44z', front) +
      path('M80-52 0-12V84L80 44z', side) +
      ellipse(0, -52, 15, 8, pip) +
      [
        [-60, -18],
        [-22, 2],
        [-60, 22],
        [-22, 44],
        [-41, 12],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 7.5, 10, pip, -10))
        .join('') +
      [
        [22, 2],
        [58, 22],
        [40, 12],
      ]
        .map(([x = 0, y = 0], i) => ellipse(x, y + (i === 0 ? 42 : i === 1 ? -40 : 0), 7.5, 10, pip, 10))
        .join('') +
      dot(0, 400, 'scale(0)').slice(0, 0) +
      line('M-80-52 0-12 80-52M0-12V84', '#fff', 3, { opacity: 0.55 })
    );
  };
  return (
    at(cube(c.body.base, c.body.dark, c.body.light, c.cream.light), -62, 62, 1.24, -10) +
    at(cube(c.cream.base, c.cream.dark, c.cream.light, c.body.base), 76, -38, 1.06, 14) +
    at(path(star(4, 34, 5), c.rim), -96, -110) +
    at(path(star(4, 22, 4), c.rim), 150, 96)
  );
}

export function wheel(p: Paint): string {
  const { colours: c } = p;
  const wedge = (i: number): string =>
    path('M0 0-40-150A155 155 0 0 1 40-150z', [p.body, p.cream, p.accent, p.gold][i % 4]!) +
    circle(0, -124, 9, i % 4 === 1 ? c.body.base : c.cream.light);
  return (
    circle(0, 0, 180, c.gold.deep) +
    circle(0, 0, 177, p.gold) +
    circle(0, 0, 158, c.ink) +
    around(12, wedge) +
    around(12, () => line('M0-40V-152', c.gold.base, 4), 15, 375) +
    repeat(24, (i) =>
      circle(
        167 * Math.cos((i * Math.PI) / 12),
        167 * Math.sin((i * Math.PI) / 12),
        5,
        i % 2 ? c.cream.light : c.body.base,
      ),
    ) +
    circle(0, 0, 54, p.gold) +
    circle(0, 0, 42, p.bodyBall) +
    path(star(8, 36, 14), p.gold) +
    circle(0, 0, 11, p.creamBall) +
    path('M-24-196H24L0-140z', p.body) +
    path('M-24-196H24L18-184H-18z', c.cream.light, { opacity: 0.6 })
  );
}

export function mask(p: Paint): string {
  const { colours: c } = p;
  const plume = around(
    9,
    (i) =>
      path(leaf(i % 2 ? 150 : 176, 50, 0.68), i % 2 ? p.accent : p.body) +
      line('M0-30V-140', c.gold.base, 2.5, { opacity: 0.7 }),
    -74,
    74,
  );
  const face = path(
    'M0-90C70-92 122-66 128-14 134 60 84 150 0 178-84 150-134 60-128-14-122-66-70-92 0-90z',
    p.cream,
  );
  const half =
    path(
      'M-128-14C-130-40-116-64-92-78-60-62-24-40 0-40V10C-30-10-64-14-104 6-100 50-84 100-50 140-96 106-126 46-128-14z',
      p.body,
    ) +
    path('M-96 8C-70-22-36-18-18 8-40 30-76 32-96 8z', c.ink) +
    path('M-88 8C-68-12-40-10-26 8-44 20-70 22-88 8z', p.goldBall) +
    circle(-56, 7, 9, c.ink) +
    circle(-60, 3, 3, '#fff') +
    path('M-110-20C-84-52-40-50-12-20-44-34-80-34-110-20z', p.gold) +
    path(
      ribbon(
        sample(
          [
            [-78, 48],
            [-58, 62],
            [-44, 88],
            [-62, 104],
            [-76, 88],
          ],
          4,
        ),
        [4, 12, 11, 9, 3],
      ),
      p.accent,
    );
  const nose =
    path('M0-30C14 20 30 52 26 70 12 82-12 82-26 70-30 52-14 20 0-30z', p.cream) +
    path('M0-30C14 20 30 52 26 70 18 78 8 80 0 80z', c.cream.deep, { opacity: 0.45 });
  const mouth =
    path('M-52 112C-26 100-12 108 0 112 12 108 26 100 52 112 30 146-30 146-52 112z', p.body) +
    path('M-42 116C-14 122 14 122 42 116 24 128-24 128-42 116z', '#fff');
  const brow = at(
    path('M0-60C22-34 22 0 0 28-22 0-22-34 0-60z', p.gold) + circle(0, -14, 15, p.bodyBall),
    0,
    -60,
  );
  return (
    at(plume, 0, -20) +
    face +
    p.mirrored(half) +
    nose +
    mouth +
    brow +
    repeat(9, (i) => circle(-112 + i * 28, -66 - Math.sin((i / 8) * Math.PI) * 30, 8, p.goldBall))
  );
}

export function balls(p: Paint): string {
  const { colours: c } = p;
  const glyph = [
    'M-12-14 2-26V24',
    'M-16-14C-14-34 18-32 14-8 10 6-10 14-16 24H18',
    'M-16-20C-4-34 22-24 12-4 8 0 2 2-2 2 22 2 22 28-4 26-10 26-14 22-18 18',
  ];
  const ball = (fill: string, i: number, x: number, y: number, r: number): string =>
    at(
      circle(0, 0, 62, fill) +
        circle(-4, -2, 36, c.cream.light) +
        ring(-4, -2, 36, c.ink, 2, { opacity: 0.25 }) +
        at(line(glyph[i]!, c.ink, 9, { 'stroke-linejoin': 'round' }), -4, -1) +
        ellipse(-24, -40, 20, 10, '#fff', -30, { opacity: 0.75 }),
      x,
      y,
      r,
    );
  return (
    circle(
      0,
      0,
      185,
      p.halo([
        [0, c.cream.light, 0.25],
        [0.85, c.cream.light, 0.12],
        [1, c.cream.light, 0.5],
      ]),
    ) +
    ring(0, 0, 180, c.gold.base, 7) +
    ring(0, 0, 180, c.gold.light, 2) +
    ball(p.accentBall, 1, -66, 66, 1.12) +
    ball(p.goldBall, 2, 72, 62, 1.18) +
    ball(p.bodyBall, 0, 2, -62, 1.26) +
    path('M-150-60C-130-120-80-154-30-164-80-136-116-100-134-50z', '#fff', { opacity: 0.55 })
  );
}

export function football(p: Paint): string {
  const { colours: c } = p;
  const patch = (x: number, y: number, r: number, turn: number, sx = 1): string =>
    group(
      path(
        poly(
          Array.from({ length: 5 }, (_, i): Point => [
            r * Math.cos((i * 72 - 90) * (Math.PI / 180)),
            r * Math.sin((i * 72 - 90) * (Math.PI / 180)),
          ]),
        ),
        p.accentShade,
      ),
      `translate(${x} ${y}) rotate(${turn}) scale(${sx} 1)`,
    );
  const seams = around(5, () => line('M0-52V-98M0-98-44-122M0-98 44-122', c.accent.deep, 5));
  const outer = around(
    5,
    () => group(path('M-42 20-26-24H26L42 20 0 34z', p.accentShade), 'translate(0 -116) scale(.92 .66)'),
    0,
    360,
  );
  const trail = repeat(5, (i) =>
    path(
      ribbon(
        sample(
          [
            [-40 + i * 24, 60 + i * 18],
            [-110 + i * 12, 120 + i * 12],
            [-176 + i * 8, 184],
          ],
          4,
        ),
        [44 - i * 4, 22, 1],
      ),
      i % 2 ? p.gold : p.body,
      { opacity: 0.85 },
    ),
  );
  return (
    trail +
    at(
      circle(0, 0, 144, p.creamBall) +
        group(patch(0, 0, 52, 0) + seams + outer, 'rotate(14)') +
        ring(0, 0, 143, c.cream.deep, 4, { opacity: 0.5 }) +
        path('M-118-46A126 126 0 0 1 20-124 160 160 0 0 0-118-46z', '#fff', { opacity: 0.85 }),
      30,
      -22,
    )
  );
}

export function joystick(p: Paint): string {
  const { colours: c } = p;
  const base =
    path('M-150 70C-150 40 150 40 150 70L172 140C172 176-172 176-172 140z', p.accentShade) +
    ellipse(0, 72, 150, 42, p.accent) +
    ellipse(0, 68, 62, 20, c.ink);
  const stick =
    path(
      ribbon(
        [
          [0, 66],
          [10, 0],
          [22, -66],
        ],
        [30, 24, 22],
      ),
      p.cream,
    ) +
    circle(26, -104, 64, p.bodyBall) +
    ellipse(4, -130, 20, 12, '#fff', -30, { opacity: 0.8 });
  const buttons =
    ellipse(94, 62, 26, 13, c.body.deep) +
    ellipse(94, 56, 26, 13, p.gold) +
    ellipse(-96, 62, 26, 13, c.body.deep) +
    ellipse(-96, 56, 26, 13, p.body) +
    repeat(7, (i) => rect(-120 + i * 36, 122, 22, 12, i % 2 ? c.accent.light : c.glow, 6));
  const bolts =
    line('M-120-30-84-52-96-84-58-110M124 0 104-34 136-60', c.glow, 6, { 'stroke-linejoin': 'round' }) +
    at(path(star(4, 24, 4), c.rim), -130, -110) +
    at(path(star(4, 20, 3), c.rim), 140, -120);
  return (
    circle(
      26,
      -104,
      130,
      p.halo([
        [0, c.body.light, 0.7],
        [1, c.body.light, 0],
      ]),
    ) +
    bolts +
    base +
    stick +
    buttons +
    line(
      curve([
        [-158, 110],
        [-60, 142],
        [60, 142],
        [158, 110],
      ]),
      c.accent.light,
      4,
      { opacity: 0.7 },
    )
  );
}
