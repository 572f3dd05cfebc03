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

export function lantern(p: Paint): string {
  const { colours: c } = p;
  const globe = path(
    'M-60-112C-150-80-164 60-60 108H60C164 60 150-80 60-112z',
    p.halo([
      [0, c.cream.light],
      [0.32, c.gold.light],
      [0.62, c.body.light],
      [1, c.body.base],
    ]),
  );
  const ribs = p.mirrored(
    line(
      'M-14-112C-40-50-40 50-14 108M-38-112C-94-60-94 60-38 108M-58-110C-138-70-142 56-58 106',
      c.body.dark,
      4.5,
      { opacity: 0.65 },
    ),
  );
  const flower =
    at(
      around(6, () => path(leaf(44, 26), c.body.dark, { opacity: 0.72 })),
      0,
      -2,
    ) + circle(0, -2, 12, c.gold.base);
  const caps =
    path('M-66-112C-50-138 50-138 66-112L54-98H-54zM-66 108C-50 134 50 134 66 108L54 94H-54z', p.gold) +
    rect(-26, -150, 52, 18, p.gold, 5) +
    line('M0-150V-192', c.gold.dark, 6) +
    line('M-48-108H48M-48 104H48', c.gold.deep, 3);
  const tassel =
    repeat(9, (i) =>
      line(
        `M${n(-12 + i * 3)} 142Q${n(-18 + i * 4.5)} 168 ${n(-24 + i * 6)} 194`,
        i % 2 ? c.body.base : c.body.light,
        4.5,
      ),
    ) + circle(0, 138, 13, p.accentBall);
  return (
    circle(
      0,
      0,
      200,
      p.halo([
        [0, c.glow, 0.95],
        [0.5, c.glow, 0.4],
        [1, c.glow, 0],
      ]),
    ) +
    tassel +
    globe +
    ribs +
    flower +
    caps +
    path('M-84-64C-112-30-112 30-88 62-98 20-98-24-84-64z', c.cream.light, { opacity: 0.6 })
  );
}

export function lamp(p: Paint): string {
  const { colours: c } = p;
  const smoke = path(
    ribbon(
      sample(
        [
          [-150, 12],
          [-166, -50],
          [-110, -84],
          [-140, -136],
          [-92, -176],
        ],
        5,
      ),
      [6, 20, 32, 26, 2],
    ),
    c.cream.light,
    { opacity: 0.75 },
  );
  const flame =
    circle(
      -156,
      0,
      60,
      p.halo([
        [0, c.glow],
        [1, c.glow, 0],
      ]),
    ) +
    path('M-156 22C-182 4-172-24-152-46-152-24-132-14-140 10z', p.body) +
    path('M-155 18C-168 6-162-10-153-22-152-10-144-4-147 10z', c.gold.light);
  const body = path(
    'M-164 26C-130 20-110 44-80 46-40 0 60-10 112 40 122 96 60 128-10 128-90 128-118 84-164 26z',
    p.gold,
  );
  const handle =
    line('M104 30C160-20 190 40 150 70 130 84 110 78 104 66', c.gold.dark, 20) +
    line('M104 30C160-20 190 40 150 70 130 84 110 78 104 66', c.gold.base, 12);
  const foot = path('M-46 124H58L40 150H-28zM-70 150H82L92 170H-80z', p.gold);
  const lid =
    path('M-50 20C-30-30 50-34 74 16z', p.gold) +
    circle(12, -34, 15, p.bodyBall) +
    line('M-54 18Q14 36 78 14', c.gold.deep, 5);
  const ornament =
    path('M-64 74C-20 100 60 100 100 68 90 100 50 116 0 116-40 116-54 96-64 74z', p.accent) +
    repeat(5, (i) => circle(-34 + i * 30, 62 + (i % 2) * 4, 9, i % 2 ? p.accentBall : p.bodyBall)) +
    path('M-140 40C-112 62-96 68-70 70-90 40-110 42-140 40z', c.cream.light, { opacity: 0.6 });
  return smoke + flame + handle + foot + body + ornament + lid + at(path(star(4, 32, 4), '#fff'), 54, 4);
}

export function drum(p: Paint): string {
  const { colours: c } = p;
  const sides =
    path('M-150-40C-176 20-170 76-130 128H130C170 76 176 20 150-40z', p.body) +
    path('M90 128H130C170 76 176 20 150-40 140 40 120 90 90 128z', c.body.deep, { opacity: 0.5 }) +
    repeat(9, (i) => circle(-120 + i * 30, 6 + Math.sin((i / 8) * Math.PI) * 24, 7, p.goldBall)) +
    repeat(9, (i) => circle(-116 + i * 29, 104 + Math.sin((i / 8) * Math.PI) * 22, 7, p.goldBall));
  const head =
    ellipse(0, -42, 152, 56, c.gold.deep) +
    ellipse(0, -48, 152, 56, p.gold) +
    ellipse(0, -50, 138, 47, p.cream);
  const swirl = group(
    around(3, () =>
      path('M0 0C-34-16-30-60 6-62 36-62 44-30 28-16 36-40 12-50 0-38-12-26-8-10 0 0z', p.body),
    ),
    'translate(0 -50) scale(1 .42)',
  );
  const foot =
    path('M-138 124H138L128 154H-128z', p.gold) +
    path('M-118 154H-78L-88 182H-124zM118 154H78L88 182H124z', p.bodyShade);
  const stick =
    line('M-176-168-44-70', c.gold.dark, 13) +
    line('M-178-170-46-72', c.gold.light, 4) +
    circle(-40, -66, 20, p.accentBall);
  const rings = ring(-164, 40, 20, c.gold.base, 6) + ring(164, 40, 20, c.gold.base, 6);
  return (
    foot +
    sides +
    rings +
    head +
    swirl +
    p.mirrored(stick) +
    path(
      ribbon(
        sample(
          [
            [-176, -168],
            [-190, -110],
            [-164, -70],
            [-184, -30],
          ],
          4,
        ),
        [10, 14, 12, 2],
      ),
      p.body,
    )
  );
}

export function bell(p: Paint): string {
  const { colours: c } = p;
  const loop =
    line('M-30-132C-40-190 40-190 30-132', c.gold.dark, 20) +
    line('M-30-132C-40-190 40-190 30-132', c.gold.light, 6);
  const form =
    path(
      'M-58-132C-90-120-96-60-104 0-112 60-128 96-146 124H146C128 96 112 60 104 0 96-60 90-120 58-132z',
      p.gold,
    ) +
    path('M40-132H58C90-120 96-60 104 0 112 60 128 96 146 124H96C80 60 76-60 40-132z', c.gold.deep, {
      opacity: 0.4,
    }) +
    path('M-70-108C-84-60-92 20-116 96-90 60-78-20-58-116z', c.cream.light, { opacity: 0.65 });
  const bands =
    line('M-84-78Q0-60 84-78M-98-30Q0-8 98-30M-114 56Q0 84 114 56', c.gold.deep, 5) +
    repeat(3, (row) =>
      repeat(5, (i) => circle(-62 + i * 31, -62 + row * 16 + (i === 2 ? 4 : i % 4 ? 3 : 0), 5.5, p.goldBall)),
    ) +
    at(
      around(8, () => path(leaf(34, 19), p.body)),
      0,
      26,
    ) +
    circle(0, 26, 11, p.goldBall) +
    rect(-62, 8, 26, 34, c.gold.dark, 3, { opacity: 0.6 }) +
    rect(36, 8, 26, 34, c.gold.deep, 3, { opacity: 0.6 });
  const lip =
    path('M-154 122C-80 150 80 150 154 122L150 148C80 176-80 176-150 148z', p.gold) +
    ellipse(0, 166, 30, 16, c.gold.deep) +
    circle(0, 170, 19, p.bodyBall);
  const bow =
    path(
      'M0-140C-40-176-90-160-80-124-60-110-20-120 0-134 20-120 60-110 80-124 90-160 40-176 0-140z',
      p.body,
    ) + circle(0, -136, 14, p.goldBall);
  return (
    lip.slice(lip.indexOf('<ellipse')) + loop + form + bands + lip.slice(0, lip.indexOf('<ellipse')) + bow
  );
}

export function teapot(p: Paint): string {
  const { colours: c } = p;
  const steam = repeat(2, (i) =>
    path(
      ribbon(
        sample(
          [
            [-150 + i * 20, -40],
            [-172 + i * 24, -84],
            [-136 + i * 20, -116],
            [-160 + i * 24, -166],
          ],
          4,
        ),
        [3, 14, 16, 2],
      ),
      c.cream.light,
      { opacity: 0.7 },
    ),
  );
  const spout = path('M-88 40C-130 40-128-20-166-34-176-30-172-18-170-12-140 10-150 80-84 92z', p.accent);
  const handle =
    line('M86 10C180-30 180 100 80 92', c.gold.dark, 22) +
    line('M86 10C180-30 180 100 80 92', c.gold.base, 13) +
    line('M92 6C168-22 166 60 112 84', c.gold.light, 4);
  const body =
    path(
      'M-110 50C-110-20-60-58 0-58 60-58 110-20 110 50 110 110 66 138 0 138-66 138-110 110-110 50z',
      p.accent,
    ) +
    path('M-92 40C-90-10-58-40-20-46-60-20-72 20-70 70-84 70-92 56-92 40z', c.cream.light, { opacity: 0.5 });
  const scene = at(
    path('M-6 60C10 20 0-10 22-50', 'none', { stroke: c.gold.deep, 'stroke-width': 7 }) +
      around(5, () => path(leaf(30, 24), p.cream)) +
      circle(0, 0, 8, p.bodyBall) +
      at(around(5, () => path(leaf(24, 19), p.body)) + circle(0, 0, 6, p.goldBall), 40, 42) +
      at(around(5, () => path(leaf(19, 15), p.cream)) + circle(0, 0, 4, p.goldBall), -38, 52),
    2,
    22,
  );
  const lid =
    path('M-66-46C-50-88 50-88 66-46 40-32-40-32-66-46z', p.accent) +
    line('M-70-44Q0-26 70-44', c.gold.base, 8) +
    circle(0, -92, 19, p.goldBall) +
    rect(-10, -80, 20, 10, p.gold, 3);
  const foot =
    path('M-58 132H58L66 150H-66z', p.gold) +
    ellipse(0, 162, 140, 14, p.gold) +
    ellipse(0, 158, 140, 12, p.bodyShade);
  return steam + foot + spout + handle + body + scene + lid;
}

export function vase(p: Paint): string {
  const { colours: c } = p;
  const stems =
    path(
      ribbon(
        sample(
          [
            [0, -80],
            [-20, -120],
            [-70, -150],
          ],
          3,
        ),
        [7, 6, 4],
      ),
      c.gold.deep,
    ) +
    path(
      ribbon(
        sample(
          [
            [0, -80],
            [26, -130],
            [70, -146],
            [100, -178],
          ],
          3,
        ),
        [8, 7, 5, 2],
      ),
      c.gold.deep,
    ) +
    [
      [-78, -152, 1.1],
      [-28, -128, 0.9],
      [40, -140, 1.15],
      [84, -160, 0.9],
      [104, -184, 0.7],
      [0, -172, 0.85],
      [-110, -120, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        at(around(5, () => path(leaf(30, 25), p.body)) + circle(0, 0, 8, p.goldBall), x, y, s, x),
      )
      .join('');
  const form =
    path(
      'M-34-96H34C30-70 44-56 78-30 130 14 116 100 60 160H-60C-116 100-130 14-78-30-44-56-30-70-34-96z',
      p.cream,
    ) +
    path(
      'M30-96H34C30-70 44-56 78-30 130 14 116 100 60 160H20C80 100 90 20 40-40 22-60 20-80 30-96z',
      c.cream.deep,
      { opacity: 0.4 },
    );
  const bands =
    path('M-38-104H38V-90H-38zM-64 150H64V166H-64z', p.gold) +
    line('M-74-30Q0-4 74-30M-92 104Q0 136 92 104', c.accent.base, 7) +
    line('M-88-14Q0 14 88-14', c.accent.base, 3);
  const bird =
    path('M-60 50C-30 20 0 40 20 20 44 4 70 16 84 30 60 30 50 50 30 60 0 84-40 76-60 50z', p.accent) +
    path('M-20 50C-40 80-70 84-90 78-70 70-60 56-50 46zM10 36C0 6 20-10 44-12 34 4 36 16 40 24z', p.accent) +
    circle(66, 26, 4, c.cream.light);
  return (
    stems +
    form +
    bands +
    bird +
    path('M-74-10C-104 30-96 84-66 130-78 80-82 30-56-24z', '#fff', { opacity: 0.75 })
  );
}

export function fan(p: Paint): string {
  const { colours: c } = p;
  const blades = around(
    11,
    (i) =>
      path('M-5 0-34-232Q0-240 34-232L5 0z', i % 2 ? p.body : p.shaded({ ...c.body, base: c.body.dark })),
    -70,
    70,
  );
  const ribs = around(12, () => line('M0 0V-232', c.gold.base, 4), -76, 76);
  const arc = (r: number): string =>
    `M${n(-r * Math.sin(1.36))} ${n(-r * Math.cos(1.36))}A${r} ${r} 0 0 1 ${n(r * Math.sin(1.36))} ${n(-r * Math.cos(1.36))}`;
  const trim = line(arc(228), c.gold.base, 9, {}) + line(arc(96), c.gold.base, 5);
  const crest =
    at(circle(0, 0, 40, p.cream) + path('M-22 12C-30-12 8-34 18-22 34-4 4 26-22 12z', p.accent), -62, -148) +
    [
      [30, -158, 1.1],
      [84, -140, 0.9],
      [4, -190, 0.7],
      [122, -96, 0.75],
      [-126, -96, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        at(around(5, () => path(leaf(27, 22), p.cream)) + circle(0, 0, 6, p.goldBall), x, y, s),
      )
      .join('') +
    line(
      curve([
        [130, -70],
        [80, -120],
        [20, -160],
        [-20, -196],
      ]),
      c.gold.deep,
      5,
      { opacity: 0.6 },
    );
  const guard = around(2, () => path('M-8 8-11-236H11L8 8z', p.gold), -76, 76);
  return at(
    blades +
      line(
        curve([
          [130, -70],
          [80, -120],
          [20, -160],
        ]),
        c.gold.deep,
        5,
      ).slice(0, 0) +
      crest +
      ribs.replaceAll('opacity', 'opacity') +
      trim +
      guard +
      circle(0, 0, 17, p.goldBall) +
      circle(0, 0, 7, c.body.base) +
      repeat(5, (i) =>
        line(
          `M${-6 + i * 3} 20Q${-10 + i * 5} 50 ${-16 + i * 8} 76`,
          i % 2 ? c.body.base : c.body.light,
          4.5,
        ),
      ),
    0,
    110,
  );
}

export function parasol(p: Paint): string {
  const { colours: c } = p;
  const shade = repeat(10, (i) => {
    const a = (x: number): Point => [
      176 * Math.cos(Math.PI - (x * Math.PI) / 10),
      10 - Math.sin((x * Math.PI) / 10) * 4,
    ];
    const [x1, y1] = a(i);
    const [x2, y2] = a(i + 1);
    return path(
      `M0-158Q${n(x1 * 0.92)} ${n(-116)} ${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n(y1 - 16)} ${n(x2)} ${n(y2)}Q${n(x2 * 0.92)}-116 0-158z`,
      [p.body, p.cream][i % 2]!,
    );
  });
  const bandPath = `M-146-48Q0-98 146-48L152-30Q0-78-152-30z`;
  const blossoms = [
    [-96, -70, 0.9],
    [-20, -104, 1],
    [66, -88, 0.85],
    [112, -36, 0.7],
    [-130, -24, 0.65],
    [10, -40, 0.8],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(around(5, () => path(leaf(26, 22), p.accent)) + circle(0, 0, 6, p.goldBall), x, y, s),
    )
    .join('');
  const pole =
    rect(-6, -4, 12, 184, p.gold, 5) +
    path('M-14 150H14L10 192H-10z', p.body) +
    circle(0, -164, 12, p.goldBall);
  return group(
    line('M0 40-110 2M0 40-50-4M0 40 50-4M0 40 110 2', c.gold.deep, 4) +
      pole +
      shade +
      path(bandPath, p.gold, { opacity: 0.55 }) +
      blossoms +
      path('M-150-14C-130-90-80-130-20-148-80-110-110-60-124-8z', '#fff', { opacity: 0.35 }),
    'rotate(-13)',
  );
}

export function kite(p: Paint): string {
  const { colours: c } = p;
  const sail =
    path('M0-176-124-30 0 110z', p.body) +
    path('M0-176 124-30 0 110z', p.accent) +
    path('M0-120-70-36 0 40z', p.gold) +
    path('M0-120 70-36 0 40z', p.cream) +
    line('M0-176V110M-124-30H124', c.gold.deep, 4) +
    line('M0-176-124-30 0 110 124-30z', c.gold.base, 6, { 'stroke-linejoin': 'round' });
  const eyes =
    p.mirrored(
      circle(-30, -52, 19, c.cream.light) +
        circle(-30, -52, 9, c.ink) +
        path(leaf(36, 14), p.body, { transform: 'translate(-52 -74) rotate(60)' }),
    ) + path('M-22-10Q0 8 22-10L0 14z', p.bodyShade);
  const tail =
    line(
      curve(
        sample(
          [
            [0, 110],
            [-36, 140],
            [30, 160],
            [-14, 190],
          ],
          3,
        ),
      ),
      c.gold.base,
      4,
    ) +
    [
      [-26, 134, 30],
      [14, 154, -20],
      [0, 178, 40],
    ]
      .map(([x = 0, y = 0, t = 0]) =>
        at(path('M0 0-26-13V13zM0 0 26-13V13z', p.body) + circle(0, 0, 6, p.goldBall), x, y, 1, t),
      )
      .join('');
  const streamers = p.mirrored(
    path(
      ribbon(
        sample(
          [
            [-122, -26],
            [-150, 20],
            [-130, 60],
            [-160, 110],
          ],
          4,
        ),
        [6, 16, 16, 2],
      ),
      p.gold,
    ) +
      path(
        ribbon(
          sample(
            [
              [-120, -22],
              [-128, 30],
              [-104, 70],
              [-116, 122],
            ],
            4,
          ),
          [5, 13, 13, 2],
        ),
        p.accent,
      ),
  );
  return group(streamers + tail + sail + eyes, 'rotate(10)');
}

export function book(p: Paint): string {
  const { colours: c } = p;
  const cover =
    path(
      'M-184 112V-84C-130-104-60-100 0-70 60-100 130-104 184-84V112C130 96 60 100 0 128-60 100-130 96-184 112z',
      p.body,
    ) +
    path(
      'M-184 112V124C-130 108-60 112 0 142 60 112 130 108 184 124V112C130 96 60 100 0 128-60 100-130 96-184 112z',
      c.body.deep,
    );
  const page =
    path('M-170 92V-90C-116-112-50-104 0-66V112C-50 76-116 74-170 92z', p.cream) +
    path('M-30-84C-18-78-8-72 0-66V112C-8 106-18 100-30 94z', c.cream.deep, { opacity: 0.55 }) +
    repeat(6, (i) =>
      line(`M-150 ${-58 + i * 24}Q-96 ${-76 + i * 24}-44 ${-52 + i * 24}`, c.cream.deep, 4, {
        opacity: 0.55,
      }),
    );
  const sign =
    circle(
      0,
      -30,
      150,
      p.halo([
        [0, c.glow, 0.8],
        [1, c.glow, 0],
      ]),
    ) +
    at(
      path(star(8, 54, 22), p.gold) +
        circle(0, 0, 15, p.bodyBall) +
        ring(0, 0, 66, c.gold.base, 4, { 'stroke-dasharray': '2 12' }),
      0,
      -116,
    ) +
    repeat(8, (i) =>
      at(
        path(star(4, 9 + (i % 3) * 5, 2.4), c.gold.light),
        -110 + i * 32,
        -104 - Math.sin((i / 7) * Math.PI) * 64,
      ),
    );
  const clasp =
    path('M-184-20h26v36h-26zM184-20h-26v36h26z', p.gold) + path('M-14 116H14V182L0 166-14 182z', p.accent);
  return cover + clasp + p.mirrored(page) + sign;
}

export function compass(p: Paint): string {
  const { colours: c } = p;
  const ringed =
    circle(0, 8, 172, c.gold.deep) +
    circle(0, 8, 170, p.gold) +
    circle(0, 8, 142, p.bodyShade) +
    circle(0, 8, 132, p.cream) +
    at(
      around(36, (i) => line(i % 3 ? 'M0-120V-128' : 'M0-112V-128', c.body.dark, i % 3 ? 2 : 4)),
      0,
      8,
    );
  const rose = at(
    around(4, () => path('M0-62 12-12 0 0z', c.gold.base) + path('M0-62-12-12 0 0z', c.gold.dark), 45, 405) +
      around(4, () => path('M0-104 20-20 0 0z', c.accent.base) + path('M0-104-20-20 0 0z', c.accent.deep)),
    0,
    8,
  );
  const needle = group(
    path('M0-118 17 0H-17z', p.body) +
      path('M0 118 17 0H-17z', c.ink) +
      path('M0-118V0H-17z', c.cream.light, { opacity: 0.35 }) +
      circle(0, 0, 17, p.goldBall),
    'translate(0 8) rotate(34)',
  );
  const loop =
    ring(0, -176, 20, c.gold.dark, 10) +
    ring(0, -176, 20, c.gold.light, 3) +
    rect(-17, -166, 34, 16, p.gold, 4);
  return (
    loop +
    ringed +
    rose +
    needle +
    path('M-112-42A122 122 0 0 1 30-108 170 170 0 0 0-112-42z', '#fff', { opacity: 0.55 })
  );
}

export function clock(p: Paint): string {
  const { colours: c } = p;
  const gear = (r: number, teeth: number, fill: string): string =>
    around(teeth, () =>
      path(`M${-r * 0.14} ${-r * 0.86}L${-r * 0.1} ${-r * 1.12}H${r * 0.1}L${r * 0.14} ${-r * 0.86}z`, fill),
    ) +
    circle(0, 0, r, fill) +
    circle(0, 0, r * 0.5, c.ink, { opacity: 0.4 }) +
    circle(0, 0, r * 0.24, p.goldBall);
  const wings = p.mirrored(
    repeat(5, (i) => at(path(leaf(92 - i * 6, 30), i % 2 ? p.accent : p.body), -126, 10, 1, -100 + i * 19)),
  );
  const dial =
    circle(0, 0, 150, c.gold.deep) +
    circle(0, 0, 147, p.gold) +
    circle(0, 0, 118, p.bodyShade) +
    circle(0, 0, 108, p.cream) +
    around(12, (i) => path(i % 3 ? 'M-3-84H3V-100H-3z' : 'M-7-76H7L4-102H-4z', c.body.deep)) +
    ring(0, 0, 66, c.gold.base, 3);
  return (
    at(gear(48, 10, p.gold), -116, 112, 1, 8) +
    at(gear(40, 9, p.bodyShade), 122, 116, 1, 4) +
    at(gear(30, 8, p.gold), 124, -116) +
    wings +
    dial +
    at(gear(26, 8, p.accent), 0, 40) +
    path('M-6 10-3-64H3L6 10z', c.ink, { transform: 'rotate(-48)' }) +
    path('M-5 14-2-92H2L5 14z', p.body, { transform: 'rotate(38)' }) +
    circle(0, 0, 11, p.goldBall) +
    path('M-22-150H22V-168H-22z', p.gold) +
    ring(0, -180, 14, c.gold.base, 6) +
    path('M-94-38A101 101 0 0 1 24-98 150 150 0 0 0-94-38z', '#fff', { opacity: 0.65 })
  );
}

export function hourglass(p: Paint): string {
  const { colours: c } = p;
  const plates =
    path('M-110-176H110L118-148H-118zM-118 148H118L110 176H-110z', p.gold) +
    repeat(5, (i) => circle(-80 + i * 40, -162, 8, i % 2 ? p.bodyBall : p.accentBall)) +
    repeat(5, (i) => circle(-80 + i * 40, 162, 8, i % 2 ? p.bodyBall : p.accentBall));
  const posts = p.mirrored(
    path(
      ribbon(
        [
          [-98, -148],
          [-92, -90],
          [-100, 0],
          [-92, 90],
          [-98, 148],
        ],
        [18, 11, 21, 11, 18],
      ),
      p.gold,
    ) + circle(-99, 0, 14, p.bodyBall),
  );
  const glass = path(
    'M-80-148C-84-60-14-30-12 0-14 30-84 60-80 148H80C84 60 14 30 12 0 14-30 84-60 80-148z',
    c.cream.light,
    { opacity: 0.5 },
  );
  const sand =
    path('M-68-70C-40-86 40-86 68-70 52-34 12-22 6 0H-6C-12-22-52-34-68-70z', p.gold) +
    rect(-2.5, 0, 5, 120, c.gold.base) +
    path('M-76 146C-70 110-30 84 0 70 30 84 70 110 76 146z', p.gold) +
    ellipse(0, -72, 67, 13, c.gold.light);
  return (
    circle(
      0,
      0,
      180,
      p.halo([
        [0, c.glow, 0.6],
        [1, c.glow, 0],
      ]),
    ) +
    glass +
    sand +
    line(
      'M-80-146C-84-60-14-30-12 0-14 30-84 60-80 146M80-146C84-60 14-30 12 0 14 30 84 60 80 146',
      c.rim,
      5,
    ) +
    path('M-62-130C-64-84-40-50-22-34-36-66-44-96-44-134z', '#fff', { opacity: 0.7 }) +
    posts +
    plates
  );
}

export function rocket(p: Paint): string {
  const { colours: c } = p;
  const fire =
    path('M-34 96C-60 140-30 160 0 194 30 160 60 140 34 96z', p.body) +
    path('M-20 96C-34 128-14 142 0 168 14 142 34 128 20 96z', p.gold) +
    path('M-9 96C-16 116-6 128 0 142 6 128 16 116 9 96z', '#fff');
  const fins = p.mirrored(
    path('M-52 20C-100 40-112 90-104 130-84 104-64 96-44 96z', p.accent) +
      path('M-104 130C-112 90-100 40-52 20L-50 40C-84 56-98 96-104 130z', c.accent.light, { opacity: 0.5 }),
  );
  const form =
    path('M0-186C54-130 70-40 46 96H-46C-70-40-54-130 0-186z', p.cream) +
    path('M0-186C54-130 70-40 46 96H14C36-40 34-130 0-186z', c.cream.deep, { opacity: 0.5 }) +
    path('M0-186C24-160 40-128 48-94-16-104-16-104-48-94-40-128-24-160 0-186z', p.body) +
    path('M-54 30Q0 44 54 30L51 54Q0 68-51 54z', p.body) +
    path('M-30 92H30L24 110H-24z', p.accentShade);
  const port =
    circle(0, -36, 33, p.gold) +
    circle(0, -36, 24, p.accentBall) +
    path('M-18-42A20 20 0 0 1 4-55 30 30 0 0 0-18-42z', '#fff', { opacity: 0.85 }) +
    path('M-7 22H7L5 110H-5z', p.accent);
  const puffs = repeat(6, (i) =>
    circle(-70 + i * 28, 168 + (i % 2) * 12, 24 - Math.abs(i - 2.5) * 3, c.cream.base, { opacity: 0.5 }),
  );
  return (
    group(puffs + fire + fins + form + port, 'rotate(16)') +
    [
      [-130, -90, 16],
      [140, 60, 13],
      [-140, 70, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => at(path(star(4, r * 1.6, r * 0.3), c.rim), x, y))
      .join('')
  );
}

export function lighthouse(p: Paint): string {
  const { colours: c } = p;
  const beams = path(
    'M0-118-190-176V-70zM0-118 190-176V-70z',
    p.halo([
      [0, c.rim, 0.95],
      [1, c.rim, 0.15],
    ]),
  );
  const shaft =
    path('M-34-84H34L60 140H-60z', p.cream) +
    [0, 1, 2]
      .map((i) =>
        path(
          `M${n(-38 - i * 8.6)} ${-50 + i * 74}L${n(38 + i * 8.6)} ${-66 + i * 74}L${n(42 + i * 8.6)} ${-30 + i * 74}L${n(-42 - i * 8.6)} ${-14 + i * 74}z`,
          p.body,
        ),
      )
      .join('') +
    path('M12-84H34L60 140H26z', c.ink, { opacity: 0.22 });
  const top =
    rect(-46, -94, 92, 12, p.gold, 4) +
    rect(
      -28,
      -136,
      56,
      44,
      p.halo([
        [0, '#fff'],
        [1, c.glow],
      ]),
    ) +
    line('M-28-136V-94M-10-136V-94M10-136V-94M28-136V-94', c.gold.deep, 4) +
    path('M-42-134C-30-168-10-176 0-182 10-176 30-168 42-134z', p.body) +
    circle(0, -186, 8, p.goldBall);
  const rock =
    path(
      poly([
        [-176, 186],
        [-150, 146],
        [-104, 152],
        [-72, 124],
        [0, 136],
        [70, 122],
        [110, 150],
        [156, 142],
        [182, 186],
      ]),
      p.accentShade,
    ) +
    path(
      poly([
        [-150, 146],
        [-104, 152],
        [-120, 186],
        [-176, 186],
      ]),
      c.accent.dark,
    ) +
    path(
      'M-190 182C-160 166-140 190-110 178S-60 166-30 178 30 190 60 178 120 166 150 178 180 186 190 176V192H-190z',
      p.accent,
    ) +
    rect(-14, 92, 28, 44, c.ink, 14) +
    rect(-9, 20, 18, 26, c.ink, 9);
  return (
    beams +
    circle(
      0,
      -116,
      90,
      p.halo([
        [0, c.glow],
        [1, c.glow, 0],
      ]),
    ) +
    shaft +
    top +
    rock
  );
}

export function pagoda(p: Paint): string {
  const { colours: c } = p;
  const storey = (y: number, w: number): string =>
    rect(-w * 0.34, y - w * 0.3, w * 0.68, w * 0.32, p.cream) +
    repeat(3, (i) =>
      rect(
        -w * 0.25 + i * w * 0.19,
        y - w * 0.2,
        w * 0.11,
        w * 0.2,
        i === 1 ? c.glow : c.body.dark,
        w * 0.04,
      ),
    ) +
    path(
      `M${-w * 0.62} ${n(y - w * 0.36)}C${n(-w * 0.44)} ${n(y - w * 0.26)} ${n(-w * 0.3)} ${n(y - w * 0.42)} ${n(-w * 0.22)} ${n(y - w * 0.56)}H${n(w * 0.22)}C${n(w * 0.3)} ${n(y - w * 0.42)} ${n(w * 0.44)} ${n(y - w * 0.26)} ${n(w * 0.62)} ${n(y - w * 0.36)}C${n(w * 0.5)} ${n(y - w * 0.2)} ${n(w * 0.4)} ${n(y - w * 0.24)} ${n(w * 0.36)} ${n(y - w * 0.24)}H${n(-w * 0.36)}C${n(-w * 0.4)} ${n(y - w * 0.24)} ${n(-w * 0.5)} ${n(y - w * 0.2)} ${n(-w * 0.62)} ${n(y - w * 0.36)}z`,
      p.body,
    ) +
    line(`M${n(-w * 0.22)} ${n(y - w * 0.56)}H${n(w * 0.22)}`, c.gold.base, 5) +
    circle(-w * 0.6, y - w * 0.28, w * 0.035, c.gold.base) +
    circle(w * 0.6, y - w * 0.28, w * 0.035, c.gold.base);
  return (
    path('M-150 176H150L130 150H-130z', p.accentShade) +
    path('M-124 152H124L112 132H-112z', p.accent) +
    path('M-24 176H24L16 132H-16z', p.cream) +
    storey(134, 196) +
    storey(44, 160) +
    storey(-28, 128) +
    storey(-84, 98) +
    line('M0-136V-190', c.gold.base, 6) +
    repeat(3, (i) => ellipse(0, -146 - i * 14, 13 - i * 3, 5, c.gold.base)) +
    circle(0, -190, 8, p.bodyBall)
  );
}

export function mooncake(p: Paint): string {
  const { colours: c } = p;
  const scallop = around(14, () => circle(0, -138, 36, p.gold));
  const side = at(around(14, () => circle(0, -138, 36, c.gold.deep)) + circle(0, 0, 146, c.gold.deep), 0, 26);
  const top =
    scallop +
    circle(0, 0, 146, p.goldBall) +
    ring(0, 0, 118, c.gold.deep, 6, { opacity: 0.6 }) +
    ring(0, 0, 110, c.gold.light, 3, { opacity: 0.8 });
  const motif =
    around(8, () => path(leaf(92, 50, 0.6), c.gold.dark) + path(leaf(78, 36, 0.6), p.gold)) +
    circle(0, 0, 30, p.gold) +
    circle(0, 0, 22, p.bodyBall) +
    around(16, () => circle(0, -128, 6, c.gold.dark), 11, 371);
  const slice = at(
    path('M0 0C40-30 90-24 104 10L70 74C40 90 0 70-14 40z', p.gold) +
      path('M-2 14C36-12 80-8 92 18L68 62C40 76 8 60-4 38z', p.bodyShade) +
      circle(
        44,
        34,
        24,
        p.halo([
          [0, c.gold.light],
          [0.7, c.gold.base],
          [1, c.body.light],
        ]),
      ),
    66,
    84,
  );
  return (
    group(side + top + motif, 'translate(-14 -14) scale(.94 .86)') +
    slice +
    path('M-140-60C-120-110-70-140-10-140-60-116-100-86-116-44z', '#fff', { opacity: 0.4 })
  );
}
