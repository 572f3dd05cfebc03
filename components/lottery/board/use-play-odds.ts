'use client';

import { useEffect, useState } from 'react';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { PlayOdds } from './engine';
import { callEngine } from './engine-client';

/** The odds of a play type are counted in a worker. Games with the same play types share them. */
const known = new WeakMap<Play, PlayOdds>();

/**
 * A play type with its odds at hand; undefined until they are counted. `prizeOf` and the functions of slip.ts take it without counting on this
 * thread.
 */
export function usePlayOdds(game: string, play: Play): Play | undefined {
  const [, countAgain] = useState(0);
  const odds = known.get(play);
  useEffect(() => {
    if (known.has(play)) return;
    let isCurrent = true;
    void callEngine('odds', { game, play: play.type.code }).then((answer) => {
      known.set(play, answer);
      if (isCurrent) countAgain((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, play]);
  return odds && { ...play, odds: () => odds };
}
