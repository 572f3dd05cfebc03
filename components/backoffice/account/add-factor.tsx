'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { parseUserAgent } from '@/components/identity/user-agent';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/platform/http/call';
import { OwnPasswordField } from './own-password-field';
import { useRequest } from './use-request';

export interface AddFactorProps {
  /** False shortly after a login: then the password is not asked for. */
  asksPassword: boolean;
  /** The factor was added; with the first one come recovery codes, else the list is empty. */
  onAdded: (recoveryCodes: string[]) => void;
}

interface Added {
  recoveryCodes: string[];
}

/** Sets up an authenticator app: the password, then the QR code with a first code. */
export function AddApp({ asksPassword, onAdded }: AddFactorProps) {
  const t = useTranslations('factors.totp');
  const tCancelled = useTranslations('errors');
  const request = useRequest(tCancelled('NETWORK'));
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState<{ secret: string; qr: string }>();
  const [code, setCode] = useState('');
  const begin = () =>
    request.run(async () => setOffer(await callApi('POST', '/backoffice/api/account/totp', { password })));
  const confirm = () =>
    request.run(async () => {
      const path = '/backoffice/api/account/totp/confirm';
      onAdded((await callApi<Added>('POST', path, { code: code.trim() })).recoveryCodes);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (offer ? confirm() : begin());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={request.failure?.message} />
      {!offer && asksPassword && (
        <OwnPasswordField
          value={password}
          onChange={setPassword}
          error={request.failure?.fields.password?.message}
        />
      )}
      {offer && (
        <>
          <p className="text-sm text-muted">{t('scan')}</p>
          <img src={offer.qr} alt={t('qr')} className="mx-auto size-52 rounded-control bg-white p-2" />
          <div>
            <p className="text-sm font-medium text-muted">{t('type')}</p>
            <code
              dir="ltr"
              data-testid="totp-secret"
              className="mt-1 block rounded-control bg-sunken px-3 py-2 text-center font-mono text-sm tracking-widest text-balance"
            >
              {offer.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
          <Field label={t('code')} error={request.failure?.fields.code?.message} required>
            {(control) => (
              <Input
                {...control}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={8}
                dir="ltr"
              />
            )}
          </Field>
        </>
      )}
      <Button type="submit" variant="amber" block busy={request.busy}>
        {offer ? t('confirm') : t('next')}
      </Button>
    </form>
  );
}

/** Creates a passkey on this device, under a name that the operator chooses. */
export function AddPasskey({ asksPassword, onAdded }: AddFactorProps) {
  const t = useTranslations('factors.passkeys');
  const request = useRequest(t('cancelled'));
  const [password, setPassword] = useState('');
  const [name, setName] = useState(() => {
    const device = parseUserAgent(navigator.userAgent);
    return device ? `${device.browser}, ${device.system}` : t('nameDefault');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.run(async () => {
      const options = '/backoffice/api/account/passkeys/options';
      const { options: optionsJSON } = await callApi<{ options: never }>('POST', options, { password });
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({ optionsJSON });
      const body = { response, name: name.trim() || t('nameDefault') };
      onAdded((await callApi<Added>('POST', '/backoffice/api/account/passkeys', body)).recoveryCodes);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={request.failure?.message} />
      <Field label={t('name')} error={request.failure?.fields.name?.message}>
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      {asksPassword && (
        <OwnPasswordField
          value={password}
          onChange={setPassword}
          error={request.failure?.fields.password?.message}
        />
      )}
      <Button type="submit" variant="amber" block busy={request.busy}>
        {t('add')}
      </Button>
    </form>
  );
}
