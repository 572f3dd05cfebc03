'use client';

import { useTranslations } from 'next-intl';

/** Says in which zone days begin, as its distance from UTC. */
export function ZoneNote({ zone }: { zone: string }) {
  const t = useTranslations('records.period');
  const part = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find((entry) => entry.type === 'timeZoneName');
  return <p className="text-xs text-faint">{t('zone', { zone: part?.value ?? zone })}</p>;
}
