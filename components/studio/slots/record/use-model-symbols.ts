'use client';

import { useEffect, useState } from 'react';
import type { SymbolId } from '@/lib/studio/slots/types';

/** The parts of a model that are needed to show its rounds. */
export interface ModelSymbols {
  /** The symbol that each letter of the record stands for. */
  letters: ReadonlyMap<string, SymbolId>;
  /** The number of units that a stake is divided into. */
  units: number;
}

/**
 * Returns the symbols of a model in a round's version (the current one if the record states none); undefined until the models are
 * loaded. They load with the first round that is opened. If this build does not have the version, there are no symbols: those of
 * another version could be wrong.
 */
export function useModelSymbols(code: string, version: number | undefined): ModelSymbols | undefined {
  const [symbols, setSymbols] = useState<ModelSymbols>();
  useEffect(() => {
    let isMounted = true;
    void import('@/lib/studio/slots/versions').then(({ findSlotModel }) => {
      const model = findSlotModel(code, version);
      const letters = new Map(model?.symbols.map((symbol) => [symbol.letter, symbol.id]));
      if (isMounted) setSymbols({ letters, units: model?.units ?? 1 });
    });
    return () => {
      isMounted = false;
    };
  }, [code, version]);
  return symbols;
}
