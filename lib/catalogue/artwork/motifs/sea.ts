import {
  around,
  at,
  circle,
  curve,
  ellipse,
  leaf,
  line,
  path,
  repeat,
  ribbon,
  sample,
  type Point,
} from '../draw';
import type { Paint } from '../paint';

export function carp(p: Paint): string {
  const { colours: c } = p;
  const spine = sample(
    [
      [-70, -168],
      [-84, -110],
      [-40, -40],
      [34, 20],
      [60, 90],
      [20, 140],
    ],
    5,
  );
  const fan = (
    x: number,
    y: number,
    from: number,
    to: number,
    count: number,
    long: number,
    fill: string,
  ): string =>
    at(
      around(count, () => path(leaf(long, 30, 0.7), fill, { opacity: 0.92 }), from, to),
      x,
      y,
    );
  const tail = fan(22, 132, 118, 226, 8, 86, p.body) + fan(22, 132, 140, 204, 5, 58, p.cream);
  const fins =
    fan(-104, -92, -128, -64, 5, 82, p.body) +
    fan(-26, -96, 62, 120, 5, 80, p.body) +
    fan(-8, 24, -132, -96, 4, 62, p.body) +
    fan(66, 30, 70, 118, 4, 62, p.body);
  const body = path(ribbon(spine, [40, 84, 104, 100, 72, 40, 20]), p.cream);
  const patches =
    path(ribbon(spine.slice(0, 5), [36, 70, 60, 26]), p.body) +
    path(ribbon(spine.slice(8, 15), [10, 66, 80, 58, 8]), p.body) +
    path(ribbon(spine.slice(17, 23), [4, 42, 40, 10]), p.body);
  const scale = p.once('carp-scale', () => line('M-9-4A10 10 0 0 0 9-4', c.gold.dark, 2.4, { opacity: 0.6 }));
  const scales = repeat(7, (row) => {
    const [x, y] = spine[5 + row * 2] ?? [0, 0];
    const half = [44, 48, 46, 42, 34, 28, 20][row] ?? 20;
    return repeat(4, (i) =>
      scale(
        `translate(${Math.round(x + (i - 1.5) * half * 0.5)} ${Math.round(y + (i - 1.5) * (row < 2 ? 4 : -10))}) rotate(-24)`,
      ),
    );
  });
  const dorsal = path(
    ribbon(
      sample(
        [
          [-68, -72],
          [-30, -22],
          [18, 26],
          [40, 66],
        ],
        4,
      ),
      [3, 22, 24, 2],
    ),
    p.bodyShade,
  );
  const face =
    ellipse(-104, -148, 8, 10, c.ink) +
    circle(-106, -151, 3, '#fff') +
    ellipse(-48, -156, 8, 10, c.ink) +
    circle(-46, -159, 3, '#fff') +
    line(
      curve([
        [-90, -178],
        [-116, -184],
        [-128, -170],
      ]),
      c.gold.base,
      4,
    ) +
    line(
      curve([
        [-56, -182],
        [-34, -192],
        [-20, -180],
      ]),
      c.gold.base,
      4,
    );
  const head =
    path(
      curve(
        [
          [-112, -130],
          [-104, -170],
          [-72, -190],
          [-42, -172],
          [-38, -134],
          [-74, -112],
        ],
        true,
      ),
      p.cream,
    ) +
    path(
      curve(
        [
          [-92, -150],
          [-74, -180],
          [-54, -152],
          [-72, -128],
        ],
        true,
      ),
      p.body,
    );
  return tail + fins + body + patches + scales + dorsal + head + face;
}

export function whale(p: Paint): string {
  const { colours: c } = p;
  const tail = path(
    'M118 44C150 10 150-50 132-92 168-116 182-150 178-182 150-176 128-160 116-136 100-160 74-170 46-166 54-132 80-106 110-96 110-56 96-20 70 0z',
    p.accent,
  );
  const body = path(
    'M-186 30C-182-46-104-92-18-78 60-66 96-10 132 20 110 90 40 134-44 134-128 132-190 100-186 30z',
    p.accent,
  );
  const belly =
    path('M-184 50C-120 88-20 84 52 66 40 110-4 134-60 134-132 130-182 104-184 50z', p.cream) +
    repeat(5, (i) =>
      line(
        `M${-166 + i * 12} ${70 + i * 14}C${-110 + i * 12} ${92 + i * 11}-40 ${92 + i * 10} ${30 - i * 16} ${82 + i * 11}`,
        c.cream.deep,
        3,
        { opacity: 0.55 },
      ),
    );
  const fin = path('M-30 66C-14 110 20 146 66 164 72 126 52 86 16 62z', p.accentShade);
  const eye =
    circle(-112, 34, 12, c.cream.light) +
    circle(-113, 35, 8, c.ink) +
    circle(-116, 32, 3, '#fff') +
    line('M-176 48C-150 62-126 64-104 58', c.accent.deep, 4);
  const spout =
    repeat(2, (k) =>
      path(
        ribbon(
          sample(
            k
              ? [
                  [-66, -86],
                  [-58, -136],
                  [-24, -160],
                  [-2, -134],
                ]
              : [
                  [-74, -86],
                  [-86, -140],
                  [-124, -160],
                  [-144, -132],
                ],
            4,
          ),
          [8, 16, 15, 3],
        ),
        c.cream.light,
        { opacity: 0.95 },
      ),
    ) + repeat(5, (i) => circle(-150 + i * 40, -116 - (i % 2) * 46, 6, c.cream.light));
  const marks =
    repeat(7, (i) =>
      circle(-60 + i * 24, -46 + i * i * 1.6, 5 - i * 0.3, p.colours.accent.light, { opacity: 0.7 }),
    ) +
    line(
      curve([
        [-176, 0],
        [-120, -60],
        [-30, -68],
        [50, -38],
      ]),
      c.rim,
      5,
      { opacity: 0.6 },
    );
  return spout + tail + body + belly + fin + marks + eye;
}

export function shark(p: Paint): string {
  const { colours: c } = p;
  const body = path(
    'M-188 6C-150-58-60-84 30-58 88-42 124-12 150-4 172-34 184-76 182-112 152-96 128-60 118-24 140 40 164 84 182 96 182 60 166 28 150 18 100 50 40 82-50 78-120 74-170 44-188 6z',
    p.accent,
  );
  const dorsal =
    path('M-20-66C-8-110 20-150 58-164 52-124 62-86 84-48z', p.accent) +
    path('M58-164C52-124 62-86 84-48L66-54C46-88 44-124 58-164z', p.accentShade);
  const fin =
    path('M-30 66C-20 106 10 146 56 168 54 126 46 90 24 58z', p.accentShade) +
    path('M-96 62C-104 92-98 120-82 138-72 110-62 90-58 70z', p.accentShade);
  const belly = path('M-178 20C-120 40-40 44 60 34 20 66-30 80-60 78-120 74-162 48-178 20z', p.cream);
  const mouth =
    path('M-170 28C-140 46-110 46-86 34-96 58-146 58-170 28z', c.body.deep) +
    path('M-164 32-156 44-148 38-140 48-132 40-122 48-114 40-104 46-96 36-130 44z', '#fff');
  const gills = repeat(4, (i) => line(`M${-66 + i * 15}-4q-12 18 0 36`, c.accent.deep, 4, { opacity: 0.8 }));
  return (
    dorsal +
    body +
    belly +
    fin +
    mouth +
    gills +
    circle(-126, -8, 11, p.goldBall) +
    ellipse(-126, -8, 4, 8, c.ink) +
    path('M-146-18C-134-28-118-28-106-16L-108-12C-120-20-134-20-146-18z', c.accent.deep) +
    line(
      curve([
        [-180, 0],
        [-120, -52],
        [-30, -66],
      ]),
      c.rim,
      4,
      { opacity: 0.65 },
    )
  );
}

export function manta(p: Paint): string {
  const { colours: c } = p;
  const half =
    path('M0-96C-30-100-52-90-62-74-110-76-166-46-188 34-150-6-120 8-96 34-76 58-50 96 0 112z', p.accent) +
    path('M-62-74C-110-76-166-46-188 34-150-30-110-44-62-30z', c.accent.light, { opacity: 0.4 }) +
    path('M-40-92C-60-116-58-150-36-168-28-142-24-118-14-98z', p.accentShade) +
    repeat(6, (i) =>
      circle(-52 - i * 19, -20 + i * 5 + (i % 2) * 14, 8 - i * 0.8, c.cream.light, { opacity: 0.85 }),
    ) +
    circle(-46, -84, 8, p.goldBall) +
    circle(-46, -84, 4, c.ink) +
    line('M-24 20C-30 50-22 70-12 84M-38 14C-46 44-40 60-30 74', c.accent.deep, 4, { opacity: 0.6 });
  const tail = path(
    ribbon(
      sample(
        [
          [0, 96],
          [10, 136],
          [-10, 166],
          [8, 192],
        ],
        4,
      ),
      [22, 12, 7, 1],
    ),
    p.accentShade,
  );
  return (
    tail +
    p.mirrored(half) +
    path('M0-90C18-40 16 40 0 100-16 40-18-40 0-90z', p.body) +
    repeat(3, (i) => at(path('M0-14 11 0 0 14-11 0z', p.gold), 0, -34 + i * 40, 1 - i * 0.14))
  );
}

export function octopus(p: Paint): string {
  const { colours: c } = p;
  const arm = (points: readonly Point[], w: number): string => {
    const spine = sample(points, 5);
    return (
      path(ribbon(spine, [w, w * 0.86, w * 0.6, 3]), p.body) +
      spine
        .filter((_, i) => i % 3 === 1 && i > 1 && i < spine.length - 3)
        .map(([x, y], i) => circle(x - 2, y + w * 0.12, Math.max(2.5, w * 0.15 - i * 0.8), c.cream.base))
        .join('')
    );
  };
  const half =
    arm(
      [
        [-40, 50],
        [-112, 56],
        [-166, 10],
        [-180, -54],
        [-140, -66],
      ],
      44,
    ) +
    arm(
      [
        [-36, 62],
        [-104, 100],
        [-164, 96],
        [-184, 52],
      ],
      42,
    ) +
    arm(
      [
        [-26, 70],
        [-66, 140],
        [-122, 166],
        [-160, 146],
        [-142, 124],
      ],
      42,
    ) +
    arm(
      [
        [-12, 74],
        [-20, 140],
        [-54, 184],
        [-90, 182],
      ],
      38,
    );
  const head = path(
    curve(
      [
        [0, -176],
        [76, -150],
        [104, -84],
        [72, -16],
        [66, 52],
        [0, 84],
        [-66, 52],
        [-72, -16],
        [-104, -84],
        [-76, -150],
      ],
      true,
    ),
    p.body,
  );
  const spots =
    circle(-52, -116, 13, c.body.dark, { opacity: 0.5 }) +
    circle(-26, -142, 8, c.body.dark, { opacity: 0.5 }) +
    circle(54, -122, 10, c.body.dark, { opacity: 0.5 }) +
    circle(34, -92, 7, c.body.dark, { opacity: 0.5 });
  const eye =
    ellipse(-32, 2, 21, 24, c.cream.light) +
    ellipse(-31, 4, 14, 18, p.goldBall) +
    path('M-42 0h24v8h-24z', c.ink) +
    path('M-58-16C-46-30-22-30-8-12-22-20-42-20-58-16z', c.body.deep);
  return (
    p.mirrored(half) +
    head +
    spots +
    p.mirrored(eye) +
    line(
      curve([
        [-92, -76],
        [-74, -138],
        [-20, -166],
      ]),
      c.rim,
      6,
      { opacity: 0.7 },
    ) +
    at(
      path('M-34 0-44-38-18-20 0-50 18-20 44-38 34 0z', p.gold) +
        repeat(3, (i) => circle(-43 + i * 43, i === 1 ? -50 : -38, 6, p.accentBall)),
      0,
      -164,
    )
  );
}

export function jellyfish(p: Paint): string {
  const { colours: c } = p;
  const strands = repeat(7, (i) =>
    path(
      ribbon(
        sample(
          [
            [-84 + i * 28, 10],
            [-100 + i * 32 + (i % 2) * 16, 70],
            [-76 + i * 26, 120],
            [-94 + i * 31, 178 - (i % 2) * 24],
          ],
          4,
        ),
        [9, 8, 6, 1],
      ),
      i % 2 ? c.accent.light : c.body.light,
      { opacity: 0.85 },
    ),
  );
  const frills = repeat(3, (i) =>
    path(
      ribbon(
        sample(
          [
            [-34 + i * 34, 0],
            [-50 + i * 46, 50],
            [-20 + i * 22, 96],
            [-42 + i * 40, 150],
          ],
          4,
        ),
        [30, 36, 26, 3],
      ),
      p.cream,
      { opacity: 0.9 },
    ),
  );
  const bell = path(
    'M-132 20C-140-90-76-168 0-168 76-168 140-90 132 20 112 38 96 16 82 18 64 40 46 16 28 20 10 40-10 40-28 20-46 16-64 40-82 18-96 16-112 38-132 20z',
    p.accent,
  );
  const inner = path('M-96-6C-98-80-54-128 0-128 54-128 98-80 96-6 60-22-60-22-96-6z', p.body, {
    opacity: 0.55,
  });
  const veins =
    p.mirrored(line('M-14-160C-28-100-30-50-28 10M-44-150C-74-96-84-46-82 8', c.rim, 3, { opacity: 0.6 })) +
    repeat(5, (i) => circle(-80 + i * 40, -28 - Math.sin((i / 4) * Math.PI) * 20, 9, p.goldBall));
  return (
    circle(
      0,
      -40,
      180,
      p.halo([
        [0, c.accent.light, 0.6],
        [1, c.accent.light, 0],
      ]),
    ) +
    strands +
    frills +
    bell +
    inner +
    veins +
    path('M-108-50C-100-110-66-146-26-154-60-130-84-96-90-50-94-36-106-38-108-50z', c.cream.light, {
      opacity: 0.6,
    })
  );
}

export function crab(p: Paint): string {
  const { colours: c } = p;
  const leg = (points: readonly Point[]): string =>
    path(ribbon(sample(points, 4), [22, 18, 13, 2]), p.bodyShade);
  const claw =
    path(
      ribbon(
        sample(
          [
            [-84, 6],
            [-136, -6],
            [-150, -50],
            [-138, -84],
          ],
          4,
        ),
        [34, 32, 30, 34],
      ),
      p.body,
    ) +
    path(
      'M-166-84C-190-124-176-170-130-184-140-160-142-146-132-130-124-150-108-162-92-162-84-124-104-84-140-76z',
      p.body,
    ) +
    path('M-166-90C-182-124-172-158-142-174-160-140-152-116-138-106z', c.body.light, { opacity: 0.5 });
  const half =
    leg([
      [-70, 60],
      [-130, 40],
      [-168, 66],
      [-186, 112],
    ]) +
    leg([
      [-66, 76],
      [-116, 78],
      [-144, 112],
      [-152, 160],
    ]) +
    leg([
      [-56, 92],
      [-88, 108],
      [-106, 142],
      [-106, 182],
    ]) +
    claw +
    line('M-34-36V-74', c.body.dark, 9) +
    circle(-34, -82, 20, p.creamBall) +
    circle(-32, -80, 11, c.ink) +
    circle(-37, -87, 4, '#fff');
  const shell = path(
    curve(
      [
        [0, -48],
        [64, -38],
        [112, 10],
        [96, 78],
        [46, 116],
        [0, 122],
        [-46, 116],
        [-96, 78],
        [-112, 10],
        [-64, -38],
      ],
      true,
    ),
    p.body,
  );
  const crest = p.mirrored(
    path('M0-30C-40-28-76-6-88 24-60 6-30 4 0 12z', p.gold, { opacity: 0.85 }) +
      circle(-58, 50, 10, c.body.dark, { opacity: 0.6 }) +
      circle(-32, 68, 7, c.body.dark, { opacity: 0.6 }) +
      circle(-38, 34, 6, c.body.dark, { opacity: 0.6 }),
  );
  return (
    p.mirrored(half) +
    shell +
    crest +
    at(path('M0-20 16 0 0 20-16 0z', p.accentBall), 0, 36) +
    line('M-28 92C-12 102 12 102 28 92', c.body.deep, 5) +
    line(
      curve([
        [-104, 10],
        [-64, -32],
        [0, -42],
      ]),
      c.rim,
      5,
      { opacity: 0.6 },
    )
  );
}

export function pearl(p: Paint): string {
  const { colours: c } = p;
  const upper = around(9, (i) => path(leaf(198, 62, 0.78), i % 2 ? p.body : p.accent), -72, 72);
  const ridges = around(9, () => line('M0-30V-176', c.cream.light, 3, { opacity: 0.55 }), -72, 72);
  const inner = around(7, (i) => path(leaf(140, 56, 0.74), i % 2 ? p.cream : c.cream.light), -62, 62);
  const lower =
    path('M-170 66C-120 30 120 30 170 66 160 140 84 178 0 178-84 178-160 140-170 66z', p.body) +
    repeat(7, (i) =>
      line(`M${-126 + i * 42} 74Q${-90 + i * 30} 128 ${-52 + i * 17.5} 164`, c.body.deep, 4, {
        opacity: 0.45,
      }),
    );
  const lip =
    ellipse(0, 66, 168, 32, p.cream) +
    ellipse(
      0,
      68,
      146,
      24,
      p.slope([
        [0, c.accent.dark],
        [1, c.accent.light],
      ]),
    );
  return (
    at(upper + ridges, 0, 66) +
    at(inner, 0, 62) +
    lower +
    lip +
    circle(
      0,
      20,
      110,
      p.halo([
        [0, c.rim, 0.9],
        [1, c.rim, 0],
      ]),
    ) +
    circle(
      0,
      22,
      58,
      p.halo([
        [0, '#fff'],
        [0.6, c.cream.base],
        [1, c.accent.light],
      ]),
    ) +
    ellipse(-18, 0, 17, 11, '#fff', -30) +
    path('M-42 52A58 58 0 0 0 44 50 70 70 0 0 1-42 52z', c.body.light, { opacity: 0.6 })
  );
}

export function ship(p: Paint): string {
  const { colours: c } = p;
  const sail = (x: number, top: number, bottom: number, w: number, fill: string): string =>
    path(
      `M${x} ${top}C${x + w * 0.5} ${top + 10} ${x + w * 0.9} ${top + 34} ${x + w} ${top + 60}L${x + w * 0.86} ${bottom}Q${x + w * 0.3} ${bottom + 14} ${x - w * 0.28} ${bottom - 2}Q${x - w * 0.2} ${top + 60} ${x} ${top}z`,
      fill,
    ) +
    repeat(5, (i) => {
      const y = top + 34 + ((bottom - top - 40) / 5) * i;
      return line(
        `M${x - w * (0.1 + i * 0.036)} ${y}Q${x + w * 0.4} ${y + 18} ${x + w * (0.9 - i * 0.008)} ${y + 24}`,
        c.ink,
        3,
        { opacity: 0.5 },
      );
    });
  const masts = line('M-84 110V-128M10 110V-180M100 96V-92', c.gold.deep, 8);
  const flags =
    path('M10-180c24-14 36 10 62-4-6 20-36 26-62 20z', p.accent) +
    path('M-84-128c-20-10-30 8-50-2 4 18 30 20 50 14z', p.accent);
  const hull =
    path(
      'M-186 66C-160 76-150 92-140 96H118C140 92 160 66 186 40 184 96 150 152 110 164H-96C-146 158-176 118-186 66z',
      p.gold,
    ) +
    path(
      'M-140 96H118C140 92 160 66 186 40L184 64C168 96 140 112 120 116H-130C-150 110-170 96-184 84L-186 66C-160 76-150 92-140 96z',
      p.body,
    ) +
    line('M-150 134H142M-126 150H126', c.gold.deep, 3, { opacity: 0.6 });
  const ports = repeat(6, (i) => circle(-96 + i * 40, 134, 8, c.ink) + circle(-96 + i * 40, 134, 5, c.glow));
  const lamp =
    line('M186 40V6', c.gold.deep, 5) +
    circle(
      186,
      0,
      30,
      p.halo([
        [0, c.glow],
        [1, c.glow, 0],
      ]),
    ) +
    ellipse(186, 2, 9, 12, p.bodyBall);
  const cabin =
    path('M-170 66v-36h70v52zM-180 34Q-134 2-90 34z', p.bodyShade) +
    path('M-148 42h12v16h-12zM-126 44h12v16h-12z', c.glow);
  const wave =
    path(
      'M-190 158C-160 146-140 172-110 160S-60 146-30 160 30 172 60 160 120 148 150 160 180 166 190 158V190H-190z',
      p.accent,
    ) +
    line(
      'M-190 158C-160 146-140 172-110 160S-60 146-30 160 30 172 60 160 120 148 150 160 180 166 190 158',
      c.cream.light,
      4,
      { opacity: 0.8 },
    );
  return (
    masts +
    sail(-88, -110, 54, 76, p.body) +
    sail(2, -160, 66, 104, p.body) +
    sail(94, -78, 50, 62, p.body) +
    flags +
    cabin +
    hull +
    ports +
    lamp +
    wave
  );
}

export const lotus = (p: Paint): string => {
  const { colours: c } = p;
  const layer = (
    count: number,
    spread: number,
    long: number,
    wide: number,
    fill: string,
    y: number,
  ): string =>
    at(
      around(count, () => path(leaf(long, wide, 0.58), fill), -spread, spread),
      0,
      y,
    );
  return (
    ellipse(0, 140, 176, 38, p.accentShade) +
    ellipse(0, 136, 168, 33, p.accent) +
    line('M-160 136Q0 128 160 136M-100 112Q0 140 100 160M100 112Q0 140-100 160', c.accent.light, 2.5, {
      opacity: 0.45,
    }) +
    layer(6, 104, 176, 70, p.bodyShade, 100) +
    layer(7, 82, 196, 74, p.body, 104) +
    layer(5, 54, 190, 74, p.cream, 112) +
    at(
      around(13, () => line('M0-14V-62', c.gold.base, 4) + circle(0, -66, 6, p.goldBall), -70, 70),
      0,
      84,
    ) +
    layer(4, 40, 128, 64, p.body, 134) +
    layer(3, 30, 96, 60, p.cream, 144) +
    circle(
      0,
      40,
      86,
      p.halo([
        [0, c.rim, 0.75],
        [1, c.rim, 0],
      ]),
    )
  );
};
