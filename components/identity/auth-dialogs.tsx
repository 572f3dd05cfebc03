'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { LoginValue } from '@/lib/identity/schema';
import { useTranslations } from 'next-intl';
import type { AuthMode } from '@/components/session/open-auth';
import { isTrialType } from '@/lib/identity/account-types';
import { useConfirmedSession } from '@/components/session/use-confirmed-session';
import { ForcedPasswordDialog } from './forced-password-dialog';
import { ForgotDialog } from './forgot/forgot-dialog';
import { LoginDialog } from './login-dialog';
import { nextPage } from './next-page';
import { RegisterDialog } from './register-dialog';
import { SocialReturn } from './social/social-return';
import { hasReturnedFromProvider, clearReturnParameter } from './social/return-parameter';
import { dispatchSessionChange } from './session-event';
import { storeSessionKeys } from './session-keys';

interface AuthDialogsProps {
  mode: AuthMode;
  locale: LocaleCode;
  referralCode?: string | undefined;
  /** Closes the popup and leads to `/`. */
  onClose: () => void;
  onSwitch: (mode: AuthMode) => void;
}

/**
 * The popups of `/login`, `/register` and `/forget` (ROUTE-3). They need the message namespaces `identity`, `forgot` and
 * `errors` and a query client (MessagesBoundary). Load this component with `import()`.
 */
export default function AuthDialogs({ mode, locale, referralCode, onClose, onSwitch }: AuthDialogsProps) {
  const t = useTranslations('identity');
  const [oneTimePassword, setOneTimePassword] = useState<string>();
  const [isReturning, setIsReturning] = useState(hasReturnedFromProvider);
  const [socialFailure, setSocialFailure] = useState<string>();

  const home = localePath(locale, '/');
  const next = nextPage(window.location.search, home);
  // A second step back would leave the page below the dialog.
  const hasLeft = useRef(false);
  const leaveOnce = (action: () => void) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    action();
  };
  const close = () => leaveOnce(onClose);
  // The page is loaded again, because the router has cached the redirect of this visitor to the login.
  const goToNextPage = () => leaveOnce(next === home ? onClose : () => window.location.replace(next));
  const finishLogin = (nickname: string) => {
    // An earlier session may have belonged to another member. Their cached responses must not be shown.
    queryClient.clear();
    dispatchSessionChange();
    if (next === home) notify(t('login.done', { nickname }), 'good');
    goToNextPage();
  };
  // A member who is logged in already (by a bookmark, or a press before the session was loaded) is led on and sees no form.
  // Two exceptions: a trial player may log in or register with a real account, unless a page sent them to the login; a
  // member may have forgotten the password.
  const arrival = useConfirmedSession();
  const isOpenToMembers = mode === 'forget' || isReturning;
  const mayStay = (type: number) => isTrialType(type) && (mode !== 'login' || next === home);
  const isLoggedIn = !isOpenToMembers && arrival?.member !== undefined && !mayStay(arrival.member.type);
  const leaveForNextPage = useEffectEvent(goToNextPage);
  useEffect(() => {
    if (isLoggedIn) leaveForNextPage();
  }, [isLoggedIn]);
  const handleLogin = (value: LoginValue, password?: string) => {
    storeSessionKeys(value.info, value.firstTimeLogin);
    if (value.passwordExpired && password !== undefined) setOneTimePassword(password);
    else finishLogin(value.info.nickname);
  };

  if (isLoggedIn || (arrival === undefined && !isOpenToMembers)) return null;
  if (oneTimePassword !== undefined) {
    return (
      <ForcedPasswordDialog
        oldPassword={oneTimePassword}
        onChanged={() => finishLogin(sessionStorage.getItem('nickname') ?? '')}
      />
    );
  }
  if (isReturning) {
    return (
      <SocialReturn
        locale={locale}
        referralCode={referralCode}
        onClose={close}
        onLoggedIn={({ info, firstTimeLogin }) => {
          clearReturnParameter();
          storeSessionKeys(info, firstTimeLogin);
          finishLogin(info.nickname);
        }}
        onUnfinished={(message) => {
          clearReturnParameter();
          setSocialFailure(message);
          setIsReturning(false);
        }}
      />
    );
  }
  if (mode === 'login') {
    return (
      <LoginDialog
        failure={socialFailure}
        onClose={close}
        onRegister={() => onSwitch('register')}
        onForgot={() => onSwitch('forget')}
        onLoggedIn={handleLogin}
      />
    );
  }
  if (mode === 'forget') {
    return <ForgotDialog onClose={close} onLogin={() => onSwitch('login')} onLoggedIn={handleLogin} />;
  }
  return (
    <RegisterDialog
      locale={locale}
      referralCode={referralCode}
      onClose={close}
      onLogin={() => onSwitch('login')}
      onRegistered={handleLogin}
    />
  );
}
