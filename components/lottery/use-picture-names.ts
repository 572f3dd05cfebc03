'use client';

import { useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { pictureNames } from './picture-names';
import type { PictureNames } from './pictures/picture-kind';

/** The names of prize ranks and animals in the language of the page. */
export function usePictureNames(): PictureNames {
  const t = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  return useMemo(
    () =>
      pictureNames(
        (key) => t(key as never),
        (key) => tPlays(key as never),
      ),
    [t, tPlays],
  );
}
