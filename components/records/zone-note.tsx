'use client';

import { useTranslations } from 'next-intl';
import { zoneName } from '@/lib/platform/zone';

/** Names the zone in which days begin, by its offset from UTC. */
export function ZoneNote({ zone }: { zone: string }) {
  const t = useTranslations('records.period');
  return <p className="text-xs text-faint">{t('zone', { zone: zoneName(zone) })}</p>;
}
