import type { WeatherId } from './constants';
import { at, circle, leaf, line, num as n, path, rect, repeat, ring, star } from './draw';
import type { Paint } from './paint';
import type { Chance } from './random';
import type { Sheet } from './scenes/elements';

/** Draws the weather in front of the hero. It leaves out the bottom of the picture, where the title is. */
export function weather(p: Paint, roll: Chance, s: Sheet, kind: WeatherId): string {
  const c = p.colours;
  const x = (): number => roll.range(0, s.w);
  const y = (): number => roll.range(0, s.h * 0.72);
  switch (kind) {
    case 'none':
      return '';
    case 'petals':
      return repeat(16, (i) =>
        at(
          path(leaf(roll.range(10, 20), 11), i % 3 ? c.cream.light : c.body.light, { opacity: 0.9 }),
          x(),
          y(),
          1,
          roll.range(0, 360),
        ),
      );
    case 'leaves':
      return repeat(12, (i) =>
        at(
          path(leaf(roll.range(18, 30), 10), i % 2 ? c.gold.base : c.accent.light, { opacity: 0.85 }),
          x(),
          y(),
          1,
          roll.range(0, 360),
        ),
      );
    case 'embers':
      return repeat(26, (i) =>
        circle(x(), y(), roll.range(1.2, 4), i % 3 ? c.gold.base : c.gold.light, {
          opacity: roll.range(0.5, 1),
        }),
      );
    case 'snow':
      return repeat(34, () =>
        circle(x(), y(), roll.range(1.4, 5), '#fff', { opacity: roll.range(0.45, 0.95) }),
      );
    case 'bubbles':
      return repeat(16, () => {
        const [bx, by, r] = [x(), y(), roll.range(3, 13)];
        return (
          ring(bx, by, r, c.rim, 1.6, { opacity: 0.75 }) +
          circle(bx - r * 0.35, by - r * 0.35, r * 0.24, c.rim)
        );
      });
    case 'fireflies':
      return repeat(15, () => {
        const [fx, fy] = [x(), y()];
        const r = roll.range(6, 15);
        return circle(
          fx,
          fy,
          r,
          p.halo([
            [0, c.gold.light],
            [0.25, c.gold.base, 0.8],
            [1, c.gold.base, 0],
          ]),
        );
      });
    case 'stars':
      return repeat(14, () =>
        at(path(star(4, roll.range(5, 13), 1.6), c.rim, { opacity: 0.9 }), x(), roll.range(0, s.h * 0.45)),
      );
    case 'sparks':
      return repeat(16, () =>
        at(path(star(4, roll.range(5, 15), 1.8), c.gold.light), x(), y(), 1, roll.range(0, 45)),
      );
    case 'rain':
      return line(
        repeat(34, () => `M${n(x())} ${n(y())}l-9 ${n(roll.range(24, 46))}`),
        c.rim,
        1.6,
        { opacity: 0.42 },
      );
    case 'confetti':
      return repeat(22, (i) =>
        rect(
          0,
          0,
          roll.range(6, 11),
          roll.range(9, 15),
          [c.body.light, c.gold.base, c.accent.light, c.cream.light][i % 4]!,
          1,
          { transform: `translate(${n(x())} ${n(y())}) rotate(${n(roll.range(0, 180))})` },
        ),
      );
    case 'dust':
      return repeat(22, () => circle(x(), y(), roll.range(1, 2.6), c.rim, { opacity: roll.range(0.3, 0.8) }));
  }
}
