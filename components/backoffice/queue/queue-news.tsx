'use client';

import { useEffect, useState, useTransition } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { RotateCw } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import type { PaymentKind } from '@/lib/cashier/types';
import { ApiError, callApi } from '@/lib/platform/http/call';

/** How often an open page asks for new requests. The call does not keep the session alive. */
const EVERY_MS = 15_000;

interface Props {
  kind: PaymentKind;
  /** The newest request that the list may show. */
  since: string;
}

/**
 * Says how many requests came since the list was made, without changing the list; a press shows them. It stops asking when
 * the session ends or the page is hidden.
 */
export function QueueNews({ kind, since }: Props) {
  const t = useTranslations('backoffice-queues');
  const router = useRouter();
  const [fresh, setFresh] = useState(0);
  const [busy, start] = useTransition();
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      try {
        const path = `/backoffice/api/queue-news?kind=${kind}&since=${since}`;
        const news = await callApi<{ fresh: number }>('GET', path, undefined, stopped.signal);
        setFresh(news.fresh);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) stop();
      }
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    const shown = () => void ask();
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
    document.addEventListener('visibilitychange', shown);
    return () => {
      stop();
      stopped.abort();
    };
  }, [kind, since]);
  return (
    <span aria-live="polite">
      {fresh > 0 && (
        <Button size="sm" variant="amber" busy={busy} onClick={() => start(() => router.refresh())}>
          {!busy && <RotateCw aria-hidden className="size-4" />}
          {t('news', { count: fresh })}
        </Button>
      )}
    </span>
  );
}
