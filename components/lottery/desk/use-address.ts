'use client';

import { useCallback, useEffect, useState } from 'react';

export const TABS = ['bet', 'results', 'charts', 'mine', 'rules'] as const;
export type LotteryTab = (typeof TABS)[number];

interface Address {
  gameCode: string | undefined;
  tab: LotteryTab;
}

function readAddress(): Address {
  const query = new URLSearchParams(window.location.search);
  return {
    gameCode: query.get('gameCode') ?? undefined,
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'bet',
  };
}

/**
 * The game and the tab in the address, so that they can be linked to and the back button leads to the game before. A change of game is an entry
 * of the history, a change of tab is not.
 */
export function useAddress() {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const follow = () => setAddress(readAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = useCallback((part: Partial<Address>) => {
    const url = new URL(window.location.href);
    if (part.gameCode) url.searchParams.set('gameCode', part.gameCode);
    if (part.tab === 'bet') url.searchParams.delete('tab');
    else if (part.tab) url.searchParams.set('tab', part.tab);
    if (part.gameCode) window.history.pushState(null, '', url);
    else window.history.replaceState(window.history.state, '', url);
    setAddress(readAddress());
  }, []);
  return [address, change] as const;
}
