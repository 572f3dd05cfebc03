'use client';

import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const subscribeToNothing = () => () => undefined;
const readDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * The direction of the page, for Radix components: without it they assume left to right and set it on their elements.
 */
export function usePageDirection(): Direction {
  return useSyncExternalStore<Direction>(subscribeToNothing, readDirection, () => 'ltr');
}
