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

/** How far from the outline a look goes, in pixels: past the stroke that is drawn along it. */
const ASIDE = 5;
/** There are some twenty times fewer pixels along the outline than within. */
const OUTLINE = 4;
/** What a look can count for at most: a lantern beside the outline is no reason to look elsewhere. */
const STRANGE = 18 ** 2;

/**
 * Finds where a piece belongs as an eye does: where the picture looks most like the piece in shade, and like the piece
 * without shade right beside its outline (a dark sky is like every piece in shade, but has no outline).
 */
export async function lookAt(puzzle: Puzzle): Promise<number> {
  const [scene, piece] = await Promise.all([pixels(puzzle.background), pixels(puzzle.piece)]);
  const density = scene.width / puzzle.width;
  const looks = looksAt(piece);
  let best = { x: 0, off: Infinity };
  for (let x = 0; x <= puzzle.width - puzzle.pieceSize; x++) {
    let off = 0;
    for (const { row, column, of, shade, weight } of looks) {
      const under = ((row + puzzle.y * density) * scene.width + column + x * density) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const expected = piece.data[of + channel]! * (1 - shade) + INK[channel]! * shade;
        off += weight * Math.min((scene.data[under + channel]! - expected) ** 2, STRANGE);
      }
    }
    if (off < best.off) best = { x, off };
  }
  return best.x;
}

/** Which pixels to look at, and which pixel of the piece is expected there, in which shade. */
function looksAt({ data, width }: { data: Buffer; width: number }) {
  const looks: { row: number; column: number; of: number; shade: number; weight: number }[] = [];
  const place = (row: number, column: number) => (row * width + column) * 4;
  const isPiece = (row: number, column: number) => data[place(row, column) + 3]! >= 250;
  for (let row = 0; row < width; row += 2) {
    for (let column = ASIDE * 2; column < width - ASIDE * 2; column++) {
      if (isPiece(row, column) && (row + column) % 4 === 0) {
        looks.push({ row, column, of: place(row, column), shade: SHADE, weight: 1 });
      }
      for (const side of [-ASIDE, ASIDE]) {
        const isOutline = isPiece(row, column) && !isPiece(row, column + Math.sign(side));
        const within = column - side;
        if (!isOutline || !isPiece(row, within) || isPiece(row, column + side)) continue;
        looks.push({ row, column: column + side, of: place(row, within), shade: 0, weight: OUTLINE });
      }
    }
  }
  return looks;
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
