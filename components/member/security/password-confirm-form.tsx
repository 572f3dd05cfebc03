'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { RequiredLabel } from '@/components/identity/required-label';
import { useFocusFirstInvalid } from '@/components/identity/use-focus-first-invalid';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { ApiError } from '@/lib/platform/http/call';

interface PasswordConfirmFormProps {
  confirmLabel: string;
  danger?: boolean;
  /**
   * Performs the change with the login password. A thrown error about the password is shown beside the field, any other
   * error above the form.
   */
  onConfirm: (password: string) => Promise<void>;
  /** Further fields of the form. */
  children?: ReactNode;
}

/**
 * Asks for the login password before a login method is changed, then calls `onConfirm`. A member who has no password (for
 * example after a social registration) is not asked.
 */
export function PasswordConfirmForm({
  confirmLabel,
  danger = false,
  onConfirm,
  children,
}: PasswordConfirmFormProps) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const hasPassword = useSession().member?.hasPassword !== false;
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(error);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    try {
      await onConfirm(password.trim());
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
