'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';

/** Returns MM/DD hh:mm:ss in a zone. */
export function formatZoneClock(at: Date, zone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.month}/${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The running clock of the agent centre in the zone in which its days begin, with the zone's offset. */
export function CentreClock({ zone, offset }: { zone: string; offset: string }) {
  const t = useTranslations('agent-team');
  const [text, setText] = useState('');
  useEffect(() => {
    const tick = () => setText(formatZoneClock(new Date(), zone));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [zone]);
  return (
    <p
      title={t('clock')}
      className="tabular flex shrink-0 flex-col text-end text-2xs leading-tight text-faint sm:flex-row sm:gap-1.5 sm:text-xs"
    >
      <span className="sr-only">{t('clock')}</span>
      <bdi dir="ltr">{offset}</bdi>
      <time className="min-w-[5.9rem] sm:min-w-[6.6rem]">
        <bdi dir="ltr">{text}</bdi>
      </time>
    </p>
  );
}
