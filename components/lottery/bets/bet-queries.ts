import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { parseAmount, ZERO } from '@/lib/money/amount';
import { callApi } from '@/lib/platform/http/call';
import type { betListOutput, chaseListOutput, WireBet } from '@/lib/studio/lottery/wire';

export type BetPage = z.infer<typeof betListOutput>;
export type ChasePage = z.infer<typeof chaseListOutput>;
export type WireChase = ChasePage['list'][number];

export const BETS_KEY = ['lottery', 'bets'] as const;
export const CHASES_KEY = ['lottery', 'chases'] as const;
export const LIVE_KEYS = [BETS_KEY, CHASES_KEY];

/** The most bets of a member that wait for their draw and are shown. */
const MOST_OPEN = 100;

const read = (query: string) => ({
  queryKey: [...BETS_KEY, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<BetPage>('GET', `/lotto/lgw/bets?${query}`, undefined, signal),
});

/** The member's bets that wait for their draw. */
export const openBetsQuery = () => queryOptions(read(`status=open&pageSize=${MOST_OPEN}`));

/** The member's bets that won last. */
export const wonBetsQuery = () => queryOptions(read('status=won&pageSize=20'));

/** A page of all bets of a member, or of those in one game. */
export const allBetsQuery = (gameCode: string | undefined, pageNum: number) =>
  queryOptions(read(`${gameCode ? `gameCode=${gameCode}&` : ''}pageNum=${pageNum}&pageSize=20`));

export const chasesQuery = () =>
  queryOptions({
    queryKey: CHASES_KEY,
    queryFn: ({ signal }) => callApi<ChasePage>('GET', '/lotto/lgw/chases?pageSize=20', undefined, signal),
  });

/**
 * What a member has staked and got in one draw: the sums over the bets of it that were not returned. Its answer goes stale with every other
 * query of bets.
 */
export const drawBetsQuery = (gameCode: string, period: string) =>
  queryOptions(read(`gameCode=${gameCode}&period=${period}&pageSize=1`));

const parse = (amount: string): bigint => parseAmount(amount) ?? ZERO;

/** What is left of a payout after its stake, with the rebate, in 1/10,000: negative if less came back than was staked. */
export const netOf = ({ stake, payout, rebate }: Pick<WireBet, 'stake' | 'payout' | 'rebate'>): bigint =>
  parse(payout) + parse(rebate) - parse(stake);

/** What has become of a bet, as a member sees it; a text of `bets.states`. A payout is a win only if it is more than the stake. */
export function stateOf(bet: Pick<WireBet, 'status' | 'stake' | 'payout' | 'rebate'>) {
  switch (bet.status) {
    case 'started':
      return 'placing';
    case 'accepted':
      return 'open';
    case 'settled':
      return parse(bet.payout) === ZERO ? 'lost' : netOf(bet) > ZERO ? 'won' : 'paid';
    case 'withdrawn':
      return 'withdrawn';
    case 'refused':
    case 'voided':
      return 'returned';
    default:
      return 'returning';
  }
}

/** A settled bet as it was before its draw: nothing of it tells the result. */
export const asWaiting = (bet: WireBet): WireBet => ({
  ...bet,
  status: 'accepted',
  payout: '0',
  result: null,
  canWithdraw: false,
  settledAt: null,
});
