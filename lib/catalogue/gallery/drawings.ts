import { renderBackdrop } from '../artwork/backdrop';
import { BANNER_IDS, renderBanner } from '../artwork/banner';
import { PALETTE_IDS, MOTIF_IDS, SYMBOL_IDS, type MotifId, type PaletteId } from '../artwork/constants';
import { keepsakeOf, renderKeepsake } from '../artwork/keepsake';
import { renderLogo, renderVendorLogo } from '../artwork/marks';
import { posterOf, POSTER_SHAPES, renderPoster } from '../artwork/poster';
import { hashText } from '../artwork/random';
import { renderSymbol } from '../artwork/symbol';
import { THEME_IDS, themeOf, type ThemeId } from '../artwork/themes';
import { VENDOR_CODES } from '../demo/vendors';

/** Returns a picture by the name of its file; undefined if there is none. */

const named = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((candidate) => candidate === name);

/** `PG.svg`, `PG-active.svg` (in colour), `PG-wide.svg`, `PG-active-wide.svg` (with the vendor's name). */
export function vendorMark(file: string): string | undefined {
  const [, name, active, wide] = /^([A-Z0-9_]+)(-active)?(-wide)?\.svg$/.exec(file) ?? [];
  const code = named(VENDOR_CODES, name);
  if (!code) return undefined;
  return renderVendorLogo(code, { variant: active ? 'active' : 'default', shape: wide ? 'wide' : 'mark' });
}

/** `welcome-wide.svg`, `welcome-phone.svg`; `-rtl` before the ending turns it round. */
export function banner(file: string): string | undefined {
  const [, name, shape, mirror] = /^([a-z]+)-(wide|phone)(-rtl)?\.svg$/.exec(file) ?? [];
  const id = named(BANNER_IDS, name);
  if (!id) return undefined;
  return renderBanner({
    banner: id,
    shape: shape === 'phone' ? 'phone' : 'wide',
    mirror: mirror !== undefined,
  });
}

/** A promotion's picture: `market.lantern.coin-wide.svg`, `market.lantern.coin-card.svg`. */
export function poster(file: string): string | undefined {
  const [, name = '', cut] = /^([a-z.]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  const spec = posterOf(name);
  const shape = named(POSTER_SHAPES, cut);
  return spec && shape && renderPoster({ ...spec, shape });
}

/** A good's picture: `jade.teapot.svg`. */
export function keepsake(file: string): string | undefined {
  const [, name = ''] = /^([a-z.]+)\.svg$/.exec(file) ?? [];
  const spec = keepsakeOf(name);
  return spec && renderKeepsake(spec);
}

interface Look {
  theme: ThemeId;
  palette: PaletteId;
  motif: MotifId;
}

/** `night-market`, `night-market.jade` or `night-market.jade.cat`: what is not said is the theme's first. */
function lookOf(text: string): Look | undefined {
  const [themeName, paletteName, motifName, ...more] = text.split('.');
  const theme = named(THEME_IDS, themeName);
  if (!theme || more.length > 0) return undefined;
  const usual = themeOf(theme);
  const palette = paletteName === undefined ? usual.palettes[0] : named(PALETTE_IDS, paletteName);
  const motif = motifName === undefined ? usual.motifs[0] : named(MOTIF_IDS, motifName);
  return palette && motif ? { theme, palette, motif } : undefined;
}

/** A reel symbol: the look is a folder's name, the file `high1.svg`. */
export function symbol(lookText: string, file: string): string | undefined {
  const look = lookOf(lookText);
  const id = named(SYMBOL_IDS, /^(\w+)\.svg$/.exec(file)?.[1]);
  return look && id ? renderSymbol({ ...look, symbol: id }) : undefined;
}

/** The landscape behind the reels: `night-market.svg`, `night-market.jade-tall.svg` for phones. */
export function backdrop(file: string): string | undefined {
  const [, lookText = '', tall] = /^([a-z.-]+?)(-tall)?\.svg$/.exec(file) ?? [];
  const look = lookOf(lookText);
  if (!look) return undefined;
  return renderBackdrop({ ...look, seed: hashText(`backdrop ${lookText}`), shape: tall ? 'tall' : 'wide' });
}

/** The site's logo: `mark.svg`, `app.svg`, `mono.svg`. */
export function brand(file: string): string | undefined {
  const variant = named(['mark', 'app', 'mono'] as const, /^(\w+)\.svg$/.exec(file)?.[1]);
  return variant && renderLogo({ variant });
}
