import type { MotifId, PaletteId } from './constants';
import type { ThemeId } from './themes';

/** What decides a picture; a game of the catalogue carries exactly these. */
export interface PictureSpec {
  /** 32-bit seed: the same one always gives the same picture. */
  readonly seed: number;
  readonly theme: ThemeId;
  readonly motif: MotifId;
  readonly palette: PaletteId;
}

/** Size in CSS pixels; the drawing itself has no size of its own. */
export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
}
