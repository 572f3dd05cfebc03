'use client';

import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from '../use-call';
import { SettingAlert } from './setting-alert';

interface Props {
  id: string;
  /** The version that the setting has now. */
  version: number;
  name: string;
  /** What comes back. */
  children: ReactNode;
}

/** Puts back what a change of the history has replaced, after a confirmation that shows it. */
export function RestoreButton({ id, version, name, children }: Props) {
  const t = useTranslations('backoffice-site.history');
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const restore = async () => {
    const done = await call.send('/backoffice/api/site/settings/restore', { id, version }, t('restored'));
    if (done) setAsking(false);
  };
  const wrong = Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('ask', { name })}
        message={t('askText')}
        confirmLabel={t('restore')}
        cancelLabel={t('cancel')}
        busy={call.busy}
        onConfirm={() => void restore()}
        onClose={() => {
          call.reset();
          setAsking(false);
        }}
      >
        {children}
        <SettingAlert call={call} message={wrong} />
      </ConfirmDialog>
    </>
  );
}
