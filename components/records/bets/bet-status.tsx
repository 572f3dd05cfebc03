'use client';

import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { Bet } from './types';

/** The status of a round as a badge. A closed round is won, lost or even, by the sign of its profit. */
export function BetStatus({ bet }: { bet: Pick<Bet, 'status' | 'profit'> }) {
  const t = useTranslations('records.bets.status');
  const [key, tone] = badgeOf(bet);
  return <Badge tone={tone}>{t(key)}</Badge>;
}

function badgeOf({ status, profit }: Pick<Bet, 'status' | 'profit'>): [string, BadgeTone] {
  if (status === 'open') return ['open', 'amber'];
  if (status === 'voided') return ['voided', 'plain'];
  if (profit.startsWith('-')) return ['lost', 'plain'];
  return /^0*\.?0*$/.test(profit) ? ['even', 'plain'] : ['won', 'jade'];
}
