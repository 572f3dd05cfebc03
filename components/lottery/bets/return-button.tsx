'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useReturn } from './use-return';

interface Props {
  /** The address of the bet or chase. */
  path: string;
  /** Whether the button is shown. The question stays open while the answer is read. */
  isOffered: boolean;
  texts: { button: string; title: string; message: string; keep: string; done: string };
}

/** Withdraws a bet or cancels a chase, after a question. */
export function ReturnButton({ path, isOffered, texts }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { busy, giveBack } = useReturn(path, texts.done);
  return (
    <>
      {isOffered && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          onClick={() => setAsking(true)}
          className="self-start"
        >
          {texts.button}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        message={texts.message}
        confirmLabel={texts.button}
        cancelLabel={texts.keep}
        busy={busy}
        onConfirm={() => void giveBack().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
