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

/** The address of a symbol. Browsers may cache it for ever: it contains the version. */
export function symbolUrl(pictures: Pictures, symbol: SymbolId): string {
  return `${pictures.symbols}/${symbol}.svg?v=${pictures.version}`;
}

/** The name of a game's look: the folder of its symbols. */
export const lookOf = (pictures: Pictures) => pictures.symbols.split('/').at(-1)!;
