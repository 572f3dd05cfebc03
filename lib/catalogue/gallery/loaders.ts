import { database } from '@/lib/db/client';
import type { MotifId, PaletteId } from '../artwork/constants';
import type { ThemeId } from '../artwork/themes';
import { renderTile } from '../artwork/tile';
import { gameVersion } from '../pictures';
import { gameByNode } from '../queries';

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
