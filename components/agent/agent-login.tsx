'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ForcedPasswordDialog } from '@/components/identity/forced-password-dialog';
import { ForgotDialog } from '@/components/identity/forgot/forgot-dialog';
import { LoginForm } from '@/components/identity/login-form';
import { nextPage } from '@/components/identity/next-page';
import { storeSessionKeys } from '@/components/identity/session-keys';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { LoginValue } from '@/lib/identity/schema';

/** The login for agents. A one-time or expired password is changed before the agent centre opens. */
export function AgentLogin({ locale }: { locale: LocaleCode }) {
  const [oneTimePassword, setOneTimePassword] = useState<string>();
  // A page load, because nothing that was rendered for the previous session may stay.
  const openAgentCentre = () =>
    window.location.assign(nextPage(window.location.search, localePath(locale, '/agentHome')));
  const handleLoggedIn = (value: LoginValue, password?: string) => {
    storeSessionKeys(value.info, value.firstTimeLogin);
    if (value.passwordExpired && password !== undefined) setOneTimePassword(password);
    else openAgentCentre();
  };
  const tForgot = useTranslations('forgot');
  const [hasForgotten, setHasForgotten] = useState(false);
  return (
    <>
      <LoginForm
        audience="agent"
        onLoggedIn={handleLoggedIn}
        besideRemember={
          <button
            type="button"
            onClick={() => setHasForgotten(true)}
            className="min-h-11 text-sm font-medium text-amber underline underline-offset-4"
          >
            {tForgot('link')}
          </button>
        }
      />
      {hasForgotten && (
        <ForgotDialog
          audience="agent"
          onClose={() => setHasForgotten(false)}
          onLogin={() => setHasForgotten(false)}
          onLoggedIn={handleLoggedIn}
        />
      )}
      {oneTimePassword !== undefined && (
        <ForcedPasswordDialog oldPassword={oneTimePassword} onChanged={openAgentCentre} />
      )}
    </>
  );
}
