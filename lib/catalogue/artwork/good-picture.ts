import { AUREOLES } from './aureoles';
import { MOTIF_IDS, PALETTE_IDS, type MotifId, type PaletteId } from './constants';
import { at, circle, ellipse, rect, repeat } from './draw';
import { MOTIFS } from './motifs/registry';
import { Paint } from './paint';
import { colours } from './palettes';
import { chance, hashText } from './random';
import { documentOf } from './tile';
import type { PictureSize } from './tile-spec';

/** What the picture of a good of the points mall is drawn from. Its text form is `jade.teapot`. */
export interface GoodPictureSpec {
  readonly palette: PaletteId;
  readonly motif: MotifId;
}

export const GOOD_PICTURE_SIZE = 600;

/** Parses the text form of a spec. Returns undefined if a name is unknown. */
export function parseGoodPicture(text: string): GoodPictureSpec | undefined {
  const [paletteName, motifName, ...more] = text.split('.');
  const palette = PALETTE_IDS.find((id) => id === paletteName);
  const motif = MOTIF_IDS.find((id) => id === motifName);
  return palette && motif && more.length === 0 ? { palette, motif } : undefined;
}

/** Draws a good on a shelf in front of a light, as an SVG document of 600 by 600 without text. */
export function renderGoodPicture(spec: GoodPictureSpec & PictureSize): string {
  // The last word is part of the seed: with another one every picture would change.
  const name = `${spec.palette}.${spec.motif} keepsake`;
  const roll = chance(hashText(name));
  const p = new Paint(colours(spec.palette), `k${hashText(name).toString(36)}`);
  const c = p.colours;
  const middle = GOOD_PICTURE_SIZE / 2;
  const shelf = 476;
  const wall = rect(
    0,
    0,
    GOOD_PICTURE_SIZE,
    GOOD_PICTURE_SIZE,
    p.slope([
      [0, c.skyHigh],
      [0.55, c.skyMid],
      [1, c.skyLow],
    ]),
  );
  const dust = repeat(18, () =>
    circle(roll.range(0, GOOD_PICTURE_SIZE), roll.range(0, shelf - 20), roll.range(1, 2.8), c.rim, {
      opacity: roll.range(0.2, 0.6),
    }),
  );
  const light = AUREOLES[roll.pick(AUREOLES.map((_, index) => index))]!(p, roll, middle, 272, 150);
  const board =
    rect(
      0,
      shelf,
      GOOD_PICTURE_SIZE,
      GOOD_PICTURE_SIZE - shelf,
      p.shaded({ ...c.body, light: c.body.base }),
    ) +
    rect(0, shelf, GOOD_PICTURE_SIZE, 7, p.gold) +
    rect(0, shelf + 7, GOOD_PICTURE_SIZE, 26, c.body.deep, 0, { opacity: 0.35 });
  const shadow = ellipse(middle, shelf + 14, 176, 18, c.ink, 0, { opacity: 0.45 });
  const thing = at(MOTIFS[spec.motif](p), middle, 292, 0.98);
  return documentOf(
    GOOD_PICTURE_SIZE,
    GOOD_PICTURE_SIZE,
    { width: spec.width ?? GOOD_PICTURE_SIZE, height: spec.height ?? GOOD_PICTURE_SIZE },
    p,
    wall + dust + light + board + shadow + thing,
  );
}
