'use client';

import { useState } from 'react';
import { ForcedPasswordDialog } from '@/components/identity/forced-password-dialog';
import { LoginForm } from '@/components/identity/login-form';
import { nextPage } from '@/components/identity/next-page';
import { keepSessionKeys } from '@/components/identity/session-keys';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { LoginValue } from '@/lib/identity/schema';

/** The agents' login; a one-time or expired password is changed before the agent centre opens. */
export function AgentLogin({ locale }: { locale: LocaleCode }) {
  const [oneTimePassword, setOneTimePassword] = useState<string>();
  // A plain navigation: the session is another one, so nothing that was rendered before it may stay.
  const enter = () =>
    window.location.assign(nextPage(window.location.search, localePath(locale, '/agentHome')));
  const loggedIn = (value: LoginValue, password?: string) => {
    keepSessionKeys(value.info, value.firstTimeLogin);
    if (value.passwordExpired && password !== undefined) setOneTimePassword(password);
    else enter();
  };
  return (
    <>
      <LoginForm audience="agent" onLoggedIn={loggedIn} />
      {oneTimePassword !== undefined && (
        <ForcedPasswordDialog oldPassword={oneTimePassword} onChanged={enter} />
      )}
    </>
  );
}
