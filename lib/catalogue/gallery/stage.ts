import { database } from '@/lib/db/client';
import { renderBackdrop, type BackdropShape } from '../artwork/backdrop';
import { SYMBOL_IDS, type MotifId, type PaletteId, type SymbolId } from '../artwork/constants';
import { renderSymbol } from '../artwork/symbol';
import type { ThemeId } from '../artwork/themes';
import { gameVersion } from '../pictures';
import { gameByNode } from '../queries';

/** What is drawn for the stage of a game: its landscape in two shapes, and the symbols of its reels. */
export type StagePart = { kind: 'backdrop'; shape: BackdropShape } | { kind: 'symbol'; symbol: SymbolId };

/** The part that a file's name means ("backdrop-tall.svg", "high1.svg"); undefined for any other. */
export function stagePart(file: string): StagePart | undefined {
  const name = /^([a-z0-9-]{3,16})\.svg$/.exec(file)?.[1];
  if (name === 'backdrop-wide' || name === 'backdrop-tall') {
    return { kind: 'backdrop', shape: name === 'backdrop-tall' ? 'tall' : 'wide' };
  }
  const symbol = SYMBOL_IDS.find((id) => id === name);
  return symbol ? { kind: 'symbol', symbol } : undefined;
}

/** A part of a game's stage as SVG, in the game's own colours; undefined for an unknown game or another version. */
export async function stagePicture(
  nodeId: bigint,
  part: StagePart,
  version?: string,
): Promise<string | undefined> {
  const game = await gameByNode(database(), nodeId);
  if (!game || (version !== undefined && version !== gameVersion(game.artVersion))) return undefined;
  const { seed } = game.art;
  const theme = game.art.theme as ThemeId;
  const motif = game.art.motif as MotifId;
  const palette = game.art.palette as PaletteId;
  return part.kind === 'backdrop'
    ? renderBackdrop({ seed, theme, motif, palette, shape: part.shape })
    : renderSymbol({ theme, motif, palette, symbol: part.symbol });
}
