import type { Cell } from '@/lib/studio/slots/types';

/** Where the reels lie on the canvas, in CSS pixels. */
export interface Geometry {
  width: number;
  height: number;
  left: number;
  top: number;
  reelWidth: number;
  reelHeight: number;
  gap: number;
  reels: number;
}

/** Fits `reels` reels of `rows` rows into a box, with cells as near to square as they can be. */
export function fitReels(width: number, height: number, reels: number, rows: number): Geometry {
  const gap = width < 520 ? 3 : 6;
  const pad = width < 520 ? 6 : 12;
  const cell = Math.min((width - 2 * pad - gap * (reels - 1)) / reels, (height - 2 * pad) / rows);
  // A wide box may stretch cells a little rather than leave empty sides.
  const reelWidth = Math.min((width - 2 * pad - gap * (reels - 1)) / reels, cell * 1.12);
  const reelHeight = Math.min(height - 2 * pad, Math.max(cell, reelWidth * 0.94) * rows);
  const whole = reelWidth * reels + gap * (reels - 1);
  return {
    width,
    height,
    left: (width - whole) / 2,
    top: (height - reelHeight) / 2,
    reelWidth,
    reelHeight,
    gap,
    reels,
  };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box of a cell where its reel shows `rows` rows: reels of other heights squeeze their cells. */
export function cellBox(geometry: Geometry, cell: Cell, rows: number): Box {
  const h = geometry.reelHeight / rows;
  return {
    x: geometry.left + cell.reel * (geometry.reelWidth + geometry.gap),
    y: geometry.top + cell.row * h,
    w: geometry.reelWidth,
    h,
  };
}
