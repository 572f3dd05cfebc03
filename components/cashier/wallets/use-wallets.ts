'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { refreshBalance } from '@/components/session/session-store';
import { queryClient } from '@/components/ui/query-client';
import type { WireMemberWallet } from '@/lib/gateway/transfers/wire';
import { callApi } from '@/lib/platform/http/call';
import { VENDOR_TRANSFERS_KEY, VENDOR_WALLETS_KEY, WALLET_KEY } from '../query-keys';

/** A vendor's wallet with the answer to the question that was just put to the vendor. */
export interface LiveWallet extends WireMemberWallet {
  /** asking: there is no answer yet; silent: the vendor does not answer, and `balance` is what it said before. */
  state: 'asking' | 'known' | 'silent';
}

/**
 * The member's wallets at vendors. Each vendor is asked for itself, so that one that does not answer keeps no other waiting; until it
 * answers, what it has said before is shown.
 */
export function useWallets() {
  const list = useQuery({
    queryKey: VENDOR_WALLETS_KEY,
    queryFn: ({ signal }) =>
      callApi<{ list: WireMemberWallet[] }>('GET', '/wps/wallets/vendors', undefined, signal),
  });
  const wallets = list.data?.list ?? [];
  const answers = useQueries({
    queries: wallets.map(({ vendor }) => ({
      queryKey: [...VENDOR_WALLETS_KEY, vendor],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi<{ balance: string }>(
          'GET',
          `/wps/wallets/vendor?vendor=${encodeURIComponent(vendor)}`,
          undefined,
          signal,
        ),
      retry: false,
      staleTime: 10_000,
    })),
  });
  const live = wallets.map((wallet, place): LiveWallet => {
    const answer = answers[place];
    if (answer?.isError) return { ...wallet, state: 'silent' };
    if (!answer?.data) return { ...wallet, state: 'asking' };
    return { ...wallet, balance: answer.data.balance, state: 'known' };
  });
  return { list, wallets: live };
}

/** Asks everything again that a transfer may have changed. */
export function refreshWallets(): void {
  void refreshBalance();
  for (const queryKey of [VENDOR_WALLETS_KEY, VENDOR_TRANSFERS_KEY, WALLET_KEY])
    void queryClient.invalidateQueries({ queryKey });
}
