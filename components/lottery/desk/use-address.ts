'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

export const TABS = ['bet', 'results', 'charts', 'mine', 'rules'] as const;
export type LotteryTab = (typeof TABS)[number];

interface Address {
  gameCode: string | undefined;
  tab: LotteryTab;
}

/**
 * The game and the tab in the address, so that they can be linked to and the back button leads to the game before. A change of game is an entry
 * of the history, a change of tab is not. The router follows both, and the page is not asked for again.
 */
export function useAddress() {
  const query = useSearchParams();
  const address: Address = {
    gameCode: query.get('gameCode') ?? undefined,
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'bet',
  };
  const change = useCallback((part: Partial<Address>) => {
    const url = new URL(window.location.href);
    if (part.gameCode) url.searchParams.set('gameCode', part.gameCode);
    if (part.tab === 'bet') url.searchParams.delete('tab');
    else if (part.tab) url.searchParams.set('tab', part.tab);
    // Not the current state: Next.js takes a change with it for its own, and does not tell the page.
    if (part.gameCode) window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
  }, []);
  return [address, change] as const;
}
