'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';
import { RequiredLabel } from '../required-label';
import { HumanCheck } from './human-check';
import { clockOf } from './use-countdown';
import { useCodeSending, type CodeSendingOptions } from './use-code-sending';
import { WarningDialog } from './warning-dialog';

export interface CodeFieldProps extends InputProps {
  sending: CodeSendingOptions;
  error: string | undefined;
}

/** The code of an SMS, with the button that sends it and how long that rests. */
export function CodeField({ sending: options, error, ...input }: CodeFieldProps) {
  const t = useTranslations('ways-in');
  const sending = useCodeSending(options);
  const label = sending.left > 0 ? clockOf(sending.left) : t(sending.sent ? 'again' : 'send');
  return (
    <>
      <Field
        label={<RequiredLabel text={t('verificationCode')} required />}
        hint={t(sending.sent ? 'sent' : 'codeHint')}
        error={error}
        required
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              {...input}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={255}
              dir="ltr"
              className="tabular min-w-0 flex-1 tracking-widest"
            />
            <Button
              onClick={sending.ask}
              busy={sending.busy}
              disabled={sending.left > 0}
              aria-label={sending.left > 0 ? t('wait', { time: label }) : undefined}
              className="tabular min-w-28"
            >
              {label}
            </Button>
          </div>
        )}
      </Field>
      <span role="status" className="sr-only">
        {sending.sent ? t('sent') : ''}
      </span>
      {sending.check && (
        <HumanCheck
          {...sending.check}
          busy={sending.busy}
          onAnswer={(proof) => void sending.answer(proof)}
          onClose={sending.dropCheck}
        />
      )}
      <WarningDialog message={sending.warning} onClose={sending.dropWarning} />
    </>
  );
}
