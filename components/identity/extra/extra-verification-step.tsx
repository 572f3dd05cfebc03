'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ShieldCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Tabs } from '@/components/ui/tabs';
import type { ExtraOffer } from '@/lib/identity/extra/schema';
import type { LoginValue } from '@/lib/identity/schema';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { RequiredLabel } from '../required-label';
import { useFocusFirstInvalid } from '../use-focus-first-invalid';
import { SendCodeButton } from './send-code-button';

interface ExtraVerificationStepProps {
  offer: ExtraOffer;
  onLoggedIn: (value: LoginValue) => void;
  /** Leads back to name and password. A message says why this login cannot continue. */
  onBack: (message?: string) => void;
}

/** The extra verification after the password, for a login from a new place (LOGIN-8). The member chooses the method. */
export function ExtraVerificationStep({ offer, onLoggedIn, onBack }: ExtraVerificationStepProps) {
  const t = useTranslations('factors.extra');
  const [way, setWay] = useState(offer.ways[0]!.way);
  // The section replaces the submitted form. It gets the focus, so screen readers announce it.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const formFor = (chosen: ExtraOffer['ways'][number]) => (
    <VerificationForm
      key={chosen.way}
      challenge={offer.challenge}
      chosen={chosen}
      onLoggedIn={onLoggedIn}
      onBack={onBack}
    />
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="extra-title"
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex gap-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
        <div>
          <h3 id="extra-title" className="font-semibold">
            {t('title')}
          </h3>
          <p className="text-sm text-muted">{t('hint')}</p>
        </div>
      </div>
      {offer.ways.length === 1 ? (
        formFor(offer.ways[0]!)
      ) : (
        <Tabs
          label={t('choose')}
          value={way}
          onChange={(next) => setWay(next as typeof way)}
          tabs={offer.ways.map((entry) => ({
            value: entry.way,
            label: t(`ways.${entry.way}`),
            content: formFor(entry),
          }))}
        />
      )}
      <Button variant="ghost" block onClick={() => onBack()}>
        {t('back')}
      </Button>
    </section>
  );
}

function VerificationForm({
  challenge,
  chosen: { way, hint },
  onLoggedIn,
  onBack,
}: Omit<ExtraVerificationStepProps, 'offer'> & { challenge: string; chosen: ExtraOffer['ways'][number] }) {
  const t = useTranslations('factors.extra');
  const tErrors = useTranslations('errors');
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(error);
  const isCodeSent = way === 'email' || way === 'mobile';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setError(undefined);
    if (!answer.trim()) return setError(tErrors('fields.REQUIRED'));
    setBusy(true);
    try {
      onLoggedIn(
        await callApi<LoginValue>('POST', '/wps/session/login/verify', {
          challenge,
          way,
          answer: answer.trim(),
        }),
      );
    } catch (thrown) {
      setBusy(false);
      if (!(thrown instanceof ApiError)) return setFailure(tErrors('UNKNOWN_ERROR'));
      if (thrown.code === 'CHALLENGE_GONE') return onBack(thrown.message);
      const field = thrown.fields.answer?.message;
      setError(field);
      if (!field) setFailure(thrown.message || tErrors('NETWORK'));
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <FormAlert message={failure} />
      <Field
        label={<RequiredLabel text={t(`${way}.label`)} required />}
        hint={t(`${way}.hint`, { hint })}
        error={error}
        required
      >
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              autoComplete={way === 'payeeName' ? 'off' : 'one-time-code'}
              inputMode={isCodeSent ? 'numeric' : 'text'}
              dir={way === 'payeeName' ? 'auto' : 'ltr'}
              maxLength={100}
              spellCheck={false}
            />
            {isCodeSent && (
              <SendCodeButton challenge={challenge} way={way} onFailure={setFailure} onExpired={onBack} />
            )}
          </div>
        )}
      </Field>
      <Button type="submit" variant="amber" block busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
