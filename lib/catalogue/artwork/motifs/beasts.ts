import {
  around,
  at,
  circle,
  curve,
  ellipse,
  leaf,
  line,
  path,
  poly,
  repeat,
  ribbon,
  sample,
  type Point,
} from '../draw';
import type { Paint } from '../paint';

/** Draws the left eye of a face, almond-shaped, around its own centre. */
const almond = (p: Paint, x: number, y: number, size: number, turn: number, iris = p.goldBall): string =>
  at(
    path('M-24 0C-12-16 12-16 24 2 10 14-12 14-24 0z', p.colours.ink) +
      path('M-19 0C-9-11 10-11 19 2 8 9-10 9-19 0z', iris) +
      ellipse(0, 0, 5, 9.5, p.colours.ink) +
      circle(-5, -4, 3, '#fff'),
    x,
    y,
    size,
    turn,
  );

export function fox(p: Paint): string {
  const { colours: c } = p;
  const tails = around(
    9,
    () =>
      path(leaf(224, 62, 0.74), p.bodyShade) +
      path(leaf(206, 46, 0.76), p.body) +
      path('M0-224C17-196 14-176 0-168-14-176-17-196 0-224z', p.cream),
    -84,
    84,
  );
  const half =
    path('M-14-56C-34-86-62-136-104-160-122-108-118-56-92-18z', p.body) +
    path('M-46-64C-62-98-78-122-96-136-106-98-102-62-84-34z', c.ink) +
    path('M-58-62C-70-88-80-106-93-118-98-90-94-64-82-42z', p.accent);
  const face = path(
    'M0-72C44-74 96-44 122 22 98 22 92 30 100 46 76 46 66 56 68 70 40 84 18 112 0 134-18 112-40 84-68 70-66 56-76 46-100 46-92 30-98 22-122 22-96-44-44-74 0-72z',
    p.body,
  );
  const cheeks = path(
    'M0 134C-18 112-40 84-68 70-66 56-76 46-100 46-92 30-98 22-122 22-96 2-66 8-42 34-22 52-12 60 0 60z',
    p.cream,
  );
  const marks =
    almond(p, -48, 6, 1, 18) +
    path(leaf(48, 15), p.accent, { transform: 'translate(-34 -22) rotate(-14)' }) +
    line('M-82 60-128 70M-76 68-116 88', c.cream.dark, 2.5, { opacity: 0.7 });
  const brow = path('M0-70C12-44 10-18 0 2-10-18-12-44 0-70z', p.accent) + circle(0, -30, 7, p.goldBall);
  const nose =
    path('M-19 96C-8 88 8 88 19 96 16 112 6 120 0 122-6 120-16 112-19 96z', c.ink) +
    ellipse(-6, 98, 5, 3, '#fff', 0, { opacity: 0.7 });
  return at(tails, 0, 66) + p.mirrored(half) + face + p.mirrored(cheeks) + p.mirrored(marks) + brow + nose;
}

export function wolf(p: Paint): string {
  const { colours: c } = p;
  const mane = around(
    17,
    (i) => path(leaf(i % 2 ? 176 : 190, 62, 0.5), i % 2 ? p.accentShade : p.accent),
    -140,
    140,
  );
  const half =
    path('M-12-74C-34-104-52-146-82-178-108-124-112-70-86-26z', p.accentShade) +
    path('M-42-82C-54-108-66-132-80-148-94-112-96-76-80-44z', p.body);
  const face = path(
    'M0-92C46-92 88-58 104-6 116 14 124 34 118 58 94 58 84 70 82 86 56 92 34 112 24 150 12 164-12 164-24 150-34 112-56 92-82 86-84 70-94 58-118 58-124 34-116 14-104-6-88-58-46-92 0-92z',
    p.accent,
  );
  const muzzle = path(
    'M0 158C-14 158-24 150-28 132-34 106-56 92-82 86-84 70-94 58-118 58-104 34-70 30-44 40-22 46-14 20 0-12z',
    p.cream,
  );
  const brow =
    path('M-8-66C-32-64-74-38-84-4-62-18-36-20-16 6z', c.accent.deep, { opacity: 0.75 }) +
    almond(p, -50, 2, 0.95, 20) +
    line('M-34 116-20 120M-42 106-58 104', c.accent.dark, 3, { opacity: 0.6 });
  const nose =
    path('M-24 104C-10 92 10 92 24 104 22 122 8 132 0 134-8 132-22 122-24 104z', c.ink) +
    line('M0 132V148M-16 152C-8 158 8 158 16 152', c.ink, 4) +
    ellipse(-8, 106, 6, 3, '#fff', 0, { opacity: 0.6 });
  return (
    at(mane, 0, 20) +
    p.mirrored(half) +
    face +
    p.mirrored(muzzle) +
    p.mirrored(brow) +
    path('M0-92C10-60 8-20 0 24-8-20-10-60 0-92z', p.body) +
    nose
  );
}

export function lion(p: Paint): string {
  const { colours: c } = p;
  const mane =
    around(22, (i) => path(leaf(i % 2 ? 176 : 192, 62, 0.6), p.bodyShade)) +
    around(18, (i) => path(leaf(i % 2 ? 146 : 156, 54, 0.6), p.body)) +
    around(15, () => path(leaf(122, 46, 0.6), p.gold), 10, 370);
  const half =
    circle(-80, -78, 27, p.bodyShade) +
    circle(-80, -76, 15, p.gold) +
    almond(p, -43, -26, 1.02, 16, p.accentBall) +
    path('M-8-40C-26-64-66-64-84-38-62-46-36-42-14-18z', c.body.deep) +
    circle(-46, 44, 3, c.body.deep) +
    circle(-58, 34, 3, c.body.deep) +
    circle(-60, 50, 3, c.body.deep);
  const face = path(
    curve(
      [
        [0, -104],
        [70, -84],
        [96, -16],
        [78, 48],
        [40, 100],
        [0, 114],
        [-40, 100],
        [-78, 48],
        [-96, -16],
        [-70, -84],
      ],
      true,
    ),
    p.gold,
  );
  const nose = path('M-20-60C-12-20-16 0-30 18H30C16 0 12-20 20-60z', c.gold.light, { opacity: 0.55 });
  const muzzle =
    path('M0 26C-26 8-70 22-68 56-58 84-18 84 0 66 18 84 58 84 68 56 70 22 26 8 0 26z', p.cream) +
    path('M-26 12C-12 4 12 4 26 12 22 30 8 38 0 40-8 38-22 30-26 12z', c.ink) +
    line('M0 40V62M-34 66C-20 78-6 74 0 62 6 74 20 78 34 66', c.body.deep, 4.5) +
    path('M-20 88C-8 94 8 94 20 88 14 116-14 116-20 88z', p.body);
  return (
    at(mane, 0, -6) +
    face +
    nose +
    p.mirrored(half) +
    muzzle +
    at(path(leaf(36, 26), p.bodyBall), 0, -62) +
    circle(0, -77, 6, p.goldBall)
  );
}

export function ox(p: Paint): string {
  const { colours: c } = p;
  const half =
    path(
      ribbon(
        sample(
          [
            [-38, -66],
            [-110, -70],
            [-164, -112],
            [-160, -176],
          ],
          5,
        ),
        [44, 42, 28, 3],
      ),
      p.cream,
    ) +
    path(
      ribbon(
        sample(
          [
            [-150, -94],
            [-168, -128],
            [-160, -176],
          ],
          4,
        ),
        [26, 19, 3],
      ),
      c.ink,
    ) +
    repeat(3, (i) => line(`M${-74 - i * 20} ${-88 - i * 4}q-7 16 0 36`, c.gold.dark, 5)) +
    path('M-70-34C-104-56-152-44-172-8-136 14-96 8-70-6z', p.bodyShade) +
    path('M-78-26C-106-40-134-32-152-10-126 0-100-2-78-10z', p.accent);
  const face = path(
    'M-72-72C-40-98 40-98 72-72 92-36 78 28 66 74 74 128 46 164 0 164-46 164-74 128-66 74-78 28-92-36-72-72z',
    p.body,
  );
  const side =
    path('M-72-72C-92-36-78 28-66 74-62 94-60 100-56 108-58 40-46-20-30-84-46-84-60-80-72-72z', c.body.deep, {
      opacity: 0.35,
    }) +
    almond(p, -48, -8, 0.86, 14) +
    path('M-30 122C-44 116-50 104-42 98-30 98-24 110-30 122z', c.ink);
  const muzzle = path('M-64 92C-40 70 40 70 64 92 74 132 46 164 0 164-46 164-74 132-64 92z', p.cream);
  const tuft = around(
    7,
    (i) => path(leaf(54 + (i % 2) * 12, 24), i % 2 ? p.gold : p.bodyShade),
    -150,
    -210 + 360 - 360 + 0,
  );
  return (
    p.mirrored(half) +
    face +
    muzzle +
    p.mirrored(side) +
    at(tuft, 0, -92) +
    path('M0-36 22-8 0 34-22-8z', p.gold) +
    circle(0, -6, 9, p.accentBall) +
    line('M-16 132C-26 172 26 172 16 132', c.gold.base, 9) +
    line('M-16 132C-26 172 26 172 16 132', c.gold.light, 3)
  );
}

export function stag(p: Paint): string {
  const { colours: c } = p;
  const antler =
    path(
      ribbon(
        sample(
          [
            [-20, -44],
            [-56, -84],
            [-104, -104],
            [-122, -184],
          ],
          5,
        ),
        [20, 17, 15, 3],
      ),
      p.gold,
    ) +
    path(
      ribbon(
        sample(
          [
            [-44, -74],
            [-50, -116],
            [-36, -156],
          ],
          4,
        ),
        [14, 11, 2],
      ),
      p.gold,
    ) +
    path(
      ribbon(
        sample(
          [
            [-84, -98],
            [-82, -134],
            [-74, -178],
          ],
          4,
        ),
        [13, 11, 2],
      ),
      p.gold,
    ) +
    path(
      ribbon(
        sample(
          [
            [-108, -112],
            [-146, -118],
            [-170, -152],
          ],
          4,
        ),
        [13, 10, 2],
      ),
      p.gold,
    ) +
    path(
      ribbon(
        sample(
          [
            [-116, -140],
            [-140, -156],
            [-152, -188],
          ],
          4,
        ),
        [9, 7, 1],
      ),
      p.gold,
    );
  const half =
    antler +
    path('M-34-18C-60-50-112-52-138-28-118 2-72 16-40 8z', p.bodyShade) +
    path('M-48-12C-70-34-104-34-124-24-104-4-74 4-50 2z', p.cream) +
    almond(p, -36, 30, 0.66, 28, p.accentBall);
  const neck =
    path('M-50 56C-58 104-78 140-124 190H124C78 140 58 104 50 56z', p.body) +
    path('M50 56C58 104 78 140 124 190H70C44 140 34 100 30 60z', c.body.deep, { opacity: 0.5 }) +
    path('M-34 84C-38 130-52 160-66 190H66C52 160 38 130 34 84z', p.cream) +
    path(
      ribbon(
        sample(
          [
            [-72, 138],
            [-30, 166],
            [0, 172],
            [30, 166],
            [72, 138],
          ],
          3,
        ),
        [9, 15, 15, 9],
      ),
      p.accent,
    ) +
    circle(0, 176, 15, p.goldBall) +
    repeat(5, (i) =>
      path(leaf(58, 26), i % 2 ? p.cream : p.accentShade, {
        transform: `translate(${-44 + i * 22} ${98 + (i % 2) * 10}) rotate(${196 - i * 8})`,
      }),
    );
  const face = path(
    'M0-52C34-54 58-26 56 12 52 48 36 72 30 102 26 124 14 134 0 134-14 134-26 124-30 102-36 72-52 48-56 12-58-26-34-54 0-52z',
    p.body,
  );
  const nose =
    path('M0 134C-14 134-26 124-30 102-14 92 14 92 30 102 26 124 14 134 0 134z', p.cream) +
    path('M-17 108C-8 102 8 102 17 108 14 120 6 124 0 124-6 124-14 120-17 108z', c.ink);
  return (
    neck +
    p.mirrored(half) +
    face +
    nose +
    path(leaf(74, 20), p.cream, { transform: 'translate(0 30)', opacity: 0.85 }) +
    at(path('M0-16 8-4 0 18-8-4z', p.accent), 0, -34)
  );
}

export function elephant(p: Paint): string {
  const { colours: c } = p;
  const half =
    path('M-62-70C-122-116-188-86-186-14-184 56-138 108-92 100-74 96-66 60-62 30z', p.bodyShade) +
    path('M-72-56C-118-90-166-66-164-10-162 44-130 84-98 80-84 60-78 10-72-56z', p.body) +
    path(
      ribbon(
        sample(
          [
            [-54, 74],
            [-74, 116],
            [-104, 148],
            [-142, 152],
          ],
          5,
        ),
        [30, 25, 17, 2],
      ),
      p.cream,
    ) +
    almond(p, -50, 2, 0.62, 16);
  const head = path(
    'M0-124C54-124 84-84 84-36 84 10 70 46 58 84H-58C-70 46-84 10-84-36-84-84-54-124 0-124z',
    p.body,
  );
  const trunk =
    path(
      ribbon(
        sample(
          [
            [0, 10],
            [0, 76],
            [-6, 128],
            [12, 168],
            [54, 164],
            [62, 138],
          ],
          5,
        ),
        [92, 76, 56, 42, 34, 28],
      ),
      p.body,
    ) +
    repeat(6, (i) =>
      line(`M${-30 + i * 3} ${52 + i * 17}q${28 - i * 3} 12 ${56 - i * 6} 0`, c.body.deep, 3.5, {
        opacity: 0.45,
      }),
    );
  const cloth =
    path('M-70-94C-40-124 40-124 70-94 58-52 26-30 0 14-26-30-58-52-70-94z', p.accent) +
    line('M-66-88C-54-52-24-32 0 6 24-32 54-52 66-88', c.gold.base, 6) +
    repeat(7, (i) => circle(-66 + i * 22, -98 - Math.sin((i / 6) * Math.PI) * 17, 7, p.goldBall));
  const jewel =
    path(leaf(54, 36), p.gold, { transform: 'translate(0 -26)' }) +
    circle(0, -58, 11, p.bodyBall) +
    circle(0, 22, 8, p.goldBall) +
    around(5, () => path(leaf(44, 20), p.gold), -50, 50).replace(/^/, '<g transform="translate(0 -112)">') +
    '</g>' +
    circle(0, -116, 13, p.bodyBall);
  return p.mirrored(half) + head + trunk + cloth + jewel;
}

export function hare(p: Paint): string {
  const { colours: c } = p;
  const ears =
    path(
      curve(
        [
          [-30, -70],
          [-78, -122],
          [-74, -186],
          [-40, -172],
          [-8, -90],
        ],
        true,
      ),
      p.cream,
    ) +
    path(
      curve(
        [
          [-34, -84],
          [-64, -126],
          [-64, -168],
          [-46, -160],
          [-22, -98],
        ],
        true,
      ),
      p.body,
    ) +
    path(
      curve(
        [
          [0, -84],
          [4, -140],
          [40, -188],
          [66, -160],
          [36, -96],
        ],
        true,
      ),
      p.cream,
    ) +
    path(
      curve(
        [
          [10, -94],
          [18, -140],
          [42, -170],
          [54, -152],
          [30, -100],
        ],
        true,
      ),
      p.body,
    );
  const body = path(
    curve(
      [
        [-58, 20],
        [10, -10],
        [98, 30],
        [132, 108],
        [108, 168],
        [20, 178],
        [-70, 172],
        [-78, 100],
      ],
      true,
    ),
    p.cream,
  );
  const thigh =
    path(
      curve(
        [
          [30, 84],
          [84, 70],
          [122, 110],
          [106, 162],
          [50, 172],
          [20, 132],
        ],
        true,
      ),
      p.cream,
    ) +
    line(
      curve([
        [40, 160],
        [22, 126],
        [44, 88],
        [86, 76],
      ]),
      c.cream.deep,
      4,
      { opacity: 0.5 },
    );
  const feet =
    ellipse(64, 172, 56, 15, p.cream) +
    ellipse(-50, 172, 34, 13, p.cream) +
    ellipse(-4, 174, 30, 12, p.cream) +
    line('M-66 172v8M-54 174v8M-14 176v6M-2 176v6', c.cream.deep, 3);
  const tail = circle(136, 132, 25, p.creamBall);
  const chest = repeat(5, (i) =>
    path(leaf(54, 26), i % 2 ? c.cream.light : c.cream.base, {
      transform: `translate(${-58 + i * 17} ${44 + (i % 2) * 10}) rotate(${188 - i * 5})`,
    }),
  );
  const head = path(
    curve(
      [
        [-104, -24],
        [-84, -78],
        [-20, -100],
        [44, -72],
        [56, -18],
        [24, 26],
        [-40, 40],
        [-88, 16],
      ],
      true,
    ),
    p.cream,
  );
  const face =
    ellipse(-34, -34, 13, 17, c.ink) +
    circle(-39, -41, 5, '#fff') +
    ellipse(-34, -34, 17, 21, 'none', 0, { stroke: c.body.base, 'stroke-width': 3 }) +
    path('M-108-14C-100-24-84-22-80-12-86-2-98 2-108-14z', p.body) +
    line('M-94-2C-88 12-74 14-66 8', c.cream.deep, 3.5) +
    ellipse(-8, -2, 19, 12, c.body.light, 0, { opacity: 0.6 }) +
    line('M-72-4-136 2M-72 4-130 22', c.cream.deep, 2, { opacity: 0.55 });
  const collar =
    path(
      ribbon(
        sample(
          [
            [-62, 24],
            [-30, 46],
            [16, 42],
            [44, 10],
          ],
          4,
        ),
        [10, 17, 17, 9],
      ),
      p.body,
    ) +
    circle(-28, 56, 15, p.goldBall) +
    circle(-28, 60, 4, c.ink);
  return (
    tail +
    body +
    chest +
    thigh +
    feet +
    ears +
    head +
    collar +
    face +
    at(path(leaf(34, 20), p.accent), 20, -80, 1, 30) +
    circle(22, -82, 9, p.goldBall)
  );
}

export function cat(p: Paint): string {
  const { colours: c } = p;
  const tail = path(
    ribbon(
      sample(
        [
          [80, 150],
          [150, 140],
          [160, 80],
          [130, 40],
          [150, 4],
        ],
        5,
      ),
      [34, 34, 32, 30, 12],
    ),
    p.body,
  );
  const body = path(
    curve(
      [
        [-54, 20],
        [54, 20],
        [100, 110],
        [96, 176],
        [0, 186],
        [-96, 176],
        [-100, 110],
      ],
      true,
    ),
    p.cream,
  );
  const patch = path(
    curve(
      [
        [54, 24],
        [96, 90],
        [104, 140],
        [64, 120],
        [40, 60],
      ],
      true,
    ),
    p.body,
  );
  const paws =
    ellipse(-38, 174, 36, 17, p.cream) +
    ellipse(38, 174, 36, 17, p.cream) +
    line('M-46 170v12M-32 170v12M30 170v12M46 170v12', c.cream.deep, 3);
  const arm =
    path(
      ribbon(
        sample(
          [
            [-76, 96],
            [-122, 50],
            [-130, -14],
            [-116, -52],
          ],
          5,
        ),
        [52, 48, 42, 40],
      ),
      p.cream,
    ) +
    circle(-114, -58, 26, p.creamBall) +
    ellipse(-114, -50, 11, 8, c.body.light) +
    circle(-128, -68, 5, c.body.light) +
    circle(-114, -74, 5, c.body.light) +
    circle(-100, -68, 5, c.body.light);
  const half =
    path('M-92-62C-104-106-100-140-86-158-58-146-32-122-18-98z', p.cream) +
    path('M-80-84C-86-112-84-128-78-138-60-128-46-116-38-102z', p.body);
  const head = path(
    curve(
      [
        [0, -112],
        [74, -92],
        [98, -32],
        [62, 26],
        [0, 40],
        [-62, 26],
        [-98, -32],
        [-74, -92],
      ],
      true,
    ),
    p.cream,
  );
  const spot = path('M18-110C58-112 96-74 96-34 70-30 32-62 18-110z', p.body);
  const eyes =
    path('M-66-28C-56-48-32-48-22-28-32-12-56-12-66-28z', p.goldBall) +
    ellipse(-43, -29, 5, 13, c.ink) +
    circle(-48, -36, 4, '#fff') +
    ellipse(-62, 2, 17, 10, c.body.light, 0, { opacity: 0.7 }) +
    line('M-64-4-122-14M-64 4-120 12', c.cream.deep, 2.5, { opacity: 0.6 });
  const nose =
    path('M-10-6C-4-10 4-10 10-6 6 4-6 4-10-6z', c.body.dark) +
    line('M0 2V8M-20 8C-14 20-2 18 0 8 2 18 14 20 20 8', c.ink, 3.5);
  const collar =
    path(
      ribbon(
        sample(
          [
            [-64, 28],
            [0, 50],
            [64, 28],
          ],
          5,
        ),
        [14, 20, 14],
      ),
      p.body,
    ) +
    circle(0, 56, 20, p.goldBall) +
    line('M-19 54H19', c.gold.deep, 3) +
    circle(0, 63, 4.5, c.ink) +
    line('M0 64v9', c.ink, 3);
  const coin =
    ellipse(20, 124, 34, 46, p.gold) +
    ellipse(20, 124, 25, 36, 'none', 0, { stroke: c.gold.deep, 'stroke-width': 3 }) +
    path('M20 98 34 124 20 150 6 124z', c.gold.deep, { opacity: 0.75 });
  return (
    tail +
    body +
    patch +
    coin +
    paws +
    arm +
    p.mirrored(half) +
    head +
    spot +
    p.mirrored(eyes) +
    nose +
    collar
  );
}

export function tortoise(p: Paint): string {
  const { colours: c } = p;
  const flipper =
    path(
      ribbon(
        sample(
          [
            [-78, -70],
            [-128, -104],
            [-170, -96],
            [-184, -64],
          ],
          4,
        ),
        [56, 52, 38, 8],
      ),
      p.accent,
    ) +
    path(
      ribbon(
        sample(
          [
            [-76, 84],
            [-116, 120],
            [-140, 150],
          ],
          4,
        ),
        [46, 40, 10],
      ),
      p.accent,
    ) +
    repeat(4, (i) => circle(-112 - i * 17, -96 + (i % 2) * 12, 6 - i, c.accent.light, { opacity: 0.6 }));
  const head =
    path(
      curve(
        [
          [-30, -110],
          [-36, -154],
          [0, -186],
          [36, -154],
          [30, -110],
        ],
        true,
      ),
      p.accent,
    ) +
    p.mirrored(
      circle(-20, -152, 7, c.ink) +
        circle(-22, -154, 2.5, '#fff') +
        path(leaf(24, 14), c.accent.light, { transform: 'translate(-10 -124)', opacity: 0.6 }),
    );
  const tail = path('M-16 128C-8 158-2 172 0 190 2 172 8 158 16 128z', p.accent);
  const shell =
    path(
      curve(
        [
          [0, -132],
          [76, -108],
          [118, -30],
          [108, 60],
          [60, 124],
          [0, 142],
          [-60, 124],
          [-108, 60],
          [-118, -30],
          [-76, -108],
        ],
        true,
      ),
      p.bodyShade,
    ) +
    path(
      curve(
        [
          [0, -116],
          [64, -94],
          [100, -26],
          [92, 52],
          [50, 106],
          [0, 122],
          [-50, 106],
          [-92, 52],
          [-100, -26],
          [-64, -94],
        ],
        true,
      ),
      p.body,
    );
  const hexagon = (s: number): string =>
    poly([
      [0, -s],
      [s * 0.9, -s * 0.5],
      [s * 0.9, s * 0.5],
      [0, s],
      [-s * 0.9, s * 0.5],
      [-s * 0.9, -s * 0.5],
    ]);
  const plate = (x: number, y: number, s: number): string =>
    at(
      path(hexagon(s), p.gold) +
        path(hexagon(s * 0.76), p.body) +
        path(hexagon(s * 0.4), p.accentShade) +
        path(hexagon(s * 0.2), c.gold.light),
      x,
      y,
    );
  const plates =
    plate(0, -66, 34) +
    plate(0, 4, 40) +
    plate(0, 74, 34) +
    p.mirrored(plate(-58, -34, 31) + plate(-60, 36, 31));
  return (
    p.mirrored(flipper) +
    tail +
    head +
    shell +
    plates +
    line(
      curve([
        [-110, -30],
        [-72, -104],
        [0, -128],
      ]),
      c.rim,
      5,
      { opacity: 0.6 },
    )
  );
}

export function serpent(p: Paint): string {
  const { colours: c } = p;
  const spine = sample(
    [
      [60, 186],
      [130, 150],
      [90, 106],
      [-30, 100],
      [-120, 70],
      [-90, 14],
      [20, 6],
      [96, -28],
      [66, -80],
      [-20, -90],
    ],
    6,
  );
  const body =
    path(ribbon(spine, [4, 30, 46, 54, 58, 58, 58, 56, 52, 46]), p.accentShade) +
    path(ribbon(spine, [2, 22, 36, 44, 47, 47, 47, 45, 42, 36]), p.accent);
  const marks = spine
    .filter((_, i) => i % 4 === 2 && i > 4)
    .map(([x, y], i) =>
      at(path('M0-15 15 0 0 15-15 0z', i % 2 ? p.gold : p.body) + circle(0, 0, 4, c.ink), x, y),
    )
    .join('');
  const hood = path(
    curve(
      [
        [-4, -66],
        [34, -110],
        [14, -164],
        [-50, -184],
        [-112, -160],
        [-128, -116],
        [-86, -78],
        [-40, -62],
      ],
      true,
    ),
    p.accent,
  );
  const face =
    path('M-40-176C-84-176-120-152-128-118-108-96-60-84-24-92z', c.accent.light, { opacity: 0.35 }) +
    path('M-128-118C-104-106-66-100-30-104L-26-92C-64-82-108-94-128-118z', p.cream) +
    path('M-86-146C-72-160-48-158-40-140-54-130-76-132-86-146z', p.goldBall) +
    ellipse(-62, -145, 4.5, 11, c.ink) +
    path('M-94-152C-76-176-44-174-30-148-48-164-74-164-94-152z', c.accent.deep) +
    ellipse(-112, -124, 3.5, 2.5, c.ink);
  const tongue = line('M-126-112C-150-108-158-98-172-104M-152-104C-162-94-164-88-176-86', c.body.base, 4);
  const crown = at(
    path('M-30 0-40-40-16-20 0-52 16-20 40-40 30 0z', p.gold) +
      circle(0, -50, 6, p.bodyBall) +
      circle(-39, -40, 5, p.bodyBall) +
      circle(39, -40, 5, p.bodyBall),
    -34,
    -176,
    0.9,
    -8,
  );
  return (
    body +
    marks +
    hood +
    face +
    tongue +
    crown +
    line(
      curve([
        [34, -110],
        [14, -164],
        [-50, -184],
      ]),
      c.rim,
      4,
      { opacity: 0.5 },
    )
  );
}

export function dragon(p: Paint): string {
  const { colours: c } = p;
  const turn = (degrees: number, r: number): Point => [
    r * Math.cos((degrees * Math.PI) / 180),
    12 + r * Math.sin((degrees * Math.PI) / 180),
  ];
  const spine = Array.from({ length: 26 }, (_, i): Point =>
    turn(-84 + i * 14.6, 126 + Math.sin(i * 1.26) * 7 + (i > 19 ? (i - 19) * 7 : 0)),
  );
  const bearing = (x: number, y: number): number => (Math.atan2(y - 12, x) * 180) / Math.PI;
  const fin = p.once('dragon-fin', () => path('M-15 8C-12-18 2-36 22-44 13-24 18-6 17 8z', p.gold));
  const fins = spine
    .filter((_, i) => i > 0 && i < 24)
    .map(([x, y], i) => {
      const reach = 1 + (0.2 * (26 - i)) / 26;
      return fin(
        `translate(${Math.round(x * reach)} ${Math.round(12 + (y - 12) * reach)}) rotate(${Math.round(bearing(x, y) + 90)}) scale(${(1 - i * 0.026).toFixed(2)})`,
      );
    })
    .join('');
  const outward = fins;
  const widths = [54, 60, 62, 60, 56, 50, 42, 32, 20, 3];
  const body =
    path(
      ribbon(
        spine,
        widths.map((w) => w + 10),
      ),
      c.body.deep,
    ) +
    path(ribbon(spine, widths), p.body) +
    path(
      ribbon(
        spine.map(([x, y]): Point => [x * 0.88, 12 + (y - 12) * 0.88]),
        widths.map((w) => w * 0.36),
      ),
      p.gold,
    );
  const scale = p.once('dragon-scale', () =>
    line('M-12 6A13 13 0 0 1 12 6', c.body.light, 3, { opacity: 0.75 }),
  );
  const scales = spine
    .filter((_, i) => i > 1 && i < 23)
    .map(([x, y], i) =>
      scale(
        `translate(${Math.round(x * 1.06)} ${Math.round(12 + (y - 12) * 1.06)}) rotate(${Math.round(bearing(x, y) + 180)}) scale(${(1 - i * 0.024).toFixed(2)})`,
      ),
    )
    .join('');
  const claw = (degrees: number, r: number, t: number): string => {
    const [x, y] = turn(degrees, r);
    return at(
      path('M-16 0C-22 28-12 44-22 64L-6 50 0 70 8 50 24 62C14 44 20 26 14 0z', p.body) +
        path('M-22 64-6 50-10 46zM0 70 8 50-4 50zM24 62 8 50 12 44z', p.gold),
      x,
      y,
      0.95,
      t,
    );
  };
  const flames = around(7, (i) => path(leaf(88 - (i % 2) * 18, 30, 0.4), i % 2 ? p.gold : p.accent), 62, 196);
  const head =
    flames +
    path(
      ribbon(
        sample(
          [
            [-6, -32],
            [34, -62],
            [84, -66],
            [112, -100],
          ],
          4,
        ),
        [17, 15, 11, 2],
      ),
      p.gold,
    ) +
    path(
      ribbon(
        sample(
          [
            [4, -20],
            [46, -40],
            [90, -36],
          ],
          4,
        ),
        [14, 11, 2],
      ),
      p.gold,
    ) +
    path(
      'M34-34C4-56-40-50-62-26-92-28-116-14-124 8-110 18-92 18-80 14-76 22-60 26-44 24-30 44 10 50 34 30z',
      p.body,
    ) +
    path('M-116 26C-88 34-60 36-40 30-30 44-6 50 10 44-20 66-84 60-116 26z', p.bodyShade) +
    path('M-114 16-106 28-100 17-90 30-84 17-72 28-68 18z', p.cream) +
    path('M-58-22C-46-36-22-36-14-20-26-10-46-10-58-22z', p.goldBall) +
    ellipse(-35, -21, 4.5, 10, c.ink) +
    path('M-68-28C-50-52-16-50-2-26-22-40-48-42-68-28z', c.body.deep) +
    circle(-108, 0, 6, c.body.deep) +
    path('M-82-20C-86-38-76-48-64-46-70-38-66-30-62-26z', p.gold);
  const whiskers =
    line(
      curve([
        [-116, 6],
        [-152, 22],
        [-150, 64],
        [-176, 78],
      ]),
      c.gold.base,
      5,
    ) +
    line(
      curve([
        [-104, -8],
        [-146, -30],
        [-150, -66],
        [-182, -70],
      ]),
      c.gold.base,
      5,
    );
  const pearl =
    circle(
      4,
      30,
      62,
      p.halo([
        [0, c.rim, 0.9],
        [0.5, c.glow, 0.4],
        [1, c.glow, 0],
      ]),
    ) +
    circle(4, 30, 31, p.creamBall) +
    path('M4-1C22 12 12 30 26 44 6 40-2 24 4-1z', p.gold, { opacity: 0.8 });
  return (
    outward +
    claw(10, 142, -80) +
    claw(122, 140, 30) +
    body +
    scales +
    pearl +
    at(head + whiskers, 6, -116, 1.06, -4)
  );
}
