'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';
import { RequiredLabel } from '../required-label';
import { HumanCheck } from './human-check';
import { formatSeconds } from './use-countdown';
import { useCodeSending, type CodeSendingOptions } from './use-code-sending';
import { WarningDialog } from './warning-dialog';

interface CodeFieldProps extends InputProps {
  sending: CodeSendingOptions;
  error: string | undefined;
}

/** The field for an SMS code, with the button that sends it and shows how long it rests. */
export function CodeField({ sending: options, error, ...input }: CodeFieldProps) {
  const t = useTranslations('mobile');
  const sending = useCodeSending(options);
  const label =
    sending.secondsLeft > 0 ? formatSeconds(sending.secondsLeft) : t(sending.sent ? 'again' : 'send');
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
              onClick={sending.start}
              busy={sending.busy}
              disabled={sending.secondsLeft > 0}
              aria-label={sending.secondsLeft > 0 ? t('wait', { time: label }) : undefined}
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
          onAnswer={(token) => void sending.send(token)}
          onClose={sending.closeCheck}
        />
      )}
      <WarningDialog message={sending.warning} onClose={sending.closeWarning} />
    </>
  );
}
