import sharp from 'sharp';
import type { TrailPoint } from '@/lib/identity/slider/rules';
import type { Puzzle } from '@/lib/identity/slider/schema';

/** How dark a hole is painted over the scene (lib/identity/slider/picture.ts). */
const SHADE = 0.62;
const INK = [5, 9, 10] as const;

async function pixels(base64: string) {
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** Finds where a piece belongs as an eye does: where the picture looks most like the piece in shade. */
export async function lookAt(puzzle: Puzzle): Promise<number> {
  const [scene, piece] = await Promise.all([pixels(puzzle.background), pixels(puzzle.piece)]);
  const density = scene.width / puzzle.width;
  let best = { x: 0, off: Infinity };
  for (let x = 0; x <= puzzle.width - puzzle.pieceSize; x++) {
    let off = 0;
    for (let row = 0; row < piece.width; row += 3) {
      for (let column = 0; column < piece.width; column += 3) {
        const at = (row * piece.width + column) * 4;
        if (piece.data[at + 3]! < 250) continue;
        const under = ((row + puzzle.y * density) * scene.width + column + x * density) * 4;
        for (let channel = 0; channel < 3; channel++) {
          const shaded = piece.data[at + channel]! * (1 - SHADE) + INK[channel]! * SHADE;
          off += (scene.data[under + channel]! - shaded) ** 2;
        }
      }
    }
    if (off < best.off) best = { x, off };
  }
  return best.x;
}

/** A drag to `x` as a hand makes it: quick off, slower towards the end, a little past it and back, never quite level. */
export function handTo(x: number, took = 900, points = 30): TrailPoint[] {
  const trail: TrailPoint[] = [[0, 0, 0]];
  for (let index = 1; index <= points; index++) {
    const share = index / points;
    const eased = 1 - (1 - share) ** 3;
    const tremor = Math.sin(index * 2.3) * 1.3 * (1 - share) + Math.sin(index * 0.9);
    const reached = index === points ? x : x * eased + tremor;
    const at = Math.round(share * took + Math.sin(index * 1.7) * 4);
    trail.push([Math.max(0, reached), Math.sin(index / 4) * 3, Math.max(at, trail.at(-1)![2])]);
  }
  return trail;
}
