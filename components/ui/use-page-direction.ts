'use client';

import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const never = () => () => undefined;
const ofPage = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The page's direction, for Radix' parts: what they are not told they take for left to right, and write it on themselves. */
export function usePageDirection(): Direction {
  return useSyncExternalStore<Direction>(never, ofPage, () => 'ltr');
}
