'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from '../use-call';

/** Takes an announcement away, after a question. */
export function RemoveAnnouncement({ id }: { id: string }) {
  const t = useTranslations('announcements-office.form');
  const call = useCall();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (await call.send(`/backoffice/api/announcements/${id}/remove`, {}, t('removed')))
      router.push('/backoffice/announcements');
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)} className="text-vermilion!">
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle')}
        message={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void remove()}
        onClose={() => {
          call.forget();
          setAsking(false);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}
