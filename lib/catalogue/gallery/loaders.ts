import { database } from '@/lib/db/client';
import { readArtwork } from '../desk/queries';
import { DEMO_VENDORS } from '../demo/vendors';
import type { MotifId, PaletteId } from '../artwork/constants';
import type { ThemeId } from '../artwork/themes';
import { renderTile } from '../artwork/tile';
import { gameVersion } from '../pictures';
import { gameByNode } from '../queries';
import { vendorMark, vendorOfMark } from './drawings';

/** Returns the tile of a game as SVG, or undefined if the game is unknown or `version` is not the current one. */
export async function gameTile(nodeId: bigint, version?: string): Promise<string | undefined> {
  const game = await gameByNode(database(), nodeId);
  if (!game || (version !== undefined && version !== gameVersion(game.artVersion))) return undefined;
  const { theme, motif, palette, seed } = game.art;
  return renderTile({
    seed,
    theme: theme as ThemeId,
    motif: motif as MotifId,
    palette: palette as PaletteId,
  });
}

/** Returns the uploaded picture of a game as JPEG, or undefined if it has none or `version` is not the current one. */
export async function gameArtwork(
  nodeId: bigint,
  size: 'tile' | 'small',
  version?: string,
): Promise<Buffer | undefined> {
  const found = await readArtwork(database(), nodeId, size);
  return found && (version === undefined || version === gameVersion(found.artVersion))
    ? found.jpeg
    : undefined;
}

/** Returns the mark of one of our studio's vendors or of a vendor of this site; undefined for other names. */
export async function findVendorMark(file: string): Promise<string | undefined> {
  const code = vendorOfMark(file);
  if (!code) return undefined;
  const known = DEMO_VENDORS.find((vendor) => vendor.code === code);
  if (known) return vendorMark(file, known.displayName);
  const row = await database()
    .selectFrom('catalogue.vendor')
    .select('display_name')
    .where('code', '=', code)
    .executeTakeFirst();
  return row && vendorMark(file, row.display_name);
}
