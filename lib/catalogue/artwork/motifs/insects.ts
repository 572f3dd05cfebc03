import { around, at, circle, curve, ellipse, leaf, line, path, repeat, ribbon } from '../draw';
import type { Paint } from '../paint';

export function butterfly(p: Paint): string {
  const { colours: c } = p;
  const half =
    path('M-8-20C-40-120-120-180-176-158-196-100-168-20-96 8-56 22-24 14-8 4z', p.bodyShade) +
    path('M-10-18C-44-104-112-156-160-142-174-96-150-28-92-4-56 8-26 4-10 0z', p.body) +
    path('M-8 4C-60 8-128 40-134 98-132 152-84 168-56 140-28 110-14 60-6 30z', p.accentShade) +
    path('M-10 14C-54 24-110 48-116 98-112 138-80 148-60 128-36 100-20 60-10 30z', p.accent) +
    at(path(leaf(92, 34, 0.6), p.gold), -30, -30, 1, -46) +
    at(path(leaf(76, 28, 0.6), p.gold), -40, -16, 1, -74) +
    circle(-132, -114, 20, p.goldBall) +
    circle(-132, -114, 10, c.ink) +
    circle(-82, 102, 19, p.goldBall) +
    circle(-82, 102, 10, c.body.base) +
    circle(-82, 102, 4, c.cream.light) +
    repeat(6, (i) => circle(-166 + i * 5 + (i > 2 ? (i - 2) * 12 : 0), -78 + i * 15, 5, c.cream.light)) +
    repeat(5, (i) => circle(-124 + i * 15, 132 + (i % 2) * 5 - Math.abs(i - 2) * 6 + 8, 4, c.cream.light)) +
    line(
      curve([
        [-6, -66],
        [-20, -112],
        [-46, -140],
        [-54, -126],
      ]),
      c.ink,
      4,
    ) +
    circle(-52, -128, 5.5, c.gold.base);
  return (
    p.mirrored(half) +
    path(
      ribbon(
        [
          [0, -72],
          [0, -30],
          [0, 20],
          [0, 70],
          [0, 112],
        ],
        [12, 26, 24, 18, 4],
      ),
      c.ink,
    ) +
    circle(0, -72, 15, c.ink) +
    repeat(5, (i) => line(`M-8 ${-14 + i * 20}H8`, c.gold.base, 4)) +
    circle(-6, -76, 4, c.glow) +
    circle(6, -76, 4, c.glow)
  );
}

export function scarab(p: Paint): string {
  const { colours: c } = p;
  const wing =
    repeat(8, (i) =>
      at(path(leaf(164 - i * 8, 34, 0.62), i % 2 ? p.accent : p.body), -36, 10, 1, -102 + i * 12),
    ) +
    repeat(6, (i) =>
      at(path(leaf(98 - i * 5, 26, 0.62), i % 2 ? p.gold : p.accentShade), -36, 12, 1, -98 + i * 13),
    );
  const legs =
    line('M-44 60-92 84-104 130M-40 90-74 122-74 168M-40-30-76-58-70-96', c.gold.dark, 10) +
    line('M-44 60-92 84-104 130M-40 90-74 122-74 168M-40-30-76-58-70-96', c.gold.light, 3, { opacity: 0.7 });
  const shell =
    path('M0-10C-56-14-72 40-62 92-52 134-24 150 0 152z', p.accent) +
    path('M0-10C-56-14-72 40-62 92-60 100-58 106-54 112-62 60-40 10 0-2z', c.accent.light, { opacity: 0.5 }) +
    line('M-20 20C-34 60-32 100-14 134M-40 32C-48 66-44 96-32 118', c.accent.deep, 3, { opacity: 0.6 });
  const chest =
    path('M0-62C-44-62-62-36-60-8-40 4-20 6 0 6z', p.accentShade) +
    path('M0-98C-26-98-38-80-36-60-24-52-12-50 0-50z', p.accent) +
    path('M-12-96C-24-118-36-122-44-116-40-104-34-92-26-86z', p.gold);
  const sun =
    circle(
      0,
      -140,
      76,
      p.halo([
        [0, c.glow, 0.8],
        [1, c.glow, 0],
      ]),
    ) +
    circle(0, -138, 40, p.goldBall) +
    circle(0, -138, 28, p.bodyBall) +
    around(12, () => path('M-5-40 0-52 5-40z', c.gold.base)).replace(
      /^/,
      '<g transform="translate(0 -138)">',
    ) +
    '</g>';
  return (
    p.mirrored(wing + legs) +
    sun +
    p.mirrored(shell + chest) +
    line('M0-8V150', c.gold.base, 5) +
    circle(0, -28, 9, p.goldBall) +
    path('M-60-6C-30 12 30 12 60-6L58 4C30 20-30 20-58 4z', p.gold)
  );
}

export function bee(p: Paint): string {
  const { colours: c } = p;
  const wings =
    at(
      path(leaf(176, 92, 0.64), p.cream, { opacity: 0.88 }) +
        line('M0-20V-150M0-60-24-112M0-60 24-112M0-100-16-140', c.gold.dark, 2.5, { opacity: 0.6 }),
      -26,
      -20,
      1,
      -62,
    ) +
    at(
      path(leaf(124, 66, 0.64), p.cream, { opacity: 0.8 }) +
        line('M0-20V-104M0-44 18-84', c.gold.dark, 2.5, { opacity: 0.6 }),
      -26,
      6,
      1,
      -102,
    );
  const legs = line('M-38-4-74 24-80 54M-34 30-70 66-66 96', c.ink, 7);
  const stripes = [
    [46, 4],
    [60, 38],
    [58, 72],
    [44, 106],
    [26, 136],
  ]
    .map(([w = 0, y = 0], i) =>
      path(
        `M${-w} ${y}Q0 ${y + 22} ${w} ${y}L${w - 2} ${y + 16}Q0 ${y + 38} ${-w + 2} ${y + 16}z`,
        i % 2 ? c.gold.deep : c.ink,
      ),
    )
    .join('');
  const body = path(
    curve(
      [
        [0, -20],
        [50, 0],
        [64, 60],
        [42, 126],
        [0, 182],
        [-42, 126],
        [-64, 60],
        [-50, 0],
      ],
      true,
    ),
    p.gold,
  );
  const fur =
    around(16, () => path(leaf(64, 26), p.gold)).replace(/^/, '<g transform="translate(0 -34)">') +
    '</g>' +
    circle(0, -34, 42, p.goldBall);
  const head =
    circle(0, -100, 44, p.bodyShade) +
    p.mirrored(
      ellipse(-28, -98, 17, 24, c.ink, 14) +
        circle(-33, -108, 6, '#fff') +
        line(
          curve([
            [-14, -136],
            [-30, -166],
            [-60, -172],
          ]),
          c.ink,
          5,
        ) +
        circle(-62, -172, 8, p.goldBall),
    ) +
    path('M-12-80C-4-74 4-74 12-80', 'none', { stroke: c.gold.light, 'stroke-width': 4 });
  return (
    p.mirrored(wings + legs) +
    body +
    stripes +
    fur +
    head +
    path('M-44-128C-20-150 20-150 44-128L30-122C12-134-12-134-30-122z', p.gold) +
    line(
      curve([
        [-58, 40],
        [-56, 80],
        [-36, 128],
      ]),
      c.cream.light,
      5,
      { opacity: 0.6 },
    )
  );
}
