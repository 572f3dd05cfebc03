'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormDialog } from './form-dialog';
import { ReasonText } from './reason-text';
import { useCall } from './use-call';

interface Props {
  /** The call, which takes `{ reason }`. */
  path: string;
  maxReason: number;
  small?: boolean;
  strings: {
    button: string;
    title: string;
    text: string;
    confirm: string;
    reason: string;
    reasonHint: string;
    done: string;
  };
}

/** The texts of a namespace; the dialog is confirmed by its title, or by the text of the button. */
export const cancelStrings = (
  t: (key: Exclude<keyof Props['strings'], 'confirm'>) => string,
  confirm: 'button' | 'title' = 'title',
): Props['strings'] => ({
  ...{ button: t('button'), title: t('title'), text: t('text'), confirm: t(confirm) },
  ...{ reason: t('reason'), reasonHint: t('reasonHint'), done: t('done') },
});

/** A button that cancels something after a dialog has asked for the reason. */
export function CancelWithReason({ path, maxReason, small = false, strings }: Props) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await call.send(path, { reason }, strings.done)) setOpen(false);
  };
  return (
    <>
      <Button {...(small && { size: 'sm' as const })} variant="caution" onClick={() => setOpen(true)}>
        {strings.button}
      </Button>
      <FormDialog
        open={open}
        title={strings.title}
        description={strings.text}
        confirmLabel={strings.confirm}
        tone="danger"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <ReasonText
          label={strings.reason}
          hint={strings.reasonHint}
          error={call.failure?.fields.reason?.message}
          maxLength={maxReason}
          value={reason}
          onChange={setReason}
        />
      </FormDialog>
    </>
  );
}
