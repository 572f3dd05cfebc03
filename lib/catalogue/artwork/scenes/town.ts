import { at, circle, curve, ellipse, line, num as n, path, poly, rect, repeat, star } from '../draw';
import {
  curlCloud,
  eaves,
  haze,
  hills,
  lanternCord,
  lanternDrop,
  mist,
  ridge,
  tower,
  type Scene,
  type Sheet,
} from './elements';
import type { Paint } from '../paint';

/** Draws a market stall seen from the front, with a striped awning and a lit counter. */
function stall(p: Paint, x: number, y: number, w: number, t: number): string {
  const c = p.colours;
  const stripes = repeat(6, (i) => {
    const a = x - w / 2 + (w / 6) * i;
    return path(
      `M${n(a + w * 0.05)} ${n(y - w * 0.72)}H${n(a + w * 0.17)}L${n(a + w / 6)} ${n(y - w * 0.46)}q${n(-w / 12)} ${n(w * 0.1)} ${n(-w / 6)} 0z`,
      i % 2 ? p.cream : p.body,
    );
  });
  return (
    rect(x - w * 0.46, y - w * 0.5, w * 0.92, w * 0.5, c.depth(t)) +
    rect(
      x - w * 0.4,
      y - w * 0.42,
      w * 0.8,
      w * 0.24,
      p.slope([
        [0, c.glow],
        [1, c.gold.dark],
      ]),
      3,
    ) +
    repeat(5, (i) =>
      circle(x - w * 0.3 + i * w * 0.15, y - w * 0.2, w * 0.055, i % 2 ? p.bodyBall : p.goldBall),
    ) +
    rect(x - w * 0.5, y - w * 0.18, w, w * 0.18, haze(p, Math.min(1, t + 0.1))) +
    stripes
  );
}

export const market: Scene = (p, roll, s) => ({
  back:
    repeat(6, (i) =>
      tower(
        p,
        s.w * (i / 5),
        s.horizon + 50,
        s.w * roll.range(0.15, 0.24),
        2 + (i % 2),
        0.26 + (i % 2) * 0.1,
      ),
    ) +
    mist(p, s, s.horizon + 30, 44, 0.35) +
    stall(p, s.w * 0.13, s.horizon + 120, s.w * 0.3, 0.6) +
    stall(p, s.w * 0.88, s.horizon + 124, s.w * 0.32, 0.6),
  front:
    lanternCord(p, [-20, s.h * 0.06], [s.w + 20, s.h * 0.03], 26, 5, 40) +
    lanternDrop(p, s.w * 0.07, -4, 64, s.h * 0.2) +
    lanternDrop(p, s.w * 0.94, -4, 72, s.h * 0.15) +
    hills(p, roll, s, s.h * 0.73, 6, 4, 0.8) +
    repeat(12, (i) =>
      ellipse((s.w / 11) * i, s.h * (0.75 + (i % 3) * 0.015), 40, 9, p.colours.depth(0.7), 0, {
        opacity: 0.7,
      }),
    ),
});

export const rooftops: Scene = (p, roll, s) => {
  const c = p.colours;
  const tiled = (x: number, y: number, w: number, t: number): string =>
    path(eaves(x, y, w, w * 0.32), haze(p, t)) +
    line(`M${n(x - w * 0.13)} ${n(y - w * 0.325)}h${n(w * 0.26)}`, c.gold.base, 6) +
    repeat(7, (i) =>
      line(
        `M${n(x + (i - 3) * w * 0.035)} ${n(y - w * 0.3)}L${n(x + (i - 3) * w * 0.075)} ${n(y - 4)}`,
        c.depth(Math.min(1, t + 0.25)),
        3,
        { opacity: 0.5 },
      ),
    );
  const burst = (x: number, y: number, size: number, tint: string): string => {
    const ends = Array.from({ length: 14 }, (_, i): readonly [number, number] => [
      Math.cos((i * Math.PI) / 7),
      Math.sin((i * Math.PI) / 7),
    ]);
    const rays = ends
      .map(
        ([a, b]) =>
          `M${n(x + a * size * 0.35)} ${n(y + b * size * 0.35)}L${n(x + a * size)} ${n(y + b * size)}`,
      )
      .join('');
    const tips = ends.map(([a, b]) => `M${n(x + a * size * 1.14)} ${n(y + b * size * 1.14)}h.1`).join('');
    return line(rays, tint, 3, { opacity: 0.85 }) + line(tips, tint, 6);
  };
  // A wider picture has more roofs, not larger ones.
  const unit = Math.min(s.w, 620);
  const row = (y: number, w: number, t: number, step: number): string =>
    repeat(Math.ceil(s.w / step) + 1, (i) => tiled(i * step, y + (i % 2) * 12, w, t));
  return {
    back:
      burst(s.w * 0.14, s.h * 0.17, 62, c.gold.base) +
      burst(s.w * 0.88, s.h * 0.13, 52, c.body.light) +
      burst(s.w * 0.9, s.h * 0.36, 36, c.accent.light) +
      tower(p, s.w * 0.1, s.horizon + 60, unit * 0.22, 5, 0.3) +
      tower(p, s.w * 0.93, s.horizon + 70, unit * 0.18, 4, 0.25) +
      row(s.horizon + 60, unit * 0.4, 0.3, unit * 0.25),
    front:
      rect(0, s.h * 0.73, s.w, s.h * 0.27, haze(p, 0.72)) +
      row(s.h * 0.74, unit * 0.62, 0.62, unit * 0.45) +
      row(s.h * 0.8, unit * 0.9, 0.82, unit * 0.5) +
      lanternDrop(p, s.w * 0.06, s.h * 0.69, 38, 6) +
      lanternDrop(p, s.w * 0.94, s.h * 0.7, 38, 6),
  };
};

export const city: Scene = (p, roll, s) => {
  const c = p.colours;
  const block = (x: number, y: number, w: number, h: number, t: number): string => {
    const columns = Math.max(2, Math.floor(w / 18));
    const panes = (share: number): string =>
      repeat(columns * 7, (i) =>
        roll.odds(share)
          ? `M${Math.round(x + 7 + (i % columns) * ((w - 10) / columns))} ${Math.round(y - h + 16 + Math.floor(i / columns) * 22)}h7v11h-7z`
          : '',
      );
    const windows = path(panes(0.42), c.glow, { opacity: 0.85 }) + path(panes(0.1), c.body.light);
    return (
      rect(x, y - h, w, h + 200, haze(p, t)) +
      windows +
      (roll.odds(0.5)
        ? line(`M${n(x + w / 2)} ${n(y - h)}v-44`, c.depth(t), 4) +
          circle(x + w / 2, y - h - 46, 4, c.body.light)
        : path(
            poly([
              [x, y - h],
              [x + w / 2, y - h - 22],
              [x + w, y - h],
            ]),
            c.depth(t),
          ))
    );
  };
  const sign = (x: number, y: number, tint: string): string =>
    rect(x, y, 34, 110, c.ink, 5) +
    rect(x + 3, y + 3, 28, 104, 'none', 4, { stroke: tint, 'stroke-width': 3 }) +
    repeat(3, (i) => at(path(star(4, 9, 4), tint), x + 17, y + 24 + i * 31));
  return {
    back:
      repeat(7, (i) =>
        block(s.w * (i / 6) - 40, s.horizon + 30, roll.range(46, 84), s.h * roll.range(0.2, 0.42), 0.18),
      ) +
      mist(p, s, s.horizon, 60, 0.35) +
      repeat(6, (i) =>
        block(
          s.w * [0, 0.13, 0.28, 0.66, 0.8, 0.92][i]! - 14,
          s.horizon + 90,
          roll.range(64, 96),
          s.h * roll.range(0.14, 0.3),
          0.5,
        ),
      ),
    front:
      block(-30, s.h * 0.8, s.w * 0.17, s.h * 0.52, 0.8) +
      block(s.w * 0.87, s.h * 0.8, s.w * 0.18, s.h * 0.46, 0.84) +
      sign(s.w * 0.1, s.h * 0.34, c.accent.light) +
      sign(s.w * 0.85, s.h * 0.42, c.body.light) +
      path(
        `M-10 ${n(s.h * 0.76)}H${n(s.w + 10)}V${s.h}H-10z`,
        p.slope([
          [0, c.depth(0.7)],
          [1, c.depth(1)],
        ]),
      ) +
      repeat(8, () =>
        rect(
          roll.range(0, s.w),
          s.h * roll.range(0.77, 0.86),
          roll.range(30, 90),
          4,
          roll.pick([c.glow, c.body.light, c.accent.light]),
          2,
          { opacity: 0.4 },
        ),
      ),
  };
};

export const carnival: Scene = (p, roll, s) => {
  const c = p.colours;
  const tent = (x: number, y: number, w: number, h: number): string =>
    repeat(6, (i) => {
      const a = x - w / 2 + (w / 6) * i;
      return (
        path(
          `M${n(x)} ${n(y - h)}Q${n(a + (x - a) * 0.36)} ${n(y - h * 0.5)} ${n(a)} ${n(y - h * 0.34)}V${n(y)}H${n(a + w / 6)}V${n(y - h * 0.34)}Q${n(a + w / 6 + (x - a - w / 6) * 0.36)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}z`,
          i % 2 ? p.cream : p.body,
        ) +
        path(
          `M${n(a)} ${n(y - h * 0.35)}h${n(w / 6)}q${n(-w / 12)} ${n(h * 0.14)} ${n(-w / 6)} 0z`,
          i % 2 ? p.body : p.gold,
        )
      );
    }) +
    line(`M${n(x)} ${n(y - h)}v-34`, c.ink, 4) +
    path(`M${n(x)} ${n(y - h - 34)}l36 10-36 12z`, p.accent);
  const hub = s.w * roll.pick([0.16, 0.84]);
  const big = at(
    repeat(12, (i) => line('M0 0V-116', c.depth(0.3), 3, { transform: `rotate(${i * 30})` })) +
      `<circle r="116" fill="none" stroke="${c.depth(0.4)}" stroke-width="6"/>` +
      repeat(12, (i) => {
        const a = (i * Math.PI) / 6;
        return circle(116 * Math.cos(a), 116 * Math.sin(a) + 8, 13, i % 2 ? p.bodyBall : p.goldBall);
      }),
    hub,
    s.horizon - 60,
  );
  return {
    back:
      big +
      hills(p, roll, s, s.horizon + 44, 12, 4, 0.3) +
      tent(s.w * 0.5, s.horizon + 100, s.w * 0.6, s.h * 0.3) +
      tent(s.w * (hub < s.w / 2 ? 0.9 : 0.1), s.horizon + 110, s.w * 0.36, s.h * 0.22),
    front:
      hills(p, roll, s, s.h * 0.72, 10, 3, 0.74) +
      lanternCord(p, [-10, s.h * 0.1], [s.w + 10, s.h * 0.06], 30, 7, 26) +
      repeat(11, (i) =>
        path(
          `M${n((s.w / 10) * i - 20)} ${n(s.h * 0.02 + Math.sin((i / 10) * Math.PI) * 34)}h34l-17 34z`,
          i % 3 === 0 ? p.body : i % 3 === 1 ? p.gold : p.accent,
        ),
      ),
  };
};

export const archive: Scene = (p, roll, s) => {
  const c = p.colours;
  const shelf = (x: number, w: number): string =>
    rect(x, -10, w, s.h, c.depth(0.66)) +
    repeat(7, (row) => {
      let at0 = x + 6;
      let out = '';
      while (at0 < x + w - 16) {
        const width = roll.range(9, 19);
        const height = roll.range(58, 84);
        out +=
          rect(
            at0,
            104 * row + 84 - height,
            width,
            height,
            roll.pick([p.body, p.accent, p.gold, p.bodyShade, p.accentShade, p.cream]),
            1.5,
          ) +
          (width > 14
            ? rect(at0 + 2, 104 * row + 94 - height, width - 4, 4, c.gold.light, 0, { opacity: 0.7 })
            : '');
        at0 += width + 2;
      }
      return out + rect(x, 104 * row + 84, w, 12, c.depth(0.9));
    });
  const arch = `M${n(s.w * 0.2)} ${n(s.h)}V${n(s.h * 0.36)}C${n(s.w * 0.2)} ${n(s.h * 0.1)} ${n(s.w * 0.8)} ${n(s.h * 0.1)} ${n(s.w * 0.8)} ${n(s.h * 0.36)}V${n(s.h)}`;
  return {
    back:
      path(
        `M-10-10H${n(s.w + 10)}V${s.h}H${n(s.w * 0.8)}V${n(s.h * 0.36)}C${n(s.w * 0.8)} ${n(s.h * 0.1)} ${n(s.w * 0.2)} ${n(s.h * 0.1)} ${n(s.w * 0.2)} ${n(s.h * 0.36)}V${s.h}H-10z`,
        haze(p, 0.6),
      ) +
      line(arch, c.gold.dark, 12) +
      line(arch, c.gold.base, 4) +
      shelf(-6, s.w * 0.17) +
      shelf(s.w * 0.84, s.w * 0.17),
    front:
      lanternDrop(p, s.w * 0.25, -4, 44, s.h * 0.1) +
      lanternDrop(p, s.w * 0.75, -4, 44, s.h * 0.14) +
      path(
        poly([
          [-10, s.h],
          [-10, s.h * 0.76],
          [s.w * 0.2, s.h * 0.71],
          [s.w * 0.8, s.h * 0.71],
          [s.w + 10, s.h * 0.76],
          [s.w + 10, s.h],
        ]),
        p.slope([
          [0, c.lit(0.6)],
          [0.2, c.depth(0.8)],
          [1, c.depth(1)],
        ]),
      ) +
      line(`M${n(s.w * 0.2)} ${n(s.h * 0.71)}H${n(s.w * 0.8)}`, c.gold.base, 4),
  };
};

export const stage: Scene = (p, roll, s) => {
  const c = p.colours;
  // Curtains are not wider on a wide picture.
  const unit = Math.min(s.w, 760);
  const drape = (flip: boolean): string => {
    const folds = repeat(5, (i) =>
      path(
        `M${n(i * unit * 0.062 - 16)}-10C${n(i * unit * 0.062 + 26)} ${n(s.h * 0.3)} ${n(i * unit * 0.044 - 10)} ${n(s.h * 0.55)} ${n(i * unit * 0.036 - 16)} ${n(s.h * 0.78)}h${n(unit * 0.06)}C${n(i * unit * 0.05 + 40)} ${n(s.h * 0.5)} ${n(i * unit * 0.062 + 66)} ${n(s.h * 0.3)} ${n((i + 1) * unit * 0.062)}-10z`,
        i % 2 ? p.body : p.bodyShade,
      ),
    );
    return `<g${flip ? ` transform="translate(${n(s.w)} 0) scale(-1 1)"` : ''}>${folds}${line(`M-10 ${n(s.h * 0.52)}Q${n(unit * 0.14)} ${n(s.h * 0.6)} ${n(unit * 0.24)} ${n(s.h * 0.46)}`, c.gold.base, 9)}</g>`;
  };
  const swag = repeat(5, (i) => {
    const w = s.w / 5;
    return (
      path(`M${n(i * w - 4)}-10h${n(w + 8)}v40q${n(-w / 2)} ${n(s.h * 0.12)} ${n(-w - 8)} 0z`, p.body) +
      line(`M${n(i * w - 4)} 30q${n(w / 2)} ${n(s.h * 0.12)} ${n(w + 8)} 0`, c.gold.base, 6) +
      path(`M${n(i * w)} 26l-9 36h18z`, p.gold)
    );
  });
  const beam = (x: number, tilt: number): string =>
    path(
      poly([
        [x - 14, -10],
        [x + 14, -10],
        [x + tilt + s.w * 0.22, s.h * 0.72],
        [x + tilt - s.w * 0.22, s.h * 0.72],
      ]),
      p.slope([
        [0, c.glow, 0.5],
        [1, c.glow, 0.04],
      ]),
    );
  return {
    back:
      rect(
        0,
        0,
        s.w,
        s.h,
        p.slope([
          [0, c.depth(0.7)],
          [0.7, c.depth(0.4)],
          [1, c.depth(0.9)],
        ]),
        0,
        { opacity: 0.55 },
      ) +
      beam(s.w * 0.25, s.w * 0.22) +
      beam(s.w * 0.75, -s.w * 0.22) +
      curlCloud(p, s.w * 0.2, s.horizon + 30, 0.9, haze(p, 0.25), c.glow) +
      curlCloud(p, s.w * 0.8, s.horizon + 40, 0.9, haze(p, 0.25), c.glow, true),
    front:
      ellipse(
        s.w / 2,
        s.h * 0.83,
        s.w * 0.78,
        s.h * 0.14,
        p.slope([
          [0, c.lit(0.5)],
          [0.3, c.depth(0.75)],
          [1, c.depth(1)],
        ]),
      ) +
      line(
        `M${n(-s.w * 0.02)} ${n(s.h * 0.77)}Q${n(s.w / 2)} ${n(s.h * 0.66)} ${n(s.w * 1.02)} ${n(s.h * 0.77)}`,
        c.gold.base,
        4,
      ) +
      drape(false) +
      drape(true) +
      swag +
      repeat(7, (i) =>
        circle(
          s.w * (0.14 + i * 0.12),
          s.h * (0.755 - Math.sin(((i + 0.5) / 7) * Math.PI) * 0.025),
          9,
          p.halo([
            [0, c.cream.light],
            [0.5, c.glow],
            [1, c.glow, 0],
          ]),
        ),
      ),
  };
};

export const cavern: Scene = (p, roll, s) => {
  const c = p.colours;
  const crystal = (
    x: number,
    y: number,
    h: number,
    turn: number,
    tones: 'body' | 'accent' | 'cream',
  ): string => {
    const t = c[tones];
    const w = h * 0.2;
    return at(
      path(
        poly([
          [-w, 0],
          [-w, -h * 0.72],
          [0, -h],
          [0, 0],
        ]),
        t.light,
      ) +
        path(
          poly([
            [0, 0],
            [0, -h],
            [w, -h * 0.72],
            [w, 0],
          ]),
          t.base,
        ) +
        path(
          poly([
            [w * 0.35, 0],
            [w * 0.35, -h * 0.8],
            [w, -h * 0.72],
            [w, 0],
          ]),
          t.dark,
        ),
      x,
      y,
      1,
      turn,
    );
  };
  const cluster = (x: number, y: number, size: number): string =>
    at(
      circle(
        0,
        -40,
        130,
        p.halo([
          [0, c.accent.light, 0.45],
          [1, c.accent.light, 0],
        ]),
      ) +
        crystal(-34, 0, 100, -24, 'accent') +
        crystal(40, 0, 120, 22, 'body') +
        crystal(0, 0, 160, -2, 'accent') +
        crystal(-60, 4, 62, -46, 'body') +
        crystal(66, 4, 70, 42, 'accent'),
      x,
      y,
      size,
    );
  const roof = (deep: number, t: number, count: number): string => {
    let d = `M-10-10`;
    for (let i = 0; i < count; i += 1) {
      const x = (s.w / (count - 1)) * i;
      const edge = Math.abs(i / (count - 1) - 0.5) * 2;
      d += `L${n(x - s.w / count / 2)} ${n(s.h * 0.03 + edge * deep * 0.4)}L${n(x)} ${n(s.h * 0.05 + roll.range(0.4, 1) * deep * (0.35 + edge))}`;
    }
    return path(`${d}L${n(s.w + 10)}-10z`, haze(p, t));
  };
  return {
    back:
      roof(s.h * 0.3, 0.3, 9) +
      path(
        `M-10 0H${n(s.w * 0.16)}Q${n(s.w * 0.02)} ${n(s.h * 0.4)} ${n(s.w * 0.2)} ${n(s.h * 0.8)}H-10zM${n(s.w + 10)} 0H${n(s.w * 0.84)}Q${n(s.w * 0.98)} ${n(s.h * 0.4)} ${n(s.w * 0.8)} ${n(s.h * 0.8)}H${n(s.w + 10)}z`,
        haze(p, 0.45),
      ) +
      hills(p, roll, s, s.horizon + 50, 26, 5, 0.4) +
      cluster(s.w * 0.2, s.horizon + 70, 0.72) +
      cluster(s.w * 0.82, s.horizon + 80, 0.8),
    front:
      roof(s.h * 0.16, 0.8, 7) +
      cluster(s.w * 0.07, s.h * 0.77, 1.25) +
      cluster(s.w * 0.94, s.h * 0.78, 1.3) +
      ridge(p, roll, s, s.h * 0.79, 44, 7, 0.85),
  };
};

export const cosmos: Scene = (p, roll, s) => {
  const c = p.colours;
  const world = (x: number, y: number, r: number, tint: 'body' | 'accent'): string =>
    circle(x, y, r, p.ball(c[tint])) +
    ellipse(x, y, r * 1.75, r * 0.42, 'none', -18, {
      stroke: c.gold.base,
      'stroke-width': r * 0.1,
      opacity: 0.8,
    });
  const swirl = at(
    repeat(3, (i) =>
      path(
        curve(
          [
            [-s.w * 0.6, 60 + i * 50],
            [-s.w * 0.2, -30 + i * 30],
            [s.w * 0.2, 40 + i * 24],
            [s.w * 0.62, -60 + i * 36],
            [s.w * 0.62, 20 + i * 36],
            [s.w * 0.2, 90 + i * 24],
            [-s.w * 0.2, 30 + i * 30],
          ],
          true,
        ),
        i % 2 ? c.body.light : c.accent.light,
        { opacity: 0.2 },
      ),
    ),
    s.w / 2,
    s.h * 0.3,
    1,
    roll.range(-20, 20),
  );
  const dome = (x: number, y: number, r: number): string =>
    path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}z`, haze(p, 0.6)) +
    path(
      `M${n(x - r * 0.1)} ${n(y)}L${n(x + r * 0.2)} ${n(y - r * 0.98)}L${n(x + r * 0.42)} ${n(y - r * 0.9)}L${n(x + r * 0.2)} ${n(y)}z`,
      c.glow,
    ) +
    rect(x - r * 1.08, y, r * 2.16, r * 0.6, c.depth(0.75));
  return {
    back:
      swirl +
      world(s.w * roll.range(0.1, 0.16), s.h * 0.18, 34, 'accent') +
      circle(s.w * 0.88, s.h * 0.12, 18, p.ball(c.body)) +
      circle(s.w * 0.91, s.h * 0.42, 11, p.goldBall) +
      ridge(p, roll, s, s.horizon + 70, s.h * 0.13, 5, 0.3),
    front:
      hills(p, roll, s, s.h * 0.7, 20, 3, 0.62) +
      dome(s.w * 0.87, s.h * 0.7, 52) +
      hills(p, roll, s, s.h * 0.755, 16, 4, 0.85),
  };
};

/** Draws a card table seen from its edge, with a lamp above it. */
export const table: Scene = (p, roll, s) => {
  const c = p.colours;
  const chips = (x: number, y: number, count: number, tint: 'body' | 'accent' | 'gold'): string =>
    repeat(
      count,
      (i) =>
        ellipse(x, y - i * 9, 34, 13, c[tint].deep) +
        ellipse(x, y - i * 9 - 4, 34, 13, p.shaded(c[tint])) +
        ellipse(x, y - i * 9 - 4, 20, 7, 'none', 0, {
          stroke: c.cream.light,
          'stroke-width': 3,
          'stroke-dasharray': '7 6',
        }),
    );
  const lattice = p.pattern(
    60,
    60,
    line('M0 30 30 0 60 30 30 60zM30 14 46 30 30 46 14 30z', c.gold.base, 1.6),
  );
  return {
    back:
      rect(0, 0, s.w, s.horizon + 60, lattice, 0, { opacity: 0.3 }) +
      path(
        poly([
          [s.w * 0.42, 0],
          [s.w * 0.58, 0],
          [s.w * 1.02, s.h * 0.75],
          [-s.w * 0.02, s.h * 0.75],
        ]),
        p.slope([
          [0, c.glow, 0.6],
          [1, c.glow, 0.03],
        ]),
      ),
    front:
      ellipse(s.w / 2, s.h * 0.9, s.w * 0.86, s.h * 0.24, c.gold.deep) +
      ellipse(s.w / 2, s.h * 0.908, s.w * 0.84, s.h * 0.235, p.gold) +
      ellipse(
        s.w / 2,
        s.h * 0.92,
        s.w * 0.82,
        s.h * 0.23,
        p.slope([
          [0, c.accent.base],
          [0.5, c.accent.deep],
          [1, c.depth(1)],
        ]),
      ) +
      chips(s.w * 0.14, s.h * 0.76, 5, 'body') +
      chips(s.w * 0.26, s.h * 0.745, 3, 'gold') +
      chips(s.w * 0.87, s.h * 0.76, 6, 'accent') +
      chips(s.w * 0.76, s.h * 0.745, 2, 'body') +
      lanternDrop(p, s.w * 0.12, -4, 58, s.h * 0.07) +
      lanternDrop(p, s.w * 0.88, -4, 58, s.h * 0.07),
  };
};

const crowd = (p: Paint, s: Sheet, y: number, rows: number): string =>
  repeat(rows, (row) => {
    const step = 17 + row * 3;
    let d = '';
    for (let x = -10 + (row % 2) * 8; x < s.w + 10; x += step)
      d += `M${n(x)} ${n(y + row * 24)}a${n(step * 0.32)} ${n(step * 0.32)} 0 1 1 ${n(step * 0.64)} 0`;
    return (
      rect(0, y + row * 24, s.w, 26, p.colours.depth(0.3 + row * 0.1)) +
      path(d, p.colours.depth(0.3 + row * 0.1))
    );
  });

export const stadium: Scene = (p, _roll, s) => {
  const c = p.colours;
  const mast = (x: number): string =>
    rect(x - 4, s.h * 0.12, 8, s.h * 0.5, c.depth(0.6)) +
    rect(x - 46, s.h * 0.07, 92, 46, c.depth(0.8), 6) +
    repeat(8, (i) =>
      circle(
        x - 33 + (i % 4) * 22,
        s.h * 0.07 + 13 + Math.floor(i / 4) * 20,
        20,
        p.halo([
          [0, c.cream.light],
          [0.35, c.glow],
          [1, c.glow, 0],
        ]),
      ),
    );
  const beam = (x: number, to: number): string =>
    path(
      poly([
        [x - 40, s.h * 0.1],
        [x + 40, s.h * 0.1],
        [to + s.w * 0.2, s.h * 0.72],
        [to - s.w * 0.2, s.h * 0.72],
      ]),
      p.slope([
        [0, c.glow, 0.5],
        [1, c.glow, 0],
      ]),
    );
  return {
    back:
      mast(s.w * 0.12) +
      mast(s.w * 0.88) +
      crowd(p, s, s.horizon - 40, 5) +
      beam(s.w * 0.12, s.w * 0.5) +
      beam(s.w * 0.88, s.w * 0.5),
    front:
      repeat(5, (i) =>
        rect(0, s.h * (0.66 + i * 0.035), s.w, s.h * 0.04, i % 2 ? c.accent.dark : c.accent.deep),
      ) +
      rect(0, s.h * 0.8, s.w, s.h * 0.2, c.accent.deep) +
      ellipse(s.w / 2, s.h * 0.77, s.w * 0.4, s.h * 0.055, 'none', 0, {
        stroke: c.cream.light,
        'stroke-width': 4,
        opacity: 0.6,
      }) +
      line(`M-10 ${n(s.h * 0.77)}H${n(s.w + 10)}`, c.cream.light, 4, { opacity: 0.5 }),
  };
};

export const arena: Scene = (p, _roll, s) => {
  const c = p.colours;
  const grid =
    repeat(9, (i) =>
      line(
        `M${n(s.w / 2 + (i - 4) * 20)} ${n(s.h * 0.66)}L${n(s.w / 2 + (i - 4) * 190)} ${n(s.h)}`,
        c.accent.light,
        2,
        { opacity: 0.5 },
      ),
    ) +
    repeat(6, (i) =>
      line(`M-10 ${n(s.h * (0.66 + i * i * 0.011))}H${n(s.w + 10)}`, c.accent.light, 2, { opacity: 0.5 }),
    );
  const screen = (x: number, flip: number): string =>
    path(
      poly([
        [x, s.h * 0.2],
        [x + flip * s.w * 0.2, s.h * 0.25],
        [x + flip * s.w * 0.2, s.h * 0.46],
        [x, s.h * 0.5],
      ]),
      p.slope([
        [0, c.accent.base, 0.7],
        [1, c.body.base, 0.7],
      ]),
    ) +
    line(
      poly([
        [x, s.h * 0.2],
        [x + flip * s.w * 0.2, s.h * 0.25],
        [x + flip * s.w * 0.2, s.h * 0.46],
        [x, s.h * 0.5],
      ]),
      c.accent.light,
      3,
    );
  return {
    back:
      repeat(6, (i) =>
        path(
          poly([
            [s.w * (i / 5) - 10, -10],
            [s.w * (i / 5) + 10, -10],
            [s.w / 2 + (i - 2.5) * 60 + 30, s.h * 0.7],
            [s.w / 2 + (i - 2.5) * 60 - 30, s.h * 0.7],
          ]),
          p.slope([
            [0, i % 2 ? c.body.light : c.accent.light, 0.5],
            [1, c.accent.light, 0],
          ]),
        ),
      ) +
      screen(-6, 1) +
      screen(s.w + 6, -1) +
      crowd(p, s, s.horizon + 10, 4),
    front:
      rect(
        0,
        s.h * 0.66,
        s.w,
        s.h * 0.34,
        p.slope([
          [0, c.depth(0.6)],
          [1, c.depth(1)],
        ]),
      ) +
      grid +
      ellipse(s.w / 2, s.h * 0.72, s.w * 0.34, 30, 'none', 0, { stroke: c.body.light, 'stroke-width': 5 }),
  };
};

export const drawhall: Scene = (p, roll, s) => {
  const c = p.colours;
  const ball = (x: number, y: number, r: number, tint: 'body' | 'accent' | 'gold' | 'cream'): string =>
    circle(x, y, r, p.ball(c[tint])) +
    circle(x - r * 0.08, y - r * 0.05, r * 0.5, c.cream.light) +
    ring5(x - r * 0.08, y - r * 0.05, r * 0.34, c.ink);
  const ring5 = (x: number, y: number, r: number, tint: string): string =>
    path(star(5, r, r * 0.44), tint, { transform: `translate(${n(x)} ${n(y)})` });
  const tints = ['body', 'accent', 'gold', 'cream'] as const;
  return {
    back:
      repeat(16, (i) =>
        path(
          poly([
            [s.w / 2, s.h * 0.4],
            [s.w / 2 + s.h * Math.cos((i * Math.PI) / 8), s.h * 0.4 + s.h * Math.sin((i * Math.PI) / 8)],
            [
              s.w / 2 + s.h * Math.cos(((i + 0.5) * Math.PI) / 8),
              s.h * 0.4 + s.h * Math.sin(((i + 0.5) * Math.PI) / 8),
            ],
          ]),
          c.glow,
          { opacity: 0.13 },
        ),
      ) +
      repeat(9, (i) =>
        ball(
          s.w * (i % 2 ? roll.range(0.02, 0.2) : roll.range(0.8, 0.98)),
          s.h * (0.08 + i * 0.065),
          roll.range(20, 40),
          tints[i % 4]!,
        ),
      ),
    front:
      repeat(9, (i) =>
        ball(s.w * (i / 8), s.h * (0.74 + (i % 2) * 0.03), roll.range(44, 62), tints[(i + 1) % 4]!),
      ) +
      path(
        `M-10 ${n(s.h * 0.79)}Q${n(s.w / 2)} ${n(s.h * 0.74)} ${n(s.w + 10)} ${n(s.h * 0.79)}V${s.h}H-10z`,
        p.slope([
          [0, c.lit(0.7)],
          [0.3, c.depth(0.9)],
          [1, c.depth(1)],
        ]),
      ) +
      line(
        `M-10 ${n(s.h * 0.79)}Q${n(s.w / 2)} ${n(s.h * 0.74)} ${n(s.w + 10)} ${n(s.h * 0.79)}`,
        c.gold.base,
        4,
      ),
  };
};
