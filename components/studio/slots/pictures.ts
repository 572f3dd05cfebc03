import type { SymbolId } from '@/lib/studio/slots/types';

/** The addresses of a game's pictures. */
export interface Pictures {
  /** The folder of its reel symbols. */
  symbols: string;
  /** Its landscape for a wide and for a tall screen. */
  wide: string;
  tall: string;
  version: string;
}

/** Returns the address of a symbol. It contains the version, so that browsers can cache it for ever. */
export function symbolUrl(pictures: Pictures, symbol: SymbolId): string {
  return `${pictures.symbols}/${symbol}.svg?v=${pictures.version}`;
}

/** Returns the name of the folder of a game's symbols. */
export const lookOf = (pictures: Pictures) => pictures.symbols.split('/').at(-1)!;
