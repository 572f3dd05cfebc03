'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Fingerprint } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/platform/http/call';
import { useRequest } from '../account/use-request';

export interface LoginAnswer {
  next: 'done' | 'factor';
  ways: ('app' | 'passkey' | 'recovery')[];
}

/** The second step of a login: a code of the app, a recovery code, or a passkey. */
export function FactorStep({
  ways,
  onDone,
  onBack,
}: {
  ways: LoginAnswer['ways'];
  onDone: () => void;
  onBack: () => void;
}) {
  const t = useTranslations('backoffice.login.factor');
  const request = useRequest(t('passkeyCancelled'));
  const [code, setCode] = useState('');
  const [entering, setEntering] = useState(false);
  const enter = () => {
    setEntering(true);
    onDone();
  };
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    void request.run(async () => {
      await callApi('POST', '/backoffice/api/login/code', { code: code.trim() });
      enter();
    });
  };
  const sendPasskey = () =>
    request.run(async () => {
      const { options } = await callApi<{ options: never }>(
        'POST',
        '/backoffice/api/login/passkey/options',
        {},
      );
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: options });
      await callApi('POST', '/backoffice/api/login/passkey', { response });
      enter();
    });
  const hasApp = ways.includes('app');
  const busy = request.busy || entering;
  return (
    <form noValidate onSubmit={sendCode} className="flex flex-col gap-4" aria-label={t('title')}>
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <FormAlert message={request.failure?.message} />
      {ways.includes('passkey') && (
        <Button variant={hasApp ? 'outline' : 'amber'} block busy={busy} onClick={() => void sendPasskey()}>
          <Fingerprint aria-hidden className="size-5" />
          {t('passkey')}
        </Button>
      )}
      <Field
        label={t(hasApp ? 'code' : 'recovery')}
        hint={t(hasApp ? 'codeHint' : 'recoveryHint')}
        error={request.failure?.fields.code?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            dir="ltr"
            // The person has just pressed "Log in" and continues here.
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" variant={hasApp ? 'amber' : 'outline'} block busy={busy}>
        {t('submit')}
      </Button>
      <Button variant="ghost" onClick={onBack} disabled={busy}>
        {t('back')}
      </Button>
    </form>
  );
}
