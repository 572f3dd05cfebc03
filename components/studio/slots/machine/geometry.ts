import type { Cell } from '@/lib/studio/slots/types';

/** The position of the reels on the canvas, in CSS pixels. */
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

/** The maximum height of a cell as a multiple of its width. Symbols keep their aspect ratio in it. */
const TALLEST = 1.24;
const WIDEST = 1.12;

/** Fits `reels` reels of `rows` rows into a box. The returned `width` and `height` are those of the reels' frame. */
export function fitReels(width: number, height: number, reels: number, rows: number): Geometry {
  const gap = width < 520 ? 3 : 6;
  const pad = width < 520 ? 6 : 14;
  const roomWide = width - 2 * pad - gap * (reels - 1);
  const roomHigh = height - 2 * pad;
  const cell = Math.max(8, Math.min(roomWide / reels, roomHigh / rows));
  const reelWidth = Math.max(8, Math.min(roomWide / reels, cell * WIDEST));
  const reelHeight = Math.max(8 * rows, Math.min(roomHigh, reelWidth * TALLEST * rows));
  const framed = { width: reelWidth * reels + gap * (reels - 1) + 2 * pad, height: reelHeight + 2 * pad };
  return { ...framed, left: pad, top: pad, reelWidth, reelHeight, gap, reels };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box of a cell of a reel that shows `rows` rows: cells of higher reels are flatter. */
export function cellBox(geometry: Geometry, cell: Cell, rows: number): Box {
  const h = geometry.reelHeight / rows;
  return {
    x: geometry.left + cell.reel * (geometry.reelWidth + geometry.gap),
    y: geometry.top + cell.row * h,
    w: geometry.reelWidth,
    h,
  };
}
