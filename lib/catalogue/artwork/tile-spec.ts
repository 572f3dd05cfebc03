import type { MotifId, PaletteId } from './constants';
import type { ThemeId } from './themes';

/** What decides the picture of a game. Each game of the catalogue stores these fields. */
export interface PictureSpec {
  /** A 32-bit integer. The same seed always gives the same picture. */
  readonly seed: number;
  readonly theme: ThemeId;
  readonly motif: MotifId;
  readonly palette: PaletteId;
}

/** The displayed size in CSS pixels. It does not change the drawing. */
export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
}
