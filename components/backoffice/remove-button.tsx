'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from './use-call';

interface Props {
  /** What takes it away: `/backoffice/api/articles/12/remove`. */
  path: string;
  /** Where the operator goes on when it is gone. */
  next: string;
  words: { remove: string; title: string; text: string; cancel: string; removed: string };
  className?: string;
}

/** Takes something away for good, after a question. */
export function RemoveButton({ path, next, words, className = '' }: Props) {
  const call = useCall();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (await call.send(path, {}, words.removed)) router.push(next);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setAsking(true)}
        className={`${className} text-vermilion!`}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        message={words.text}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
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
