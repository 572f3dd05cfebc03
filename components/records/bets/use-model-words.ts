'use client';

import { useEffect, useState } from 'react';
import type { SymbolId } from '@/lib/studio/slots/types';

/** What is to be known of a model to read a record of it. */
export interface ModelWords {
  /** Which symbol each letter of the record is. */
  letters: ReadonlyMap<string, SymbolId>;
  /** Into how many units a stake is divided. */
  units: number;
}

/** The words of a model; the models are fetched with the first round that is opened. */
export function useModelWords(code: string): ModelWords | undefined {
  const [words, setWords] = useState<ModelWords>();
  useEffect(() => {
    let stays = true;
    void import('@/lib/studio/slots/models').then(({ models }) => {
      const model = Object.values(models).find((entry) => entry.code === code);
      const letters = new Map(model?.symbols.map((symbol) => [symbol.letter, symbol.id]));
      if (stays) setWords({ letters, units: model?.units ?? 1 });
    });
    return () => {
      stays = false;
    };
  }, [code]);
  return words;
}
