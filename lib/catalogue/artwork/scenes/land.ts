import {
  at,
  circle,
  curve,
  ellipse,
  leaf,
  line,
  num as n,
  path,
  poly,
  rect,
  repeat,
  ribbon,
  sample,
} from '../draw';
import {
  bambooStalk,
  branch,
  breakers,
  curlCloud,
  eaves,
  haze,
  hills,
  mist,
  palm,
  pine,
  ridge,
  scaleCloth,
  tower,
  water,
  type Scene,
} from './elements';

export const peaks: Scene = (p, roll, s) => ({
  back:
    ridge(p, roll, s, s.horizon + 20, s.h * 0.34, 3, 0.1) +
    mist(p, s, s.horizon - 20, 60, 0.45) +
    ridge(p, roll, s, s.horizon + 70, s.h * 0.24, 4, 0.38) +
    mist(p, s, s.horizon + 50, 50, 0.35) +
    tower(p, s.w * roll.range(0.12, 0.2), s.horizon + 70, s.w * 0.13, 3, 0.55),
  front:
    hills(p, roll, s, s.h * 0.7, 22, 4, 0.7) +
    repeat(5, (i) =>
      pine(
        p,
        s.w * (i < 3 ? 0.02 + i * 0.075 : 0.86 + (i - 3) * 0.09),
        s.h * (0.72 + (i % 2) * 0.03),
        s.h * roll.range(0.16, 0.26),
        0.85,
      ),
    ) +
    branch(p, roll, roll.odds(0.5), s.w, false),
});

export const clouds: Scene = (p, roll, s) => {
  const c = p.colours;
  const pale = p.slope([
    [0, c.cream.light, 0.95],
    [1, c.glowDeep, 0.9],
  ]);
  return {
    back:
      tower(p, s.w * 0.14, s.horizon - 10, s.w * 0.19, 4, 0.32) +
      tower(p, s.w * 0.87, s.horizon + 20, s.w * 0.15, 3, 0.26) +
      curlCloud(p, s.w * 0.12, s.horizon, 1.05, pale, c.skyMid) +
      curlCloud(p, s.w * 0.86, s.horizon + 28, 1.1, pale, c.skyMid, true) +
      curlCloud(p, s.w * 0.9, s.h * 0.16, 0.62, pale, c.skyMid) +
      curlCloud(p, s.w * 0.1, s.h * 0.24, 0.5, pale, c.skyMid, true),
    front:
      rect(0, s.h * 0.74, s.w, s.h * 0.26, haze(p, 0.5)) +
      curlCloud(p, s.w * 0.2, s.h * 0.665, 1.35, haze(p, 0.12), c.glow) +
      curlCloud(p, s.w * 0.82, s.h * 0.68, 1.4, haze(p, 0.2), c.glow, true) +
      curlCloud(p, s.w * 0.5, s.h * 0.73, 1.7, haze(p, 0.36), c.glow, roll.odds(0.5)) +
      curlCloud(p, s.w * 0.04, s.h * 0.77, 1.7, haze(p, 0.55), c.glow) +
      curlCloud(p, s.w * 0.96, s.h * 0.79, 1.8, haze(p, 0.6), c.glow, true),
  };
};

export const bamboo: Scene = (p, roll, s) => ({
  back:
    repeat(6, (i) =>
      bambooStalk(p, roll, s.w * (0.06 + i * 0.18) + roll.range(-14, 14), s.h, 15, 0.16, false),
    ) +
    mist(p, s, s.h * 0.52, s.h * 0.2, 0.4) +
    hills(p, roll, s, s.h * 0.66, 18, 3, 0.4),
  front:
    bambooStalk(p, roll, s.w * 0.065, s.h, 34, 0.6, true) +
    bambooStalk(p, roll, s.w * 0.17, s.h, 22, 0.48, true) +
    bambooStalk(p, roll, s.w * 0.93, s.h, 38, 0.66, true) +
    hills(p, roll, s, s.h * 0.72, 16, 3, 0.75),
});

export const dunes: Scene = (p, roll, s) => {
  const dune = (y: number, t: number, flip: boolean): string => {
    const crest = s.w * roll.range(0.3, 0.7);
    const lit = path(
      `M-20 ${n(y + 60)}Q${n(crest * 0.5)} ${n(y + 44)} ${n(crest)} ${n(y)}Q${n((crest + s.w) / 2)} ${n(y + 62)} ${n(s.w + 20)} ${n(y + 54)}V${s.h}H-20z`,
      haze(p, t),
    );
    const shade = path(
      `M${n(crest)} ${n(y)}Q${n((crest + s.w) / 2)} ${n(y + 62)} ${n(s.w + 20)} ${n(y + 54)}V${n(y + 190)}Q${n(crest + 60)} ${n(y + 150)} ${n(crest - 16)} ${n(y + 120)} ${n(crest + 50)} ${n(y + 60)} ${n(crest)} ${n(y)}z`,
      p.colours.ink,
      { opacity: 0.2 },
    );
    return flip ? `<g transform="translate(${n(s.w)} 0) scale(-1 1)">${lit + shade}</g>` : lit + shade;
  };
  return {
    back:
      dune(s.horizon - 50, 0.05, false) +
      dune(s.horizon, 0.25, true) +
      palm(p, s.w * 0.1, s.horizon + 60, s.h * 0.24, 0.6, 24) +
      palm(p, s.w * 0.2, s.horizon + 70, s.h * 0.16, 0.5, -14),
    front: dune(s.h * 0.66, 0.5, roll.odds(0.5)) + dune(s.h * 0.75, 0.78, roll.odds(0.5)),
  };
};

export const ziggurat: Scene = (p, roll, s) => {
  const c = p.colours;
  const step = (x: number, y: number, w: number, tiers: number, t: number): string =>
    repeat(tiers, (i) => {
      const half = (w / 2) * (1 - i / (tiers + 1));
      const h = w * 0.085;
      const top = y - h * (i + 1);
      return (
        path(
          poly([
            [x - half, top + h],
            [x - half * 0.94, top],
            [x + half * 0.94, top],
            [x + half, top + h],
          ]),
          haze(p, t + (i % 2) * 0.06),
        ) + rect(x - half * 0.94, top, half * 1.88, 3, c.glow, 0, { opacity: 0.45 })
      );
    }) +
    path(
      poly([
        [x - w * 0.075, y],
        [x - w * 0.045, y - w * 0.085 * tiers],
        [x + w * 0.045, y - w * 0.085 * tiers],
        [x + w * 0.075, y],
      ]),
      c.ink,
      { opacity: 0.28 },
    ) +
    rect(x - w * 0.09, y - w * 0.085 * (tiers + 1.15), w * 0.18, w * 0.1, c.depth(t + 0.2)) +
    rect(x - w * 0.03, y - w * 0.085 * (tiers + 0.85), w * 0.06, w * 0.07, c.glow);
  return {
    back:
      ridge(p, roll, s, s.horizon + 30, s.h * 0.16, 4, 0.06) +
      step(s.w * 0.5, s.horizon + 60, s.w * 1.06, 7, 0.3) +
      palm(p, s.w * 0.04, s.horizon + 90, s.h * 0.27, 0.6, 16) +
      palm(p, s.w * 0.97, s.horizon + 90, s.h * 0.3, 0.62, -18),
    front:
      hills(p, roll, s, s.h * 0.69, 14, 3, 0.6) +
      repeat(7, (i) =>
        at(
          repeat(5, (k) =>
            path(leaf(roll.range(80, 130), 26), k % 2 ? c.depth(0.8) : c.depth(0.94), {
              transform: `rotate(${(k - 2) * 27})`,
            }),
          ),
          (s.w / 6) * i,
          s.h * 0.82,
        ),
      ),
  };
};

export const orchard: Scene = (p, roll, s) => {
  const c = p.colours;
  const tree = (x: number, y: number, size: number, t: number): string =>
    rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, c.depth(Math.min(1, t + 0.25))) +
    circle(x, y - size * 0.75, size * 0.42, haze(p, t)) +
    circle(x - size * 0.28, y - size * 0.58, size * 0.28, haze(p, t)) +
    circle(x + size * 0.28, y - size * 0.6, size * 0.3, haze(p, t)) +
    repeat(6, () =>
      circle(
        x + roll.range(-0.42, 0.42) * size,
        y - size * roll.range(0.45, 1.02),
        size * 0.05,
        c.body.light,
      ),
    );
  return {
    back:
      hills(p, roll, s, s.horizon - 34, 30, 3, 0.08) +
      hills(p, roll, s, s.horizon + 12, 34, 4, 0.24) +
      repeat(4, (i) =>
        tree(
          s.w * [0.05, 0.2, 0.82, 0.96][i]!,
          s.horizon + 40 + (i % 2) * 12,
          s.w * roll.range(0.13, 0.19),
          0.4,
        ),
      ) +
      hills(p, roll, s, s.horizon + 66, 18, 3, 0.44),
    front:
      tree(s.w * 0.02, s.h * 0.76, s.w * 0.34, 0.68) +
      tree(s.w * 0.99, s.h * 0.77, s.w * 0.36, 0.72) +
      hills(p, roll, s, s.h * 0.72, 16, 4, 0.72) +
      branch(p, roll, roll.odds(0.5), s.w, true),
  };
};

export const snow: Scene = (p, roll, s) => {
  const c = p.colours;
  const drift = (y: number, opacity: number): string =>
    path(
      `M-20 ${n(y)}Q${n(s.w * 0.25)} ${n(y - 44)} ${n(s.w * 0.52)} ${n(y)}T${n(s.w + 20)} ${n(y - 8)}V${s.h}H-20z`,
      p.slope([
        [0, c.cream.light],
        [0.3, c.glowDeep],
        [1, c.depth(0.9)],
      ]),
      { opacity },
    );
  const white = (x: number, y: number, h: number, t: number): string =>
    pine(p, x, y, h, t) +
    path(
      `M${n(x)} ${n(y - h)}l${n(h * 0.06)} ${n(h * 0.2)}q${n(-h * 0.06)}-8 ${n(-h * 0.12)} 0zM${n(x - h * 0.02)} ${n(y - h * 0.66)}l${n(h * 0.12)} ${n(h * 0.18)}q${n(-h * 0.1)}-10 ${n(-h * 0.2)} 0z`,
      c.cream.light,
      { opacity: 0.85 },
    );
  return {
    back:
      ridge(p, roll, s, s.horizon + 30, s.h * 0.36, 3, 0.12, true) +
      mist(p, s, s.horizon, 54, 0.5) +
      repeat(7, (i) => white(s.w * (i / 6), s.horizon + 56, s.h * roll.range(0.12, 0.2), 0.36)) +
      drift(s.horizon + 54, 0.9),
    front:
      white(s.w * 0.04, s.h * 0.76, s.h * 0.38, 0.66) +
      white(s.w * 0.16, s.h * 0.77, s.h * 0.24, 0.74) +
      white(s.w * 0.95, s.h * 0.76, s.h * 0.42, 0.68) +
      drift(s.h * 0.72, 1),
  };
};

export const aurora: Scene = (p, roll, s) => {
  const c = p.colours;
  const veil = (y: number, tint: string, opacity: number): string => {
    const top = sample(
      [
        [-30, y + roll.range(-30, 60)],
        [s.w * 0.25, y - 60],
        [s.w * 0.5, y + 50],
        [s.w * 0.75, y - 40],
        [s.w + 30, y + roll.range(-40, 40)],
      ],
      3,
    );
    return path(
      `${curve(top)}L${n(s.w + 30)} ${n(y + 230)}Q${n(s.w * 0.6)} ${n(y + 150)} ${n(s.w * 0.45)} ${n(y + 250)}T-30 ${n(y + 210)}z`,
      p.slope([
        [0, tint, 0],
        [0.25, tint, opacity],
        [1, tint, 0],
      ]),
    );
  };
  const firs = p.colours.depth(0.85);
  return {
    back:
      veil(s.h * 0.1, c.accent.light, 0.75) +
      veil(s.h * 0.2, c.skyLow, 0.9) +
      veil(s.h * 0.04, c.body.light, 0.5) +
      ridge(p, roll, s, s.horizon + 30, s.h * 0.2, 4, 0.3, true) +
      water(p, roll, { ...s }, s.horizon + 28, s.w / 2),
    front:
      hills(p, roll, s, s.h * 0.7, 20, 3, 0.8) +
      repeat(6, (i) =>
        pine(
          p,
          s.w * (i < 3 ? i * 0.08 : 0.84 + (i - 3) * 0.08),
          s.h * 0.74,
          s.h * roll.range(0.16, 0.34),
          0.95,
        ),
      ) +
      rect(0, s.h * 0.9, s.w, s.h * 0.1, firs),
  };
};

export const steppe: Scene = (p, roll, s) => {
  const c = p.colours;
  const yurt = (x: number, y: number, w: number): string =>
    path(
      `M${n(x - w / 2)} ${n(y)}v${n(-w * 0.28)}Q${n(x - w * 0.4)} ${n(y - w * 0.44)} ${n(x)} ${n(y - w * 0.58)}Q${n(x + w * 0.4)} ${n(y - w * 0.44)} ${n(x + w / 2)} ${n(y - w * 0.28)}v${n(w * 0.28)}z`,
      p.slope([
        [0, c.cream.base],
        [1, c.cream.deep],
      ]),
    ) +
    rect(x - w * 0.09, y - w * 0.24, w * 0.18, w * 0.24, c.body.base, 3) +
    line(`M${n(x - w / 2)} ${n(y - w * 0.2)}h${n(w)}`, c.body.base, w * 0.04);
  const bolt = (x: number): string =>
    path(
      `M${n(x)}-5l-26 ${n(s.h * 0.16)}h22l-34 ${n(s.h * 0.17)} 66-${n(s.h * 0.2)}h-24l30-${n(s.h * 0.13)}z`,
      c.glow,
      { opacity: 0.8 },
    );
  return {
    back:
      bolt(s.w * roll.pick([0.14, 0.86])) +
      ridge(p, roll, s, s.horizon + 10, s.h * 0.17, 5, 0.1) +
      hills(p, roll, s, s.horizon + 26, 16, 4, 0.32) +
      yurt(s.w * 0.12, s.horizon + 62, s.w * 0.18) +
      yurt(s.w * 0.9, s.horizon + 70, s.w * 0.21) +
      hills(p, roll, s, s.horizon + 70, 14, 3, 0.5),
    front:
      hills(p, roll, s, s.h * 0.71, 16, 4, 0.72) +
      repeat(26, (i) =>
        path(leaf(roll.range(50, 120), 7), c.depth(roll.range(0.72, 1)), {
          transform: `translate(${n((s.w / 25) * i)} ${n(s.h * 0.79)}) rotate(${n(roll.range(-26, 26))})`,
        }),
      ),
  };
};

export const jungle: Scene = (p, roll, s) => {
  const c = p.colours;
  const monstera = (x: number, y: number, size: number, turn: number, t: number): string =>
    at(
      path(
        'M0 0C-60-10-96-70-74-150L-40-110-52-168-12-120-8-184C40-160 62-120 50-84L20-92 48-60 18-56 36-26 8-24z',
        haze(p, t),
      ) + line('M0 0Q-14-80-10-150', c.lit(Math.max(0, t - 0.3)), 3),
      x,
      y,
      size,
      turn,
    );
  const vine = (x: number, long: number): string =>
    line(
      `M${n(x)}-10q${n(roll.range(-30, 30))} ${n(long * 0.5)} ${n(roll.range(-14, 14))} ${n(long)}`,
      c.depth(0.7),
      5,
    ) +
    repeat(5, (i) =>
      at(path(leaf(30, 14), c.depth(0.55)), x, long * (0.2 + i * 0.18), 1, (i % 2 ? 1 : -1) * 110),
    );
  return {
    back:
      repeat(5, (i) =>
        rect(s.w * (0.04 + i * 0.22) + roll.range(-20, 20), -10, roll.range(18, 42), s.h, haze(p, 0.14)),
      ) +
      mist(p, s, s.h * 0.46, s.h * 0.22, 0.4) +
      repeat(8, (i) =>
        monstera(s.w * (i / 7), s.horizon + 90, roll.range(0.7, 1), roll.range(-40, 40), 0.36),
      ) +
      hills(p, roll, s, s.horizon + 76, 18, 3, 0.5),
    front:
      vine(s.w * 0.1, s.h * 0.34) +
      vine(s.w * 0.88, s.h * 0.26) +
      monstera(-8, s.h * 0.22, 1.1, 118, 0.72) +
      monstera(s.w + 8, s.h * 0.2, 1.15, -112, 0.78) +
      monstera(s.w * 0.02, s.h * 0.76, 1.35, 34, 0.68) +
      monstera(s.w * 0.98, s.h * 0.77, 1.4, -30, 0.72) +
      monstera(s.w * 0.26, s.h * 0.82, 1, 10, 0.86) +
      monstera(s.w * 0.76, s.h * 0.82, 1.05, -6, 0.9) +
      hills(p, roll, s, s.h * 0.76, 10, 3, 0.9),
  };
};

export const volcano: Scene = (p, roll, s) => {
  const c = p.colours;
  const x = s.w * roll.range(0.44, 0.56);
  const top = s.h * 0.2;
  const lava = (dx: number, bend: number): string =>
    path(
      ribbon(
        sample(
          [
            [x + dx * 0.3, top + 4],
            [x + dx, top + 90],
            [x + dx + bend, top + 190],
            [x + dx * 2.1 + bend, s.horizon + 60],
          ],
          3,
        ),
        [10, 9, 14, 22],
      ),
      p.slope([
        [0, c.gold.light],
        [0.5, c.gold.base],
        [1, c.body.base],
      ]),
    );
  const smoke = repeat(7, (i) =>
    circle(x + Math.sin(i * 1.7) * 30 * (1 + i * 0.4), top - 8 - i * 22, 30 + i * 11, c.depth(0.5), {
      opacity: 0.34,
    }),
  );
  return {
    back:
      smoke +
      ellipse(
        x,
        top,
        170,
        120,
        p.halo([
          [0, c.glow, 0.9],
          [1, c.glow, 0],
        ]),
      ) +
      path(
        poly([
          [x - 46, top],
          [x - 18, top + 12],
          [x + 14, top + 6],
          [x + 44, top + 2],
          [x + s.h * 0.18, s.horizon - 50],
          [x + s.h * 0.4, s.horizon + 80],
          [x - s.h * 0.42, s.horizon + 80],
          [x - s.h * 0.2, s.horizon - 60],
        ]),
        haze(p, 0.36),
      ) +
      lava(-24, -30) +
      lava(22, 46) +
      lava(0, 6) +
      ridge(p, roll, s, s.horizon + 74, s.h * 0.13, 5, 0.55),
    front:
      ridge(p, roll, s, s.h * 0.77, s.h * 0.12, 4, 0.8) +
      repeat(4, (i) =>
        line(
          `M${n(s.w * (0.1 + i * 0.26))} ${n(s.h * 0.76)}l${n(roll.range(-20, 20))} 18 ${n(roll.range(-24, 24))} 20`,
          c.gold.base,
          4,
          { opacity: 0.85 },
        ),
      ),
  };
};

export const terraces: Scene = (p, roll, s) => {
  const c = p.colours;
  const row = (y: number, t: number, phase: number): string => {
    const d = `M-20 ${n(y)}C${n(s.w * 0.2)} ${n(y - 40 * phase)} ${n(s.w * 0.36)} ${n(y + 34 * phase)} ${n(s.w * 0.56)} ${n(y)}S${n(s.w * 0.86)} ${n(y - 30 * phase)} ${n(s.w + 20)} ${n(y + 6)}`;
    return (
      path(`${d}V${s.h}H-20z`, haze(p, t)) +
      line(d, c.glow, 3, { opacity: 0.55 }) +
      line(d, c.depth(Math.min(1, t + 0.35)), 5, {
        opacity: 0.35,
        transform: 'translate(0 11)',
        'stroke-dasharray': '2 9',
      })
    );
  };
  return {
    back:
      ridge(p, roll, s, s.horizon - 30, s.h * 0.22, 3, 0.05) +
      mist(p, s, s.horizon - 40, 40, 0.5) +
      repeat(5, (i) => row(s.horizon - 30 + i * 30, 0.14 + i * 0.09, i % 2 ? 1 : -1)),
    front:
      row(s.h * 0.69, 0.62, 1) +
      row(s.h * 0.745, 0.76, -1) +
      row(s.h * 0.8, 0.88, 1) +
      path(eaves(s.w * 0.88, s.h * 0.665, 110, 40), c.depth(0.8)) +
      rect(s.w * 0.88 - 30, s.h * 0.665, 60, 36, c.depth(0.72)) +
      rect(s.w * 0.88 - 11, s.h * 0.672, 22, 20, c.glow, 2) +
      branch(p, roll, false, s.w, true),
  };
};

export const savanna: Scene = (p, roll, s) => {
  const c = p.colours;
  const acacia = (x: number, y: number, h: number, t: number): string =>
    path(
      ribbon(
        sample(
          [
            [x, y],
            [x + h * 0.04, y - h * 0.4],
            [x - h * 0.03, y - h * 0.78],
          ],
          3,
        ),
        [h * 0.09, h * 0.05, h * 0.03],
      ),
      c.depth(t),
    ) +
    line(
      `M${n(x)} ${n(y - h * 0.5)}Q${n(x + h * 0.2)} ${n(y - h * 0.68)} ${n(x + h * 0.28)} ${n(y - h * 0.8)}`,
      c.depth(t),
      h * 0.03,
    ) +
    ellipse(x - h * 0.04, y - h * 0.86, h * 0.5, h * 0.13, c.depth(t)) +
    ellipse(x + h * 0.26, y - h * 0.82, h * 0.3, h * 0.09, c.depth(t)) +
    ellipse(x - h * 0.12, y - h * 0.94, h * 0.28, h * 0.08, haze(p, Math.max(0, t - 0.3)));
  return {
    back:
      hills(p, roll, s, s.horizon - 16, 12, 3, 0.08) +
      acacia(s.w * 0.86, s.horizon + 40, s.h * 0.3, 0.55) +
      acacia(s.w * 0.12, s.horizon + 20, s.h * 0.17, 0.38) +
      hills(p, roll, s, s.horizon + 30, 12, 4, 0.34) +
      hills(p, roll, s, s.horizon + 80, 12, 3, 0.5),
    front:
      hills(p, roll, s, s.h * 0.71, 12, 3, 0.74) +
      acacia(s.w * 0.03, s.h * 0.74, s.h * 0.42, 0.9) +
      repeat(24, (i) =>
        path(leaf(roll.range(40, 100), 6), c.depth(roll.range(0.8, 1)), {
          transform: `translate(${n((s.w / 23) * i)} ${n(s.h * 0.78)}) rotate(${n(roll.range(-24, 24))})`,
        }),
      ),
  };
};

export const river: Scene = (p, roll, s) => {
  const c = p.colours;
  const reeds = (x: number, count: number): string =>
    repeat(count, (i) => {
      const rx = x + i * 13;
      const top = s.h * roll.range(0.5, 0.66);
      return (
        line(
          `M${n(rx)} ${n(s.h * 0.84)}Q${n(rx + 4)} ${n(top + 60)} ${n(rx + roll.range(-16, 16))} ${n(top)}`,
          c.depth(0.92),
          4,
        ) + ellipse(rx + roll.range(-8, 8), top + 8, 5, 21, c.gold.deep)
      );
    });
  const pads = repeat(5, () => {
    const x = roll.range(0.05, 0.95) * s.w;
    const y = s.h * roll.range(0.71, 0.8);
    return ellipse(x, y, 50, 12, c.depth(0.78)) + path(`M${n(x)} ${n(y)}l40-10-6 14z`, c.depth(0.6));
  });
  return {
    back:
      ridge(p, roll, s, s.horizon + 4, s.h * 0.2, 4, 0.1) +
      mist(p, s, s.horizon - 10, 50, 0.5) +
      hills(p, roll, s, s.horizon + 4, 12, 5, 0.3) +
      tower(p, s.w * roll.pick([0.12, 0.88]), s.horizon + 8, s.w * 0.13, 4, 0.45) +
      water(p, roll, s, s.horizon + 20, s.w / 2),
    front:
      pads +
      reeds(s.w * 0.01, 7) +
      reeds(s.w * 0.87, 7) +
      rect(
        0,
        s.h * 0.8,
        s.w,
        s.h * 0.2,
        p.slope([
          [0, c.depth(1), 0],
          [0.5, c.depth(1)],
          [1, c.depth(1)],
        ]),
      ) +
      branch(p, roll, roll.odds(0.5), s.w, true),
  };
};

export const farmyard: Scene = (p, roll, s) => {
  const c = p.colours;
  const barn = (x: number, y: number, w: number): string =>
    path(
      poly([
        [x - w / 2, y],
        [x - w / 2, y - w * 0.45],
        [x - w * 0.3, y - w * 0.76],
        [x, y - w * 0.92],
        [x + w * 0.3, y - w * 0.76],
        [x + w / 2, y - w * 0.45],
        [x + w / 2, y],
      ]),
      haze(p, 0.42),
    ) +
    path(
      poly([
        [x - w * 0.16, y],
        [x - w * 0.16, y - w * 0.34],
        [x + w * 0.16, y - w * 0.34],
        [x + w * 0.16, y],
      ]),
      c.glow,
      { opacity: 0.7 },
    ) +
    circle(x, y - w * 0.6, w * 0.09, c.glow, { opacity: 0.8 });
  const fence =
    repeat(11, (i) =>
      path(
        poly([
          [i * (s.w / 10) - 9, s.h * 0.8],
          [i * (s.w / 10) - 9, s.h * 0.66],
          [i * (s.w / 10), s.h * 0.64],
          [i * (s.w / 10) + 9, s.h * 0.66],
          [i * (s.w / 10) + 9, s.h * 0.8],
        ]),
        haze(p, 0.66),
      ),
    ) +
    rect(0, s.h * 0.68, s.w, 10, c.depth(0.62)) +
    rect(0, s.h * 0.735, s.w, 10, c.depth(0.7));
  return {
    back:
      hills(p, roll, s, s.horizon - 10, 26, 3, 0.1) +
      barn(s.w * 0.86, s.horizon + 60, s.w * 0.34) +
      hills(p, roll, s, s.horizon + 44, 16, 4, 0.4),
    front: fence + hills(p, roll, s, s.h * 0.77, 8, 4, 0.85),
  };
};

export const reef: Scene = (p, roll, s) => {
  const c = p.colours;
  const ray = (x: number, w: number): string =>
    path(
      poly([
        [x, -10],
        [x + w, -10],
        [x + w * 2.6 - 90, s.h * 0.8],
        [x - 150, s.h * 0.8],
      ]),
      p.slope([
        [0, c.glow, 0.42],
        [1, c.glow, 0],
      ]),
    );
  const arms = p.once('coral', () =>
    repeat(5, (i) => {
      const [x, y] = [(i - 2) * 30 + (i % 2) * 12, Math.abs(i - 2) * 15 - 104];
      const spine = sample(
        [
          [0, 0],
          [(i - 2) * 16, -50],
          [x, y],
        ],
        3,
      );
      return path(ribbon(spine, [20, 15, 13]), 'inherit') + circle(x, y, 8, 'inherit');
    }),
  );
  const coral = (x: number, y: number, size: number, fill: string): string =>
    arms(`translate(${n(x)} ${n(y)}) scale(${size})`, fill);
  const blade = p.once('blade', () => path(leaf(46, 15), 'inherit'));
  const kelp = (x: number, tall: number, t: number): string =>
    path(
      ribbon(
        sample(
          [
            [x, s.h],
            [x + 16, s.h - tall * 0.3],
            [x - 14, s.h - tall * 0.6],
            [x + 12, s.h - tall],
          ],
          4,
        ),
        [12, 11, 9, 1],
      ),
      c.depth(t),
    ) +
    repeat(7, (i) =>
      blade(
        `translate(${n(x + Math.sin(i) * 8)} ${n(s.h - tall * (0.15 + i * 0.115))}) rotate(${i % 2 ? 62 : -62})`,
        c.depth(t),
      ),
    );
  const shoal = (x: number, y: number): string =>
    repeat(7, (i) =>
      at(
        path('M-13 0C-5-8 8-8 14 0 8 8-5 8-13 0zM-11 0-21-7V7z', c.glow),
        x + roll.range(-50, 50),
        y + roll.range(-34, 34) + i,
        roll.range(0.5, 0.9),
        -8,
        { opacity: 0.75 },
      ),
    );
  return {
    back:
      ray(s.w * 0.16, 54) +
      ray(s.w * 0.46, 80) +
      ray(s.w * 0.8, 44) +
      hills(p, roll, s, s.horizon + 10, 36, 4, 0.28) +
      shoal(s.w * roll.range(0.1, 0.2), s.h * 0.24) +
      shoal(s.w * 0.86, s.h * 0.38) +
      repeat(4, (i) => kelp(s.w * (0.05 + i * 0.3), s.h * roll.range(0.34, 0.5), 0.42)) +
      hills(p, roll, s, s.horizon + 76, 20, 5, 0.5),
    front:
      kelp(s.w * 0.03, s.h * 0.6, 0.8) +
      kelp(s.w * 0.96, s.h * 0.52, 0.84) +
      coral(s.w * 0.1, s.h * 0.78, 1.25, p.body) +
      coral(s.w * 0.9, s.h * 0.78, 1.15, p.accent) +
      coral(s.w * 0.24, s.h * 0.8, 0.7, p.gold) +
      coral(s.w * 0.76, s.h * 0.8, 0.75, p.body) +
      hills(p, roll, s, s.h * 0.755, 16, 5, 0.82),
  };
};

export const harbour: Scene = (p, roll, s) => {
  const c = p.colours;
  const houses = repeat(9, (i) => {
    const w = s.w / 8;
    const h = s.h * roll.range(0.06, 0.15);
    const x = i * w - 20;
    const y = s.horizon + 20;
    return (
      path(
        poly([
          [x, y],
          [x, y - h],
          [x + w * 0.5, y - h - w * 0.32],
          [x + w, y - h],
          [x + w, y],
        ]),
        haze(p, 0.26 + (i % 3) * 0.1),
      ) +
      repeat(3, (k) =>
        rect(x + w * (0.16 + k * 0.26), y - h * 0.66, w * 0.14, w * 0.2, c.glow, 1, {
          opacity: roll.odds(0.65) ? 0.95 : 0.15,
        }),
      )
    );
  });
  const beacon = s.w * roll.pick([0.1, 0.9]);
  return {
    back:
      hills(p, roll, s, s.horizon - 30, 34, 3, 0.1) +
      houses +
      path(
        poly([
          [beacon - 20, s.horizon + 24],
          [beacon - 12, s.horizon - 150],
          [beacon + 12, s.horizon - 150],
          [beacon + 20, s.horizon + 24],
        ]),
        p.cream,
      ) +
      circle(
        beacon,
        s.horizon - 162,
        60,
        p.halo([
          [0, c.glow, 0.9],
          [1, c.glow, 0],
        ]),
      ) +
      rect(beacon - 14, s.horizon - 174, 28, 24, c.glow) +
      path(eaves(beacon, s.horizon - 170, 54, 26), c.depth(0.8)) +
      water(p, roll, s, s.horizon + 20, s.w / 2),
    front:
      breakers(p, s, s.h * 0.7, 44, 0.46, 0) +
      breakers(p, s, s.h * 0.745, 52, 0.66, -50) +
      breakers(p, s, s.h * 0.8, 60, 0.86, -20) +
      scaleCloth(p, s, s.h * 0.84, 30, 0.16),
  };
};
