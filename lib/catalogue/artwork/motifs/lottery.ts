import {
  around,
  at,
  circle,
  ellipse,
  group,
  leaf,
  line,
  path,
  rect,
  repeat,
  ribbon,
  ring,
  sample,
  star,
} from '../draw';
import type { Point } from '../draw';
import type { Paint } from '../paint';
import { hare } from './beasts';

/** The digits 0 to 9 as strokes within 18 by 26 units around (0, 0). */
const DIGITS = [
  'M0-26C-22-26-22 26 0 26 22 26 22-26 0-26z',
  'M-12-14 2-26V24',
  'M-16-14C-14-34 18-32 14-8 10 6-10 14-16 24H18',
  'M-16-20C-4-34 22-24 12-4 8 0 2 2-2 2 22 2 22 28-4 26-10 26-14 22-18 18',
  'M8-26-18 8H18M8-8V26',
  'M16-26H-12L-14-4C-4-12 18-8 18 8 18 30-12 30-18 18',
  'M12-26C-20-12-22 26 0 26 22 26 20-4 0-4-14-4-18 8-16 12',
  'M-18-26H18C4-8-2 8-4 26',
  'M0-2C-20-4-18-26 0-26 18-26 20-4 0-2-22 0-22 26 0 26 22 26 22 0 0-2z',
  'M-12 26C20 12 22-26 0-26-22-26-20 4 0 4 14 4 18-8 16-12',
] as const;

const digit = (value: number, colour: string, width = 9): string =>
  line(DIGITS[value] ?? DIGITS[0], colour, width, { 'stroke-linejoin': 'round' });

/** A ball with a number of one or two digits. */
function numbered(p: Paint, fill: string, value: number, x: number, y: number, r: number): string {
  const { colours: c } = p;
  const digits = [...String(value)].map(Number);
  const glyphs =
    digits.length === 1
      ? digit(digits[0]!, c.ink)
      : digits.map((one, i) => at(digit(one, c.ink, 10), i * 34 - 17, 0, 0.72)).join('');
  return at(
    circle(0, 0, 62, fill) +
      circle(-4, -2, 37, c.cream.light) +
      ring(-4, -2, 37, c.ink, 2, { opacity: 0.25 }) +
      at(glyphs, -4, -1) +
      ellipse(-24, -40, 20, 10, '#fff', -30, { opacity: 0.75 }),
    x,
    y,
    r,
  );
}

/** A machine with turning wheels of digits. */
function drums(p: Paint, shown: readonly number[], width: number): string {
  const { colours: c } = p;
  const step = width + 10;
  const half = (shown.length * step) / 2;
  const wheel = (value: number, i: number): string =>
    at(
      rect(-width / 2, -78, width, 156, p.cream, 10) +
        at(digit(value, i % 2 ? c.accent.deep : c.body.deep, 9), 0, 0, Math.min(1.7, width / 36)) +
        at(digit((value + 9) % 10, c.cream.deep, 8), 0, -76, 0.7, 0, { opacity: 0.5 }) +
        at(digit((value + 1) % 10, c.cream.deep, 8), 0, 76, 0.7, 0, { opacity: 0.5 }) +
        rect(-width / 2, -100, width, 48, c.ink, 0, { opacity: 0.45 }) +
        rect(-width / 2, 52, width, 48, c.ink, 0, { opacity: 0.45 }),
      -half + step / 2 + i * step,
      0,
    );
  return (
    path(`M${-half - 26}-104C${-half}-190 ${half}-190 ${half + 26}-104z`, p.body) +
    at(path(star(5, 34, 14), p.gold), 0, -132) +
    rect(-half - 30, -112, half * 2 + 60, 224, p.gold, 30) +
    rect(-half - 12, -94, half * 2 + 24, 188, c.ink, 16) +
    shown.map(wheel).join('') +
    line(`M${-half - 12} 0H${-half - 24}M${half + 12} 0H${half + 24}`, c.body.base, 8) +
    repeat(9, (i) => circle(-half + (i * half) / 4, 103, 6, i % 2 ? p.creamBall : p.accentBall)) +
    path(`M${-half - 10} 112H${half + 10}L${half - 24} 168H${-half + 24}z`, p.accentShade) +
    rect(-half + 10, 160, half * 2 - 20, 18, p.gold, 8)
  );
}

export const digits = (p: Paint): string => drums(p, [4, 0, 7, 2, 9], 54);
export const trio = (p: Paint): string => drums(p, [3, 8, 5], 78);

export function eleven(p: Paint): string {
  const { colours: c } = p;
  const places: readonly Point[] = [
    [-104, 66],
    [0, 92],
    [104, 66],
    [-58, -28],
    [58, -28],
  ];
  return (
    path('M-190 40C-170 150-80 182 0 182S170 150 190 40z', p.gold) +
    path('M-168 58C-140 142-70 162 0 162S140 142 168 58z', c.gold.deep, { opacity: 0.6 }) +
    [11, 3, 8, 5, 9]
      .map((value, i) =>
        numbered(
          p,
          [p.bodyBall, p.accentBall, p.goldBall][i % 3]!,
          value,
          places[i]![0],
          places[i]![1],
          0.98,
        ),
      )
      .join('') +
    at(path(star(4, 34, 5), '#fff'), 0, -140) +
    at(path(star(4, 20, 3), '#fff'), -112, -96) +
    at(path(star(4, 20, 3), '#fff'), 112, -96)
  );
}

export function racecar(p: Paint): string {
  const { colours: c } = p;
  const wheel = (x: number): string =>
    at(
      circle(0, 0, 50, c.ink) +
        circle(0, 0, 30, p.creamBall) +
        around(5, () => line('M0-8V-26', c.cream.deep, 6)) +
        circle(0, 0, 9, p.goldBall),
      x,
      84,
    );
  const wind = repeat(4, (i) =>
    line(`M${-196 + i * 14} ${-40 + i * 40}H${-150 + i * 10}`, c.cream.light, 7, { opacity: 0.7 }),
  );
  return (
    wind +
    path('M-172-66H-112V-48H-128L-118 20H-150L-158-48H-172z', p.accent) +
    path(
      'M-170 72C-170 30-130 12-84 6L-38-42C-30-52 34-52 48-40L84 4C138 10 186 34 192 76 192 86 186 92 176 92H-156C-166 92-170 84-170 72z',
      p.body,
    ) +
    path('M-26-32C-14-40 22-40 34-30L60 4H-56z', c.ink, { opacity: 0.85 }) +
    path('M-20-28C-12-34 2-34 8-32L-10 4H-50z', '#fff', { opacity: 0.35 }) +
    path('M-84 6C-130 12-170 30-170 72L-120 44H152C170 44 184 54 190 66 180 32 134 10 84 4z', c.body.light, {
      opacity: 0.55,
    }) +
    path('M-156 92H176L168 104H-148z', p.accentShade) +
    wheel(-98) +
    wheel(112) +
    circle(8, 46, 34, c.cream.light) +
    ring(8, 46, 34, c.gold.base, 5) +
    at(digit(1, c.ink, 9), 8, 46, 0.86) +
    rect(168, 50, 22, 14, p.goldBall, 5)
  );
}

export function clover(p: Paint): string {
  const { colours: c } = p;
  const heart = 'M0 0C-30-26-92-64-84-118-78-158-22-164 0-122 22-164 78-158 84-118 92-64 30-26 0 0z';
  return (
    line('M0 30C26 90 44 140 92 178', c.accent.deep, 20) +
    line('M0 30C26 90 44 140 92 178', c.accent.base, 11) +
    group(
      around(
        4,
        () =>
          path(heart, p.accent) +
          line('M0-8V-100', c.accent.dark, 5) +
          path('M-66-112C-66-146-30-150-12-124-34-140-54-134-66-112z', '#fff', { opacity: 0.35 }),
      ),
      'rotate(45) scale(.92)',
    ) +
    circle(0, 0, 78, p.goldBall) +
    circle(0, 0, 60, c.cream.light) +
    ring(0, 0, 60, c.gold.dark, 4) +
    at(digit(2, c.ink, 9), -23, 0, 1.15) +
    at(digit(8, c.ink, 9), 24, 0, 1.15)
  );
}

export function zodiac(p: Paint): string {
  const { colours: c } = p;
  const fills = [p.bodyBall, p.accentBall, p.goldBall];
  return (
    circle(0, 0, 190, p.gold) +
    circle(0, 0, 176, c.ink) +
    around(12, () => line('M0-112V-174', c.gold.dark, 4)) +
    group(
      repeat(12, (i) => {
        const angle = (i * 30 * Math.PI) / 180;
        return (
          circle(144 * Math.sin(angle), -144 * Math.cos(angle), 25, fills[i % 3]!) +
          circle(144 * Math.sin(angle) - 2, -144 * Math.cos(angle) - 2, 13, c.cream.light)
        );
      }),
      'rotate(15)',
    ) +
    circle(0, 0, 112, p.goldBall) +
    circle(0, 0, 102, p.bodyShade) +
    at(hare(p), 0, 4, 0.5) +
    ring(0, 0, 107, c.gold.light, 3)
  );
}

export function ticket(p: Paint): string {
  const { colours: c } = p;
  const chosen = [3, 8, 13, 16, 22, 27, 33];
  return (
    group(
      rect(-128, -170, 256, 318, c.ink, 18, { opacity: 0.25, transform: 'translate(10 12)' }) +
        rect(-132, -174, 264, 322, p.cream, 18) +
        path('M-132-156A18 18 0 0 1-114-174H114A18 18 0 0 1 132-156V-124H-132z', p.body) +
        repeat(3, (i) => circle(-40 + i * 40, -149, 11, p.goldBall)) +
        repeat(36, (i) => {
          const x = -100 + (i % 6) * 40;
          const y = -94 + Math.floor(i / 6) * 40;
          return chosen.includes(i)
            ? circle(x, y, 17, p.accentBall) + circle(x - 5, y - 5, 5, '#fff', { opacity: 0.7 })
            : ring(x, y, 14, c.cream.deep, 3);
        }),
      'rotate(-8)',
    ) +
    numbered(p, p.goldBall, 80, 116, 112, 1.05) +
    numbered(p, p.bodyBall, 7, -128, 132, 0.82)
  );
}

export function cage(p: Paint): string {
  const { colours: c } = p;
  const bar = (rx: number): string =>
    `<ellipse cx="0" cy="-30" rx="${rx}" ry="138" fill="none" stroke="${c.gold.base}" stroke-width="5"/>`;
  return (
    path('M-150 178 -132-30H-112L-92 178zM150 178 132-30H112L92 178z', p.accentShade) +
    rect(-178, 166, 356, 22, p.gold, 10) +
    circle(0, -30, 140, c.cream.light, { opacity: 0.2 }) +
    numbered(p, p.bodyBall, 6, -58, 40, 0.72) +
    numbered(p, p.accentBall, 75, 30, 58, 0.72) +
    numbered(p, p.goldBall, 2, 66, -20, 0.72) +
    numbered(p, p.bodyBall, 41, -28, -46, 0.72) +
    numbered(p, p.accentBall, 9, 18, -108, 0.66) +
    bar(138) +
    bar(92) +
    bar(38) +
    line('M-134-64H134M-134 8H134', c.gold.dark, 4, { opacity: 0.8 }) +
    line('M-138-30H-168M138-30H172V18', c.gold.dark, 11) +
    circle(172, 28, 17, p.bodyBall) +
    circle(-122, -30, 18, p.goldBall) +
    circle(122, -30, 18, p.goldBall) +
    path('M-104-96A124 124 0 0 1-10-152 150 150 0 0 0-104-96z', '#fff', { opacity: 0.6 })
  );
}

/** The spine of a long coast with its widths. The outline is simplified, for a sign and not for a map. */
const COAST: readonly (readonly [x: number, y: number, width: number])[] = [
  [-84, -184, 20],
  [-58, -160, 110],
  [-30, -128, 168],
  [-18, -96, 132],
  [-4, -62, 66],
  [22, -28, 42],
  [48, 4, 36],
  [68, 36, 46],
  [78, 70, 70],
  [72, 100, 96],
  [50, 128, 108],
  [18, 148, 84],
  [-14, 168, 42],
  [-30, 186, 8],
];

/** The coast in three parts, of which one is lit. */
function coast(p: Paint, lit: 0 | 1 | 2): string {
  const { colours: c } = p;
  const shape = (from: number, to: number): string => {
    const part = COAST.slice(from, to);
    return ribbon(
      sample(
        part.map(([x, y]): Point => [x, y]),
        4,
      ),
      part.map(([, , width]) => width),
    );
  };
  const whole = shape(0, COAST.length);
  const [from, to, x, y] = (
    [
      [0, 5, -34, -128],
      [4, 9, 46, 0],
      [8, 14, 50, 116],
    ] as const
  )[lit];
  return (
    circle(
      0,
      0,
      188,
      p.halo([
        [0, c.glow, 0.5],
        [1, c.glow, 0],
      ]),
    ) +
    repeat(4, (i) =>
      line(`M${84 - i * 4} ${-140 + i * 40}q18-14 36 0t36 0`, c.cream.light, 5, { opacity: 0.55 }),
    ) +
    path(whole, c.ink, { opacity: 0.3, transform: 'translate(8 9)' }) +
    path(whole, p.accent, { stroke: c.accent.light, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(shape(from, to), p.gold, {
      stroke: c.gold.light,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    at(
      ellipse(0, 46, 30, 8, c.ink, 0, { opacity: 0.4 }) +
        path('M0 46C-18 18-44 0-44-32A44 44 0 0 1 44-32C44 0 18 18 0 46z', p.body) +
        circle(0, -32, 30, c.cream.light) +
        at(path(star(5, 24, 10), p.accentShade), 0, -32),
      x,
      y - 20,
    ) +
    at(
      path(leaf(60, 30), p.accent) + path(leaf(52, 24), p.accent, { transform: 'rotate(50)' }),
      -140,
      150,
      1,
      -20,
    )
  );
}

export const northland = (p: Paint): string => coast(p, 0);
export const midland = (p: Paint): string => coast(p, 1);
export const southland = (p: Paint): string => coast(p, 2);
