'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/platform/http/call';
import type { WireBet } from '@/lib/studio/lottery/wire';
import { linesFromOutside } from './lines-from-outside';
import type { ModeRange, SlipLine } from './types';

/**
 * The lines of the member's newest slip in a game, for another visit. Empty if there is none, or if a selection of it is too long to be listed.
 */
export function useLastSlip(
  gameCode: string,
  free: boolean,
  modes: readonly ModeRange[],
  enabled: boolean,
): readonly Omit<SlipLine, 'key'>[] {
  const { data } = useQuery({
    queryKey: ['lottery', 'lastSlip', gameCode, free],
    enabled,
    queryFn: async ({ signal }) => {
      const path = `/lotto/lgw/bets?gameCode=${gameCode}&accountType=${free ? 0 : 1}&pageSize=50`;
      const { list } = await callApi<{ list: WireBet[] }>('GET', path, undefined, signal);
      const slip = list.filter(({ slipId }) => slipId === list[0]?.slipId);
      // Of a chase, the lines of one draw; the earliest one has the multiples that it began with.
      const earliest = slip.at(-1)?.period;
      const lines = slip.filter(({ period }) => period === earliest).reverse();
      return lines.some(({ cut }) => cut) ? [] : linesFromOutside(gameCode, lines, modes);
    },
  });
  return data ?? [];
}
