'use client';

import { useState } from 'react';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useCall } from '../use-call';

interface Props {
  path: string;
  button: string;
  title: string;
  text: string;
  cancel: string;
  done: string;
}

/** A button that ends sessions after a confirmation. */
export function EndButton({ path, button, title, text, cancel, done }: Props) {
  const call = useCall();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="caution" onClick={() => setAsking(true)}>
        {button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        message={text}
        confirmLabel={button}
        cancelLabel={cancel}
        busy={call.busy}
        onConfirm={() => void call.send(path, {}, done).then((sent) => sent && setAsking(false))}
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
