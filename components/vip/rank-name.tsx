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
    <span className={`inline-flex items-center gap-1.5 ${className ?? ''}`}>
      {/* Operators choose the colour of a rank, so it may have too little contrast for a text. */}
      <span aria-hidden className="size-2 rounded-full" style={{ background: data.rank.colour }} />
      <bdi>{data.rank.name}</bdi>
    </span>
  );
}
