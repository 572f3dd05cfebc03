'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { RequiredLabel } from '@/components/identity/required-label';
import { useFocusFirstInvalid } from '@/components/identity/use-focus-first-invalid';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { PasswordConfirmForm } from './password-confirm-form';
import { RecoveryCodes } from './recovery-codes';

interface TotpOffer {
  secret: string;
  qr: string;
}

/** Sets up an authenticator app in three steps: the password, the QR code with a first code, the recovery codes. */
export function TotpSetupDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [offer, setOffer] = useState<TotpOffer>();
  const [codes, setCodes] = useState<string[]>();
  const handleConfirm = async (password: string) =>
    setOffer(await callApi<TotpOffer>('POST', '/wps/member/security/totp', { password }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={codes ? t('recoveryTitle') : t('beginTitle')}
      description={codes ? t('recoveryHint') : offer ? t('scan') : undefined}
      closeLabel={tIdentity('close')}
      size="sm"
      dismissible={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : offer ? (
        <ConfirmCodeForm offer={offer} onConfirmed={setCodes} />
      ) : (
        <PasswordConfirmForm confirmLabel={t('next')} onConfirm={handleConfirm} />
      )}
    </Dialog>
  );
}

function ConfirmCodeForm({
  offer,
  onConfirmed,
}: {
  offer: TotpOffer;
  onConfirmed: (codes: string[]) => void;
}) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(error);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    try {
      const path = '/wps/member/security/totp/confirm';
      const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>('POST', path, {
        code: code.trim(),
      });
      notify(t('done'), 'good');
      onConfirmed(recoveryCodes);
    } catch (thrown) {
      setBusy(false);
      const field = thrown instanceof ApiError ? thrown.fields.code?.message : undefined;
      setError(field);
      if (!field) setFailure((thrown as Error).message || tIdentity('networkFailed'));
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <FormAlert message={failure} />
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
      <Field label={<RequiredLabel text={t('code')} required />} error={error} required>
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
      <Button type="submit" variant="amber" block busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
