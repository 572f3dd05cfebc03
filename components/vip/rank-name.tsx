'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/platform/http/call';
import type { WireVip } from '@/lib/rewards/vip/wire';
import { VIP_KEY } from './vip-key';

/** The name of the member's rank, at the end of a menu entry; nothing until it is known, or without a rank. */
export function RankName({ className }: { className?: string }) {
  const { data } = useQuery({
    queryKey: VIP_KEY,
    queryFn: ({ signal }) => callApi<WireVip>('GET', '/wps/vip', undefined, signal),
  });
  if (!data?.rank) return null;
  return (
    <bdi className={className} style={{ color: data.rank.colour }}>
      {data.rank.name}
    </bdi>
  );
}
