'use client';

import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import type { WireContract, WireSimulation } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY } from './queries';
import { SimulationView } from './simulation-view';

/** What the terms of an offer would have paid its agent. It is left out if the site does not answer. */
export function SimulationOfOffer({ contract }: { contract: WireContract }) {
  const { agent, type, period, tierMode, tiers, realtime } = contract;
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'simulation', contract.id],
    queryFn: ({ signal }) =>
      callApi<WireSimulation>(
        'POST',
        '/wps/agent/contracts/simulate',
        { memberId: agent.memberId, type, period, tierMode, tiers, realtime },
        signal,
      ),
  });
  if (query.isPending) return <Skeleton className="h-64 w-full" />;
  return query.data ? <SimulationView simulation={query.data} /> : null;
}
