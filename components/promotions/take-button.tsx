'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';
import { putActivity, reloadActivities, useActivity } from './activities';

export interface TakeStrings {
  join: string;
  joined: string;
  failed: string;
}

/**
 * The button that the member's status allows: join. Nothing for visitors, and while the status is not known.
 */
export function TakeButton({
  id,
  title,
  strings,
  block = false,
}: {
  id: string;
  /** The promotion, for screen readers: a page has many of these buttons. */
  title: string;
  strings: TakeStrings;
  block?: boolean;
}) {
  const activity = useActivity(id);
  const [busy, setBusy] = useState(false);
  if (activity?.status !== 'join') return null;
  const send = async () => {
    setBusy(true);
    try {
      putActivity(await callApi<WirePromotion>('POST', `/wps/promotions/${id}/join`, {}));
      notify(strings.joined, 'good');
    } catch (error) {
      notify((error instanceof ApiError && error.message) || strings.failed, 'bad');
      void reloadActivities();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="amber"
      size={block ? 'md' : 'sm'}
      block={block}
      busy={busy}
      aria-label={`${strings.join}: ${title}`}
      onClick={() => void send()}
      // Above the link that covers a card.
      className="relative z-10"
    >
      {strings.join}
    </Button>
  );
}
