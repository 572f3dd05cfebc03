'use client';

import { lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';
import { putActivity, reloadActivities, useActivity } from './activities';

const ApplyDialog = lazy(() => import('./apply-dialog'));

export interface TakeStrings {
  join: string;
  apply: string;
  claim: string;
  joined: string;
  claimed: string;
  failed: string;
}

/**
 * The button that the member's status allows: join, apply or claim. Nothing for visitors, and while the status is not known.
 */
export function TakeButton({
  locale,
  id,
  title,
  strings,
  block = false,
}: {
  locale: LocaleCode;
  id: string;
  /** The promotion, for screen readers: a page has many of these buttons. */
  title: string;
  strings: TakeStrings;
  block?: boolean;
}) {
  const activity = useActivity(id);
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!activity) return null;
  const { status, mode } = activity;
  const action =
    status === 'claim' ? 'claim' : status !== 'join' ? undefined : mode === 'apply' ? 'apply' : 'join';
  if (!action) return null;
  const send = async () => {
    if (action === 'apply') return setOpen(true);
    setBusy(true);
    try {
      putActivity(
        await callApi<WirePromotion>(
          'POST',
          `/wps/promotions/${id}/${action === 'join' && mode === 'raffle' ? 'raffle' : action}`,
          {},
        ),
      );
      notify(strings[action === 'claim' ? 'claimed' : 'joined'], 'good');
    } catch (error) {
      notify((error instanceof ApiError && error.message) || strings.failed, 'bad');
      void reloadActivities();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="amber"
        size={block ? 'md' : 'sm'}
        block={block}
        busy={busy}
        aria-label={`${strings[action]}: ${title}`}
        onClick={() => void send()}
        // Above the link that covers a card.
        className="relative z-10"
      >
        {strings[action]}
      </Button>
      {isOpen && (
        <PartBoundary>
          <ApplyDialog locale={locale} promotion={activity} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
