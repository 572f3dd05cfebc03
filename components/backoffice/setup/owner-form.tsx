'use client';

import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { TextField } from '../site/text-field';

const EMPTY = { token: '', account: '', name: '', password: '', confirmPassword: '' };

const subscribeToHash = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** What stands after the `#` of the address, which the server does not know. */
const useHash = () =>
  useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => '',
  );

/** Form of the first operator. The token is part of the address that `npm start` prints, after its `#`. */
export function OwnerForm() {
  const t = useTranslations('backoffice-setup.claim');
  const tErrors = useTranslations('errors');
  const token = useHash();
  // Until it is edited, the token is that of the address.
  const [edited, setValues] = useState<Partial<typeof EMPTY>>({});
  const values = { ...EMPTY, token, ...edited };
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{
    message?: string | undefined;
    fields: Record<string, { message: string }>;
  }>();
  const field = (name: keyof typeof EMPTY, more: object = {}) => (
    <TextField
      label={t(`fields.${name}`)}
      hint={t.has(`hints.${name}`) ? t(`hints.${name}`) : undefined}
      error={failure?.fields[name]?.message}
      required
      value={values[name]}
      onChange={(value) => setValues((last) => ({ ...last, [name]: value }))}
      {...more}
    />
  );
  const becomeOwner = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi('POST', '/backoffice/api/setup/claim', values);
      // Without the token: it must not stay in the history of the browser.
      window.location.replace('/backoffice/setup');
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const fields = known?.fields ?? {};
      const hasFields = Object.keys(fields).length > 0;
      setFailure({ message: hasFields ? undefined : known?.message || tErrors('NETWORK'), fields });
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void becomeOwner();
      }}
    >
      <FormAlert message={failure?.message} />
      {field('token', { dir: 'ltr', spellCheck: false })}
      {field('name', { autoComplete: 'name' })}
      {field('account', { dir: 'ltr', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false })}
      {field('password', { type: 'password', dir: 'ltr', autoComplete: 'new-password' })}
      {field('confirmPassword', { type: 'password', dir: 'ltr', autoComplete: 'new-password' })}
      <Button type="submit" variant="amber" block busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
