'use client';

import { useEffect } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { Progress } from '@/lib/inbox/messages/types';
import { useLive } from '../use-live';
import { StatusBadge } from './status-badge';

/** While a message is being sent, its figures change every second. The number of readers grows for days. */
const secondsBetween = ({ status }: Progress) => (status === 'sending' || status === 'scheduled' ? 3 : 30);

/** The progress of a message, and how many members have read it. */
export function MessageProgress({ id, initial }: { id: string; initial: Progress }) {
  const t = useTranslations('backoffice-messages');
  const locale = useLocale();
  const now = useLive(`/backoffice/api/messages/${id}/progress`, initial, secondsBetween);
  const router = useRouter();
  const hasChanged = now.status !== initial.status;
  useEffect(() => {
    // What the page offers depends on the status.
    if (hasChanged) router.refresh();
  }, [hasChanged, router]);
  const share = Math.round(now.share * 100);
  const figures = [
    ['sent', now.sent],
    ['read', now.read],
    ...(now.status === 'recalled' ? [['removed', now.removed] as const] : []),
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <StatusBadge status={now.status}>{t(`statuses.${now.status}`)}</StatusBadge>
        {now.status === 'sending' && <span className="tabular text-sm text-muted">{share} %</span>}
      </div>
      {now.status === 'sending' && (
        <progress
          max={100}
          value={share}
          aria-label={t('progress')}
          className="h-2 w-full overflow-hidden rounded-full accent-amber"
        />
      )}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-faint">{t(`counts.${name}`)}</dt>
            <dd className="tabular text-xl font-bold">{value.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
