import { randomInt } from 'node:crypto';

// Node's crypto and not Math.random, as for the captcha: a predictable picture could be solved without looking.
const between = (low: number, high: number) => low + (randomInt(10_000) / 10_000) * (high - low);
const pick = <T>(values: readonly T[]): T => values[randomInt(values.length)]!;

interface Colours {
  sky: [string, string, string];
  hills: string[];
  lamps: string[];
}

// Four colour schemes of a night market.
const PALETTES: readonly Colours[] = [
  {
    sky: ['#12303a', '#2c5a5c', '#e0a35a'],
    hills: ['#245058', '#183a41', '#0d262c'],
    lamps: ['#ffb547', '#ff7d5a', '#ffd98a'],
  },
  {
    sky: ['#241c3d', '#5a3560', '#e58a6a'],
    hills: ['#43305e', '#2d2147', '#191230'],
    lamps: ['#ffc766', '#ff8f6b', '#f2e2b0'],
  },
  {
    sky: ['#0d2b3d', '#1f6273', '#9fd0b8'],
    hills: ['#1d5560', '#123d48', '#092730'],
    lamps: ['#ffd27a', '#7fe0b8', '#ff9a5a'],
  },
  {
    sky: ['#2e1a20', '#7a3a34', '#f0b56a'],
    hills: ['#59302f', '#3d2023', '#241216'],
    lamps: ['#ffe0a0', '#ffb547', '#ff6f4d'],
  },
];

/** Draws a random landscape as SVG: evening sky, hills, stalls and strings of lanterns. */
export function drawScene(width: number, height: number): string {
  const { sky, hills, lamps } = pick(PALETTES);
  const moon = `<circle cx="${between(0.1, 0.9) * width}" cy="${between(0.12, 0.4) * height}" r="${between(0.07, 0.13) * height}" fill="#fff3d6" opacity=".9"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="${between(-0.3, 0.3)}" y2="1">
      ${sky.map((colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`).join('')}
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    ${Array.from({ length: 36 }, () => star(width, height)).join('')}
    ${moon}
    ${hills.map((colour, index) => hill(width, height, colour, index)).join('')}
    ${Array.from({ length: 5 }, (_, index) => stall(width, height, index, lamps)).join('')}
    ${Array.from({ length: 3 }, () => lampString(width, height, lamps)).join('')}
    ${Array.from({ length: 60 }, () => speck(width, height, lamps)).join('')}
  </svg>`;
}

const star = (width: number, height: number) =>
  `<circle cx="${between(0, width)}" cy="${between(0, height / 2)}" r="${between(0.6, 2.2)}" fill="#fff6e0" opacity="${between(0.3, 0.9)}"/>`;

function hill(width: number, height: number, colour: string, index: number): string {
  const base = height * (0.5 + index * 0.15);
  let path = `M0 ${height}V${base + between(-20, 20)}`;
  for (let step = 1; step <= 5; step++) {
    const x = (width / 5) * step;
    path += `Q${x - width / 10} ${base + between(-60, 36)} ${x} ${base + between(-22, 24)}`;
  }
  return `<path d="${path}V${height}Z" fill="${colour}"/>`;
}

function stall(width: number, height: number, index: number, lamps: readonly string[]): string {
  const x = (width / 5) * (index + between(0.05, 0.35));
  const wide = width * between(0.1, 0.15);
  const roof = height * between(0.6, 0.74);
  const colour = pick(lamps);
  const stripes = Array.from({ length: 4 }, (_, at) => {
    const left = x + (wide / 4) * at;
    return `<path d="M${left} ${roof + 18}q${wide / 8} 14 ${wide / 4} 0v-18h-${wide / 4}z" fill="${at % 2 ? '#fbf0d9' : colour}" opacity=".92"/>`;
  }).join('');
  return `<g><rect x="${x + 6}" y="${roof + 18}" width="${wide - 12}" height="${height}" fill="#20100c" opacity=".75"/>
    <rect x="${x + 14}" y="${roof + 34}" width="${wide - 28}" height="${height * 0.09}" fill="${pick(lamps)}" opacity=".55"/>${stripes}</g>`;
}

function lampString(width: number, height: number, lamps: readonly string[]): string {
  const [left, right] = [between(-0.1, 0.3) * width, between(0.6, 1.1) * width];
  const [from, to] = [between(0, 0.4) * height, between(0, 0.4) * height];
  const sag = between(0.1, 0.3) * height;
  const count = 4 + randomInt(4);
  const at = (share: number) => ({
    x: left + (right - left) * share,
    y: from + (to - from) * share + 4 * sag * share * (1 - share),
  });
  const middle = at(0.5);
  const cord = `<path d="M${left} ${from}Q${middle.x} ${2 * middle.y - (from + to) / 2} ${right} ${to}" fill="none" stroke="#1a0f0a" stroke-width="2" opacity=".7"/>`;
  return cord + Array.from({ length: count }, (_, index) => lamp(at((index + 0.5) / count), lamps)).join('');
}

function lamp({ x, y }: { x: number; y: number }, lamps: readonly string[]): string {
  const size = between(9, 17);
  const colour = pick(lamps);
  return `<g transform="translate(${x} ${y + size}) rotate(${between(-8, 8)})">
    <circle r="${size * 2.1}" fill="${colour}" opacity=".18"/>
    <ellipse rx="${size}" ry="${size * between(0.9, 1.35)}" fill="${colour}"/>
    <path d="M${-size * 0.4} ${-size}q${-size * 0.5} ${size} 0 ${size * 2}M${size * 0.4} ${-size}q${size * 0.5} ${size} 0 ${size * 2}" fill="none" stroke="#7a2f12" stroke-width="1.5" opacity=".6"/>
    <rect x="-5" y="${-size * 1.3}" width="10" height="5" fill="#2a140c"/></g>`;
}

const speck = (width: number, height: number, lamps: readonly string[]) =>
  `<circle cx="${between(0, width)}" cy="${between(height / 2, height)}" r="${between(0.8, 3)}" fill="${pick(lamps)}" opacity="${between(0.25, 0.8)}"/>`;
