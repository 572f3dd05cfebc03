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

/** Draws a wing as a fan of feathers about its shoulder; the first is longest. Angles are in degrees from vertical. */
function wing(
  from: number,
  to: number,
  count: number,
  long: number,
  short: number,
  wide: number,
  fill: string,
  tip?: string,
): string {
  return repeat(count, (i) => {
    const t = i / (count - 1);
    const length = long + (short - long) * t;
    const feather =
      (tip ? path(leaf(length, wide), tip) : '') + path(leaf(tip ? length * 0.84 : length, wide), fill);
    return at(feather, 0, 0, 1, from + (to - from) * t);
  });
}

export function heron(p: Paint): string {
  const { colours: c } = p;
  const legs =
    line('M22 84 18 132 26 180M56 82 74 126 58 180', c.gold.dark, 7) +
    line('M26 180h-30M26 180l18 6M58 180h-26M58 180l16 6', c.gold.dark, 5);
  const tail = at(wing(112, 142, 4, 110, 90, 30, p.accentShade), 86, 46);
  const breast = path(
    curve(
      [
        [-66, 28],
        [-40, -18],
        [30, -26],
        [96, 22],
        [128, 62],
        [92, 84],
        [30, 98],
        [-34, 82],
      ],
      true,
    ),
    p.cream,
  );
  const plumes = repeat(4, (i) =>
    path(leaf(74, 14), p.cream, { transform: `translate(${-44 + i * 16} 62) rotate(${190 - i * 9})` }),
  );
  const wings =
    at(wing(150, 98, 6, 112, 172, 36, p.accent, c.accent.deep), -4, 6) +
    at(wing(128, 100, 4, 76, 112, 34, p.body), -6, 2);
  const neck = path(
    ribbon(
      sample(
        [
          [-30, 60],
          [-74, 24],
          [-66, -28],
          [-22, -66],
          [-8, -106],
          [-34, -142],
          [-64, -146],
        ],
        4,
      ),
      [70, 62, 42, 30, 26, 25, 30, 30],
    ),
    p.cream,
  );
  const stripe = line(
    curve([
      [-58, 20],
      [-56, -22],
      [-16, -64],
      [0, -104],
    ]),
    c.accent.base,
    4,
    { opacity: 0.5, 'stroke-dasharray': '12 9' },
  );
  const head =
    path('M-34-162C-62-172-86-160-92-146L-176-134-92-132C-72-126-42-130-32-140z', p.cream) +
    path('M-84-150-176-134-90-132z', p.gold);
  const crest =
    path(
      ribbon(
        sample(
          [
            [-80, -154],
            [-46, -162],
            [0, -150],
            [44, -118],
          ],
          4,
        ),
        [4, 16, 12, 1],
      ),
      c.ink,
    ) +
    path(
      ribbon(
        [
          [-40, -156],
          [0, -140],
          [30, -104],
        ],
        [4, 9, 1],
      ),
      c.accent.dark,
    );
  return (
    tail +
    legs +
    breast +
    plumes +
    wings +
    neck +
    stripe +
    head +
    crest +
    circle(-74, -148, 5.5, c.gold.light) +
    circle(-74, -148, 2.8, c.ink)
  );
}

export function crane(p: Paint): string {
  const { colours: c } = p;
  const half =
    at(wing(-104, -8, 9, 168, 150, 42, p.cream, c.ink), -20, 34) +
    at(wing(-98, -14, 7, 104, 96, 40, p.cream), -18, 36) +
    at(wing(-88, -22, 5, 62, 60, 32, p.accent), -16, 38);
  const tail =
    at(wing(150, 210, 5, 104, 104, 34, p.accentShade), 0, 74) + line('M-8 100-16 182M8 100 16 182', c.ink, 6);
  const body = path(
    curve(
      [
        [-32, 22],
        [0, -6],
        [32, 22],
        [26, 84],
        [0, 122],
        [-26, 84],
      ],
      true,
    ),
    p.cream,
  );
  const neck = path(
    ribbon(
      sample(
        [
          [0, 40],
          [16, -14],
          [-8, -66],
          [6, -118],
          [22, -136],
        ],
        4,
      ),
      [46, 30, 21, 18, 20, 24],
    ),
    p.cream,
  );
  const throat = path(
    ribbon(
      sample(
        [
          [12, -4],
          [-8, -62],
          [4, -104],
        ],
        4,
      ),
      [3, 12, 4],
    ),
    c.ink,
    { opacity: 0.85 },
  );
  const head =
    ellipse(18, -140, 21, 16, c.cream.light) +
    path('M30-150 92-134 30-132z', p.gold) +
    path('M0-148C4-166 26-168 34-152 22-146 10-146 0-148z', p.body) +
    circle(24, -142, 4, c.ink);
  return p.mirrored(half) + tail + body + neck + throat + head;
}

/** Draws a tail feather with an eye spot at its end. */
function plume(p: Paint, spine: readonly Point[], width: number): string {
  const points = sample(spine, 4);
  const [x, y] = points[points.length - 1]!;
  return (
    path(ribbon(points, [4, width * 0.6, width, width * 0.7]), p.body) +
    circle(x, y, width * 0.72, p.goldBall) +
    circle(x, y, width * 0.46, p.accentBall) +
    circle(x, y, width * 0.2, p.colours.ink)
  );
}

export function phoenix(p: Paint): string {
  const { colours: c } = p;
  const plumes =
    p.mirrored(
      plume(
        p,
        [
          [-8, 60],
          [-44, 104],
          [-34, 150],
          [-70, 172],
        ],
        24,
      ) +
        plume(
          p,
          [
            [-14, 54],
            [-82, 86],
            [-104, 128],
            [-150, 130],
          ],
          22,
        ),
    ) +
    plume(
      p,
      [
        [0, 60],
        [6, 110],
        [-4, 140],
        [0, 172],
      ],
      28,
    );
  const half =
    at(wing(-112, 2, 10, 176, 138, 46, p.body, c.gold.base), -18, 30) +
    at(wing(-106, -8, 8, 118, 94, 42, p.gold, c.body.dark), -16, 32) +
    at(wing(-96, -16, 6, 70, 60, 34, p.accent), -14, 36);
  const body = path(
    curve(
      [
        [-34, 10],
        [0, -20],
        [34, 10],
        [28, 66],
        [0, 100],
        [-28, 66],
      ],
      true,
    ),
    p.body,
  );
  const scales = repeat(3, (row) =>
    repeat(3 - (row % 2), (i) =>
      path(leaf(22, 17), p.gold, {
        transform: `translate(${(i - (2 - (row % 2)) / 2) * 18} ${22 + row * 18}) rotate(180)`,
      }),
    ),
  );
  const neck = path(
    ribbon(
      sample(
        [
          [0, 20],
          [14, -30],
          [-8, -74],
          [2, -112],
          [16, -122],
        ],
        4,
      ),
      [52, 36, 27, 26, 34],
    ),
    p.body,
  );
  const crest = at(wing(-52, 30, 5, 44, 62, 15, p.gold), 4, -128);
  const head =
    circle(12, -124, 20, p.bodyBall) +
    path('M24-136C46-138 58-126 60-112 48-114 34-112 24-114z', p.gold) +
    circle(16, -128, 5, c.cream.light) +
    circle(17, -128, 2.7, c.ink);
  return plumes + p.mirrored(half) + body + scales + crest + neck + head;
}

export function peacock(p: Paint): string {
  const { colours: c } = p;
  const feather = (length: number, size: number): string =>
    path(leaf(length, size * 2.2, 0.8), p.accentShade) +
    line(`M0 0V${-length * 0.8}`, c.accent.light, 1.6, { opacity: 0.5 }) +
    ellipse(0, -length + size * 1.25, size * 0.86, size * 1.05, p.gold) +
    ellipse(0, -length + size * 1.3, size * 0.6, size * 0.74, p.accentBall) +
    circle(0, -length + size * 1.42, size * 0.34, c.ink);
  const fan = (count: number, length: number, size: number, spread: number): string =>
    at(
      around(count, () => feather(length, size), -spread, spread),
      0,
      72,
    );
  const body = path(
    curve(
      [
        [-44, 60],
        [-34, 0],
        [0, -30],
        [34, 0],
        [44, 60],
        [30, 132],
        [0, 156],
        [-30, 132],
      ],
      true,
    ),
    p.body,
  );
  const breast = repeat(4, (row) =>
    repeat(4 - (row % 2), (i) =>
      path(leaf(26, 20), row % 2 ? p.gold : p.accent, {
        transform: `translate(${(i - (3 - (row % 2)) / 2) * 19} ${34 + row * 24}) rotate(180)`,
      }),
    ),
  );
  const neck = path(
    ribbon(
      sample(
        [
          [0, 40],
          [-12, -20],
          [6, -62],
          [-4, -92],
        ],
        4,
      ),
      [66, 40, 30, 32],
    ),
    p.body,
  );
  const crest = at(
    around(5, () => line('M0 0V-34', c.gold.base, 2.5) + circle(0, -38, 6, p.accentBall), -40, 40),
    -4,
    -104,
  );
  const head =
    circle(-4, -96, 22, p.bodyBall) +
    path('M-22-96-52-84-20-84z', p.gold) +
    ellipse(-10, -100, 7, 5, c.cream.light) +
    circle(-11, -100, 3, c.ink);
  return (
    fan(11, 232, 25, 88) +
    fan(10, 178, 21, 78) +
    fan(7, 124, 17, 62) +
    p.mirrored(line('M-16 150-22 182M-22 182h-16M-22 182l10 4', c.gold.dark, 5)) +
    body +
    breast +
    crest +
    neck +
    head
  );
}

export function owl(p: Paint): string {
  const { colours: c } = p;
  const branch =
    path(
      ribbon(
        sample(
          [
            [-190, 150],
            [-80, 138],
            [60, 150],
            [190, 132],
          ],
          4,
        ),
        [8, 24, 26, 10],
      ),
      c.ink,
    ) +
    at(path(leaf(52, 26), p.accent), 150, 140, 1, 40) +
    at(path(leaf(44, 22), p.accent), -160, 146, 1, -60);
  const body = path(
    curve(
      [
        [0, -112],
        [88, -84],
        [112, 20],
        [76, 124],
        [0, 156],
        [-76, 124],
        [-112, 20],
        [-88, -84],
      ],
      true,
    ),
    p.body,
  );
  const belly = path(
    curve(
      [
        [0, -20],
        [58, 16],
        [56, 98],
        [0, 140],
        [-56, 98],
        [-58, 16],
      ],
      true,
    ),
    p.cream,
  );
  const scallops = repeat(4, (row) =>
    repeat(5 - (row % 2), (i) =>
      path(leaf(30, 22), row % 2 ? p.body : p.gold, {
        opacity: 0.9,
        transform: `translate(${(i - (4 - (row % 2)) / 2) * 22} ${18 + row * 26}) rotate(180)`,
      }),
    ),
  );
  const half =
    path('M-40-98C-70-100-104-140-108-168-74-158-42-138-20-104z', p.bodyShade) +
    at(wing(196, 164, 5, 168, 150, 44, p.bodyShade), -92, -30) +
    at(wing(192, 170, 3, 112, 104, 36, p.accent), -92, -34) +
    circle(-42, -58, 50, p.cream) +
    at(
      around(14, () => line('M0-32V-46', c.body.dark, 3, { opacity: 0.5 })),
      -42,
      -58,
    ) +
    circle(-42, -58, 30, p.goldBall) +
    circle(-40, -58, 17, c.ink) +
    circle(-47, -66, 6, '#fff') +
    path('M-4-92C-30-124-74-118-98-98-66-104-34-92-6-66z', c.body.deep) +
    repeat(3, (i) => path(leaf(26, 13), p.gold, { transform: `translate(${-22 - i * 13} 138) rotate(180)` }));
  return (
    branch +
    body +
    belly +
    scallops +
    p.mirrored(half) +
    path('M0-56C12-44 12-26 0-8-12-26-12-44 0-56z', p.gold)
  );
}

export function rooster(p: Paint): string {
  const { colours: c } = p;
  const plumes: readonly (readonly [readonly Point[], number, string])[] = [
    [
      [
        [50, 40],
        [118, 6],
        [150, 52],
        [140, 108],
      ],
      30,
      p.bodyShade,
    ],
    [
      [
        [50, 34],
        [120, -40],
        [176, -6],
        [182, 62],
      ],
      34,
      p.accent,
    ],
    [
      [
        [46, 28],
        [104, -80],
        [168, -74],
        [190, -6],
      ],
      36,
      p.bodyShade,
    ],
    [
      [
        [42, 22],
        [78, -110],
        [138, -128],
        [176, -76],
      ],
      36,
      p.accent,
    ],
    [
      [
        [36, 20],
        [48, -116],
        [96, -158],
        [140, -134],
      ],
      32,
      p.body,
    ],
  ];
  const tail = plumes
    .map(([spine, width, fill]) => path(ribbon(sample(spine, 5), [14, width, width * 0.9, 2]), fill))
    .join('');
  const legs =
    line('M-6 112-10 150-22 178M30 108 40 146 34 178', c.gold.dark, 10) +
    line('M-22 178h-26M-22 178l20 5M34 178h-26M34 178l22 5M-10 150l16-4M40 146l16-2', c.gold.dark, 6);
  const body = path(
    curve(
      [
        [-84, 10],
        [-66, -60],
        [-26, -40],
        [24, 10],
        [70, 20],
        [64, 78],
        [20, 118],
        [-40, 112],
        [-78, 70],
      ],
      true,
    ),
    p.body,
  );
  const hackle =
    at(wing(206, 156, 7, 96, 104, 32, p.gold, c.gold.deep), -60, -78) +
    at(wing(200, 160, 5, 62, 66, 28, p.gold), -62, -84);
  const wings =
    at(wing(142, 96, 6, 82, 118, 34, p.accent, c.accent.deep), -30, 26) +
    at(wing(130, 100, 4, 52, 70, 30, p.gold), -32, 26);
  const comb = path(
    'M-44-112C-28-150-40-158-48-138-48-178-70-176-68-146-78-178-98-166-88-138-104-156-116-138-98-112z',
    p.body,
  );
  const head =
    circle(-72, -100, 34, p.goldBall) +
    path('M-98-112-142-94-100-84z', p.gold) +
    path('M-98-90C-112-70-106-46-92-46-80-48-82-74-80-84z', p.body) +
    ellipse(-80, -102, 11, 9, c.cream.light) +
    circle(-82, -102, 5, c.ink);
  return (
    tail +
    legs +
    body +
    wings +
    hackle +
    comb +
    head +
    line(
      curve([
        [-84, 60],
        [-74, 96],
        [-36, 110],
      ]),
      c.rim,
      3,
      { opacity: 0.4 },
    )
  );
}
