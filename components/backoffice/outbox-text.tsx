'use client';

import { useState } from 'react';
import { Eye } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { toTheDoor } from './to-the-door';

interface Kept {
  to: string;
  subject: string | null;
  text: string;
}

/** The text of a kept message, on demand; the audit log notes who looked. */
export function OutboxText({ id }: { id: string }) {
  const t = useTranslations('outbox');
  const tErrors = useTranslations('errors');
  const [kept, setKept] = useState<Kept>();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setKept(await callApi<Kept>('POST', `/backoffice/api/outbox/${id}/text`, {}));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) toTheDoor();
      notify((error as Error).message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div aria-live="polite" className="text-start">
      {kept ? (
        <div className="max-w-80 text-sm" dir="auto">
          <p className="text-xs text-muted">
            <bdi dir="ltr">{kept.to}</bdi>
          </p>
          {kept.subject && <p className="font-medium">{t('subject', { subject: kept.subject })}</p>}
          <p className="break-words whitespace-pre-line">{kept.text}</p>
        </div>
      ) : (
        <Button size="sm" variant="outline" busy={busy} onClick={() => void show()}>
          {!busy && <Eye aria-hidden className="size-4" />}
          {t('read')}
        </Button>
      )}
    </div>
  );
}
