'use client';

import { useEffect, useState } from 'react';
import { holdChanges } from '@/components/session/session-store';
import { isStill } from './use-landing';

/**
 * Holds back the balance, the counts and the bets of the page while a draw with the member's bets is being drawn and its numbers land, so that
 * they do not tell the result first. Readers who want no motion see everything at once.
 */
export function useSecret(period: string | undefined, hasBets: boolean, isDrawing: boolean): void {
  /** The draw that the member has bets in. They are settled before the numbers have landed. */
  const [staked, setStaked] = useState<string>();
  if (hasBets && period !== undefined && period !== staked) setStaked(period);
  const isSecret = isDrawing && period !== undefined && period === staked;
  useEffect(() => (isSecret && !isStill() ? holdChanges() : undefined), [isSecret]);
}
