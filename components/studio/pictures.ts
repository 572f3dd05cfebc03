import type { SymbolId } from '@/lib/studio/slots/types';

/** Where a game's own pictures are. */
export interface Pictures {
  /** The folder of its reel symbols. */
  symbols: string;
  /** Its landscape for a wide and for a tall screen. */
  wide: string;
  tall: string;
  version: string;
}

/** The address of a symbol; kept for ever under its version. */
export function symbolUrl(pictures: Pictures, symbol: SymbolId): string {
  return `${pictures.symbols}/${symbol}.svg?v=${pictures.version}`;
}

/** The name of a game's look, which is that of its symbols' folder. */
export const lookOf = (pictures: Pictures) => pictures.symbols.split('/').at(-1)!;
