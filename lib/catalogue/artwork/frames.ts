import { line, num as n, path, rect, repeat, ring } from './draw';
import type { Paint } from './paint';
import type { Sheet } from './scenes/elements';

/** Draws an ornament along the edge of a picture. */
type Frame = (p: Paint, s: Sheet) => string;

const corners = (s: Sheet, one: string): string =>
  one + `<g transform="translate(${n(s.w)} 0) scale(-1 1)">${one}</g>`;

const none: Frame = () => '';

const hairline: Frame = (p, s) =>
  rect(18, 18, s.w - 36, s.h - 36, 'none', 10, {
    stroke: p.colours.gold.base,
    'stroke-width': 2.5,
    opacity: 0.75,
  });

/** Draws ornaments in the upper corners only, because the title is at the bottom. */
const keyCorners: Frame = (p, s) =>
  corners(
    s,
    line('M20 110V20H110M34 84V34H84M48 62V48H62M34 110V96M110 34H96', p.colours.gold.base, 4, {
      'stroke-linecap': 'square',
      opacity: 0.9,
    }),
  );

const scroll: Frame = (p, s) =>
  corners(
    s,
    line(
      'M20 150V60C20 34 34 20 60 20H150M36 92C36 56 56 36 92 36 76 40 64 52 66 64 74 66 78 74 70 78 60 78 56 68 66 64 52 64 40 76 36 92z',
      p.colours.gold.base,
      3,
      { opacity: 0.9 },
    ),
  );

const notched: Frame = (p, s) => {
  const d = (i: number, k: number): string =>
    `M${i + k} ${i}H${n(s.w - i - k)}Q${n(s.w - i - k)} ${i + k} ${n(s.w - i)} ${i + k}V${n(s.h - i - k)}Q${n(s.w - i - k)} ${n(s.h - i - k)} ${n(s.w - i - k)} ${n(s.h - i)}H${i + k}Q${i + k} ${n(s.h - i - k)} ${i} ${n(s.h - i - k)}V${i + k}Q${i + k} ${i + k} ${i + k} ${i}z`;
  return (
    line(d(16, 34), p.colours.gold.base, 3, { opacity: 0.85 }) +
    line(d(25, 34), p.colours.gold.base, 1.2, { opacity: 0.6 })
  );
};

const arch: Frame = (p, s) => {
  const d = `M0 0H${n(s.w)}V${n(s.h)}H${n(s.w - 22)}V${n(s.h * 0.22)}C${n(s.w - 22)} ${n(s.h * 0.12)} ${n(s.w * 0.74)} ${n(s.h * 0.11)} ${n(s.w / 2)} 26C${n(s.w * 0.26)} ${n(s.h * 0.11)} 22 ${n(s.h * 0.12)} 22 ${n(s.h * 0.22)}V${n(s.h)}H0z`;
  return (
    path(
      d,
      p.slope([
        [0, p.colours.depth(0.9)],
        [1, p.colours.foot],
      ]),
    ) +
    line(
      `M22 ${n(s.h)}V${n(s.h * 0.22)}C22 ${n(s.h * 0.12)} ${n(s.w * 0.26)} ${n(s.h * 0.11)} ${n(s.w / 2)} 26C${n(s.w * 0.74)} ${n(s.h * 0.11)} ${n(s.w - 22)} ${n(s.h * 0.12)} ${n(s.w - 22)} ${n(s.h * 0.22)}V${n(s.h)}`,
      p.colours.gold.base,
      4,
    ) +
    corners(
      s,
      ring(40, 40, 15, p.colours.gold.base, 3) +
        ring(40, 40, 7, p.colours.gold.base, 2) +
        repeat(6, (i) =>
          line('M40 15v7', p.colours.gold.base, 2.5, { transform: `rotate(${i * 60} 40 40)` }),
        ),
    )
  );
};

export const FRAMES: readonly Frame[] = [none, none, hairline, keyCorners, scroll, notched, arch, none];
