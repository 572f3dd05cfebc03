import { AUREOLES } from './aureoles';
import { circle, rect, repeat } from './draw';
import { Paint } from './paint';
import { colours } from './palettes';
import { chance } from './random';
import type { Sheet } from './scenes/elements';
import { SCENES } from './scenes/registry';
import { themeOf } from './themes';
import { documentOf } from './tile';
import type { PictureSize, PictureSpec } from './tile-spec';
import { weather } from './weather';

/** `wide` is for desktops (16:10), `tall` for phones (3:5). */
export type BackdropShape = 'wide' | 'tall';

const SHEETS: Record<BackdropShape, Sheet> = {
  wide: { w: 1280, h: 800, horizon: 470 },
  tall: { w: 600, h: 1000, horizon: 560 },
};

/**
 * Draws the landscape behind a game's reels as an SVG document. It has the tile's colours and scene, but no hero and no
 * frame. It is darker in the middle and at the bottom, so that reels and buttons stand out.
 */
export function renderBackdrop(spec: PictureSpec & PictureSize & { readonly shape?: BackdropShape }): string {
  const sheet = SHEETS[spec.shape ?? 'wide'];
  const roll = chance(spec.seed);
  const theme = themeOf(spec.theme);
  const p = new Paint(colours(spec.palette, roll.range(-9, 9)), `b${(spec.seed >>> 0).toString(36)}`);
  const c = p.colours;
  const scene = SCENES[roll.pick(theme.scenes)](p, roll, sheet);
  const light = roll.pick(AUREOLES)(p, roll, sheet.w / 2, sheet.h * 0.34, sheet.h * 0.26);
  const air = weather(p, roll, sheet, roll.pick(theme.weather));
  const sky = rect(
    0,
    0,
    sheet.w,
    sheet.h,
    p.slope([
      [0, c.skyHigh],
      [0.34, c.skyMid],
      [0.62, c.skyLow],
      [1, c.skyLow],
    ]),
  );
  const stars = c.bright
    ? ''
    : repeat(40, () =>
        circle(roll.range(0, sheet.w), roll.range(0, sheet.h * 0.5), roll.range(0.8, 2.2), c.rim, {
          opacity: roll.range(0.35, 0.9),
        }),
      );
  const dim =
    rect(0, 0, sheet.w, sheet.h, c.foot, 0, { opacity: 0.28 }) +
    rect(
      0,
      sheet.h * 0.55,
      sheet.w,
      sheet.h * 0.45,
      p.slope([
        [0, c.foot, 0],
        [1, c.foot, 0.95],
      ]),
    );
  return documentOf(sheet.w, sheet.h, spec, p, sky + stars + light + scene.back + scene.front + air + dim);
}
