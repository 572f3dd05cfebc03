'use client';

import { useState } from 'react';
import { Eye } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from './redirect-to-login';

interface StoredMessage {
  to: string;
  subject: string | null;
  text: string;
}

/** Shows the text of a stored message on demand; the audit log records who read it. */
export function OutboxText({ id }: { id: string }) {
  const t = useTranslations('outbox');
  const tErrors = useTranslations('errors');
  const [message, setMessage] = useState<StoredMessage>();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setMessage(await callApi<StoredMessage>('POST', `/backoffice/api/outbox/${id}/text`, {}));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) redirectToLogin();
      notify((error as Error).message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div aria-live="polite" className="text-start">
      {message ? (
        <div className="max-w-80 text-sm" dir="auto">
          <p className="text-xs text-muted">
            <bdi dir="ltr">{message.to}</bdi>
          </p>
          {message.subject && <p className="font-medium">{t('subject', { subject: message.subject })}</p>}
          <p className="break-words whitespace-pre-line">{message.text}</p>
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
