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
import { useFirstWrong } from '../use-first-wrong';
import { SendCode } from './send-code';

export interface ExtraStepProps {
  offer: ExtraOffer;
  onLoggedIn: (value: LoginValue) => void;
  /** Back to name and password; with a message where this login cannot go on. */
  onBack: (message?: string) => void;
}

/** The step after the password for a login from a new place: one proof more, by a way of the member's choice. */
export function ExtraStep({ offer, onLoggedIn, onBack }: ExtraStepProps) {
  const t = useTranslations('factors.extra');
  const [way, setWay] = useState(offer.ways[0]!.way);
  // It takes the place of the form that was sent: whoever listens is told what is asked now.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const proof = (chosen: ExtraOffer['ways'][number]) => (
    <Proof
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
        proof(offer.ways[0]!)
      ) : (
        <Tabs
          label={t('choose')}
          value={way}
          onChange={(next) => setWay(next as typeof way)}
          tabs={offer.ways.map((entry) => ({
            value: entry.way,
            label: t(`ways.${entry.way}`),
            content: proof(entry),
          }))}
        />
      )}
      <Button variant="ghost" block onClick={() => onBack()}>
        {t('back')}
      </Button>
    </section>
  );
}

function Proof({
  challenge,
  chosen: { way, hint },
  onLoggedIn,
  onBack,
}: Omit<ExtraStepProps, 'offer'> & { challenge: string; chosen: ExtraOffer['ways'][number] }) {
  const t = useTranslations('factors.extra');
  const tErrors = useTranslations('errors');
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong(error);
  const isSent = way === 'email' || way === 'mobile';

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
        hint={t(`${way}.hint`, { hint: hint })}
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
              inputMode={isSent ? 'numeric' : 'text'}
              dir={way === 'payeeName' ? 'auto' : 'ltr'}
              maxLength={100}
              spellCheck={false}
            />
            {isSent && <SendCode challenge={challenge} way={way} onFailure={setFailure} onGone={onBack} />}
          </div>
        )}
      </Field>
      <Button type="submit" variant="amber" block busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
