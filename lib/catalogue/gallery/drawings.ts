import { renderBackdrop } from '../artwork/backdrop';
import { BANNER_IDS, renderBanner } from '../artwork/banner';
import { PALETTE_IDS, MOTIF_IDS, SYMBOL_IDS, type MotifId, type PaletteId } from '../artwork/constants';
import { parseGoodPicture, renderGoodPicture } from '../artwork/good-picture';
import { renderVendorLogo } from '../artwork/marks';
import { parsePoster, POSTER_SHAPES, renderPoster } from '../artwork/poster';
import { hashText } from '../artwork/random';
import { renderSymbol } from '../artwork/symbol';
import { THEME_IDS, themeOf, type ThemeId } from '../artwork/themes';

/*
 * Each exported function returns a picture by the name of its file, or undefined if there is no such picture.
 */

const findName = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((candidate) => candidate === name);

/** The vendor whose mark a file is: `PG.svg`, `PG-active.svg` (in colour), `PG-wide.svg` and `PG-active-wide.svg` (with its name). */
export const vendorOfMark = (file: string): string | undefined =>
  /^([A-Z0-9_]{2,20}?)(?:-active)?(?:-wide)?\.svg$/.exec(file)?.[1];

/** The mark of a vendor with this name. */
export function vendorMark(file: string, displayName: string): string | undefined {
  const code = vendorOfMark(file);
  return (
    code &&
    renderVendorLogo(code, {
      variant: file.includes('-active') ? 'active' : 'default',
      shape: file.includes('-wide') ? 'wide' : 'mark',
      displayName,
    })
  );
}

/** A banner: `welcome-wide.svg` or `welcome-phone.svg`; mirrored with `-rtl` before the extension. */
export function banner(file: string): string | undefined {
  const [, name, shape, mirror] = /^([a-z]+)-(wide|phone)(-rtl)?\.svg$/.exec(file) ?? [];
  const id = findName(BANNER_IDS, name);
  if (!id) return undefined;
  return renderBanner({
    banner: id,
    shape: shape === 'phone' ? 'phone' : 'wide',
    mirror: mirror !== undefined,
  });
}

/** The picture of a promotion: `market.lantern.coin-wide.svg` or `market.lantern.coin-card.svg`. */
export function poster(file: string): string | undefined {
  const [, name = '', cut] = /^([a-z.]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  const spec = parsePoster(name);
  const shape = findName(POSTER_SHAPES, cut);
  return spec && shape && renderPoster({ ...spec, shape });
}

/** The picture of a good: `jade.teapot.svg`. */
export function goodDrawing(file: string): string | undefined {
  const [, name = ''] = /^([a-z.]+)\.svg$/.exec(file) ?? [];
  const spec = parseGoodPicture(name);
  return spec && renderGoodPicture(spec);
}

interface Look {
  theme: ThemeId;
  palette: PaletteId;
  motif: MotifId;
}

/** Parses `night-market`, `night-market.jade` or `night-market.jade.cat`. The theme's first palette and motif are the defaults. */
function lookOf(text: string): Look | undefined {
  const [themeName, paletteName, motifName, ...more] = text.split('.');
  const theme = findName(THEME_IDS, themeName);
  if (!theme || more.length > 0) return undefined;
  const definition = themeOf(theme);
  const palette = paletteName === undefined ? definition.palettes[0] : findName(PALETTE_IDS, paletteName);
  const motif = motifName === undefined ? definition.motifs[0] : findName(MOTIF_IDS, motifName);
  return palette && motif ? { theme, palette, motif } : undefined;
}

/** A reel symbol: `lookText` is the name of the folder, `file` for example `high1.svg`. */
export function symbol(lookText: string, file: string): string | undefined {
  const look = lookOf(lookText);
  const id = findName(SYMBOL_IDS, /^(\w+)\.svg$/.exec(file)?.[1]);
  return look && id ? renderSymbol({ ...look, symbol: id }) : undefined;
}

/** The landscape behind the reels: `night-market.svg`, or `night-market.jade-tall.svg` for phones. */
export function backdrop(file: string): string | undefined {
  const [, lookText = '', tall] = /^([a-z.-]+?)(-tall)?\.svg$/.exec(file) ?? [];
  const look = lookOf(lookText);
  if (!look) return undefined;
  return renderBackdrop({ ...look, seed: hashText(`backdrop ${lookText}`), shape: tall ? 'tall' : 'wide' });
}
