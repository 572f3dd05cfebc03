'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ContentKind } from '@/lib/content/history/types';
import { useCall } from '../use-call';

interface Props {
  kind: ContentKind;
  id: string;
  /** The state to put back. */
  revision: number;
  /** The current version. */
  version: number;
  /** The page to open afterwards. */
  next: string;
}

/** Puts an earlier state of an item back, after a confirmation. */
export function RestoreButton({ kind, id, revision, version, next }: Props) {
  const t = useTranslations('backoffice-content.restore');
  const call = useCall();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const restore = async () => {
    const body = { kind, id, revision, version };
    if (await call.send('/backoffice/api/content/restore', body, t('done'))) router.push(next);
  };
  const wrong = Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsAsking(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('title', { version: revision })}
        message={t('text')}
        confirmLabel={t('button')}
        cancelLabel={t('cancel')}
        busy={call.busy}
        onConfirm={() => void restore()}
        onClose={() => {
          call.reset();
          setIsAsking(false);
        }}
      >
        <FormAlert message={wrong ?? call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}
