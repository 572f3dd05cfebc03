'use client';

import { useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { playTexts, type PlayTexts } from './play-texts';

export type { PlayTexts };

/** The texts of play types, in the language of the page. */
export function usePlayTexts(): PlayTexts {
  const t = useTranslations('lottery-plays');
  return useMemo(() => playTexts((key, values) => t(key as never, values as never)), [t]);
}
