'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { RequiredLabel } from '@/components/identity/required-label';
import { useFirstWrong } from '@/components/identity/use-first-wrong';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiError } from '@/lib/platform/http/call';

export interface OwnerFormProps {
  confirmLabel: string;
  danger?: boolean;
  /** Does it with the login password; a refusal of the password is shown beside it, anything else above. */
  run: (password: string) => Promise<void>;
  /** What is asked for besides. */
  children?: ReactNode;
}

/** Asks for the login password (of who has one) before a way into the account is changed, then does it. */
export function OwnerForm({ confirmLabel, danger = false, run, children }: OwnerFormProps) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const hasPassword = useSession().member?.hasPassword !== false;
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong(error);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    try {
      await run(password.trim());
    } catch (thrown) {
      const field = thrown instanceof ApiError ? thrown.fields.password?.message : undefined;
      setError(field);
      if (!field) setFailure((thrown as Error).message || tIdentity('networkFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <FormAlert message={failure} />
      {children}
      {hasPassword && (
        <Field
          label={<RequiredLabel text={t('password')} required />}
          hint={t('passwordHint')}
          error={error}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
              maxLength={64}
              showLabel={tIdentity('showPassword')}
              hideLabel={tIdentity('hidePassword')}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant={danger ? 'danger' : 'amber'} block busy={busy}>
        {confirmLabel}
      </Button>
    </form>
  );
}
