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

/** Returns the symbols of a model; undefined until the models are loaded. They load with the first round that is opened. */
export function useModelSymbols(code: string): ModelSymbols | undefined {
  const [symbols, setSymbols] = useState<ModelSymbols>();
  useEffect(() => {
    let isMounted = true;
    void import('@/lib/studio/slots/models').then(({ models }) => {
      const model = Object.values(models).find((entry) => entry.code === code);
      const letters = new Map(model?.symbols.map((symbol) => [symbol.letter, symbol.id]));
      if (isMounted) setSymbols({ letters, units: model?.units ?? 1 });
    });
    return () => {
      isMounted = false;
    };
  }, [code]);
  return symbols;
}
