'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from './use-call';

interface Props {
  /** The call that deletes it: `/backoffice/api/articles/12/remove`. */
  path: string;
  /** The page to open afterwards. */
  next: string;
  texts: { remove: string; title: string; text: string; cancel: string; removed: string };
  className?: string;
}

/** Deletes an item after a confirmation. */
export function DeleteButton({ path, next, texts, className = '' }: Props) {
  const call = useCall();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (await call.send(path, {}, texts.removed)) router.push(next);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setAsking(true)}
        className={`${className} text-vermilion!`}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        message={texts.text}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void remove()}
        onClose={() => {
          call.reset();
          setAsking(false);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}
