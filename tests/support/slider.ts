import sharp from 'sharp';
import type { TrailPoint } from '@/lib/identity/slider/rules';
import type { Puzzle } from '@/lib/identity/slider/schema';

/** How dark the hole is (lib/identity/slider/picture.ts). */
const SHADE = 0.62;
const INK = [5, 9, 10] as const;

async function pixels(base64: string) {
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** Distance from the outline at which a pixel is compared: outside of the line that is drawn along it. */
const OUTLINE_DISTANCE = 5;
/** The weight of a pixel beside the outline. There are about twenty times fewer of them than pixels within. */
const OUTLINE_WEIGHT = 4;
/** The most that one pixel can add to a difference, so that a single bright pixel does not decide. */
const MAX_DIFFERENCE = 18 ** 2;

/**
 * Finds the place of a piece: where the picture within the outline is most similar to the shaded piece, and the picture just outside of
 * the outline to the piece without shade. (A dark sky is similar to every shaded piece, but has no outline.)
 */
export async function lookAt(puzzle: Puzzle): Promise<number> {
  const [scene, piece] = await Promise.all([pixels(puzzle.background), pixels(puzzle.piece)]);
  const density = scene.width / puzzle.width;
  const pixelsToCompare = comparedPixels(piece);
  let best = { x: 0, difference: Infinity };
  for (let x = 0; x <= puzzle.width - puzzle.pieceSize; x++) {
    let difference = 0;
    for (const { row, column, of, shade, weight } of pixelsToCompare) {
      const under = ((row + puzzle.y * density) * scene.width + column + x * density) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const expected = piece.data[of + channel]! * (1 - shade) + INK[channel]! * shade;
        difference += weight * Math.min((scene.data[under + channel]! - expected) ** 2, MAX_DIFFERENCE);
      }
    }
    if (difference < best.difference) best = { x, difference };
  }
  return best.x;
}

/** The pixels to compare, each with the pixel of the piece that is expected there and its shade. */
function comparedPixels({ data, width }: { data: Buffer; width: number }) {
  const pixelsToCompare: { row: number; column: number; of: number; shade: number; weight: number }[] = [];
  const place = (row: number, column: number) => (row * width + column) * 4;
  const isPiece = (row: number, column: number) => data[place(row, column) + 3]! >= 250;
  for (let row = 0; row < width; row += 2) {
    for (let column = OUTLINE_DISTANCE * 2; column < width - OUTLINE_DISTANCE * 2; column++) {
      if (isPiece(row, column) && (row + column) % 4 === 0) {
        pixelsToCompare.push({ row, column, of: place(row, column), shade: SHADE, weight: 1 });
      }
      for (const side of [-OUTLINE_DISTANCE, OUTLINE_DISTANCE]) {
        const isOutline = isPiece(row, column) && !isPiece(row, column + Math.sign(side));
        const within = column - side;
        if (!isOutline || !isPiece(row, within) || isPiece(row, column + side)) continue;
        pixelsToCompare.push({
          row,
          column: column + side,
          of: place(row, within),
          shade: 0,
          weight: OUTLINE_WEIGHT,
        });
      }
    }
  }
  return pixelsToCompare;
}

/** A drag to `x` like that of a hand: fast at first, slower towards the end, a little too far and back, and not quite level. */
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
