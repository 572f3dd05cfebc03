'use client';

import { useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import { RANKS, type PictureNames } from './pictures/picture-kind';

/** The names of prize ranks and animals in the language of the page. */
export function usePictureNames(): PictureNames {
  const t = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  return useMemo(
    () => ({
      ranks: Object.fromEntries(RANKS.map((rank) => [rank, t(`ranks.${rank}`)])),
      animals: ANIMALS.map((animal) => tPlays(`options.${animal}`)),
    }),
    [t, tPlays],
  );
}
