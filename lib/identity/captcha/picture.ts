import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { GLYPHS, type Stroke } from './glyphs';

const WIDTH = 200;
const HEIGHT = 72;
const INKS = ['#123c43', '#7a4a06', '#155b45', '#7d2418', '#37306b'];

// Node's crypto and not Math.random, because predictable distortions could be undone.
const between = (low: number, high: number) => low + (randomInt(10_000) / 10_000) * (high - low);
const ink = () => INKS[randomInt(INKS.length)]!;

/** Draws the characters, each rotated, skewed and distorted, over crossing lines. Returns a PNG of 200 by 72 pixels. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const cell = WIDTH / (text.length + 0.6);
  const letters = [...text].map((character, index) =>
    letter(GLYPHS[character] ?? [], (index + 0.45) * cell, cell),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f4ecdc"/>
    ${Array.from({ length: 40 }, speck).join('')}
    ${Array.from({ length: 3 }, line).join('')}
    ${letters.join('')}
    ${Array.from({ length: 2 }, line).join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function letter(strokes: readonly Stroke[], left: number, cell: number): string {
  const scale = between(2.7, 3.3);
  const turn = between(-18, 18);
  const lean = between(-14, 14);
  const top = (HEIGHT - 14 * scale) / 2 + between(-5, 5);
  const paths = strokes.map((stroke) => `<path d="${curve(stroke)}"/>`).join('');
  return `<g transform="translate(${left} ${top}) rotate(${turn} ${cell / 2} ${HEIGHT / 3}) skewX(${lean}) scale(${scale})"
    fill="none" stroke="${ink()}" stroke-width="${between(1.1, 1.7)}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}

// Moves and rounds each corner a little, so that no two pictures of a letter have the same outline.
function curve(stroke: Stroke): string {
  const points = stroke.map(([x, y]) => [x + between(-0.6, 0.6), y + between(-0.6, 0.6)] as const);
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`;
      const [px, py] = points[index - 1]!;
      return `Q${(px + x) / 2 + between(-0.7, 0.7)} ${(py + y) / 2 + between(-0.7, 0.7)} ${x} ${y}`;
    })
    .join('');
}

function line(): string {
  const [from, to] = [between(0, HEIGHT), between(0, HEIGHT)];
  const bend = `${WIDTH / 3} ${between(-20, HEIGHT + 20)} ${(2 * WIDTH) / 3} ${between(-20, HEIGHT + 20)}`;
  return `<path d="M0 ${from}C${bend} ${WIDTH} ${to}" fill="none" stroke="${ink()}" stroke-width="${between(0.8, 2)}" opacity=".7"/>`;
}

function speck(): string {
  return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 1.6)}" fill="${ink()}" opacity=".5"/>`;
}
