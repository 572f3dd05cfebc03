'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { LoginValue } from '@/lib/identity/schema';
import { useTranslations } from 'next-intl';
import type { AuthMode } from '@/components/session/open-auth';
import { isTrialType } from '@/components/session/session-store';
import { useArrival } from '@/components/session/use-arrival';
import { ForcedPasswordDialog } from './forced-password-dialog';
import { ForgotDialog } from './forgot/forgot-dialog';
import { LoginDialog } from './login-dialog';
import { nextPage } from './next-page';
import { RegisterDialog } from './register-dialog';
import { SocialReturn } from './social/social-return';
import { cameBack, forgetReturn } from './social/return-address';
import { announceSession } from './session-event';
import { keepSessionKeys } from './session-keys';

export interface AuthDialogsProps {
  mode: AuthMode;
  locale: LocaleCode;
  referralCode?: string | undefined;
  /** Closes the popup, which leads to `/`. */
  onClose: () => void;
  onSwitch: (mode: AuthMode) => void;
}

/**
 * The popups of `/login`, `/register` and `/forget`. Needs the message namespaces `identity`, `forgot` and `errors` and a query client
 * (MessagesBoundary); load it with `import()`.
 */
export default function AuthDialogs({ mode, locale, referralCode, onClose, onSwitch }: AuthDialogsProps) {
  const t = useTranslations('identity');
  const [oneTimePassword, setOneTimePassword] = useState<string>();
  const [returning, setReturning] = useState(cameBack);
  const [socialFailure, setSocialFailure] = useState<string>();

  const home = localePath(locale, '/');
  const next = nextPage(window.location.search, home);
  // Going back twice would leave the page that the dialog stands over.
  const left = useRef(false);
  const leave = (by: () => void) => {
    if (left.current) return;
    left.current = true;
    by();
  };
  const close = () => leave(onClose);
  // Anew: the router keeps it that a visitor who asked for this page was sent here, and would send a member, too.
  const goOn = () => leave(next === home ? onClose : () => window.location.replace(next));
  const enter = (nickname: string) => {
    // A session that ended by itself may have been somebody else's: their answers are not for whoever comes now.
    queryClient.clear();
    announceSession();
    if (next === home) notify(t('login.done', { nickname }), 'good');
    goOn();
  };
  // Who is in already (a bookmark, a press before the page knew them) has no business here and sees no form pass by. A trial
  // account may want a true one, unless a page sent them; and a member may have forgotten their password.
  const arrival = useArrival();
  const isForAll = mode === 'forget' || returning;
  const mayEnter = (type: number) => isTrialType(type) && (mode !== 'login' || next === home);
  const isIn = !isForAll && arrival?.member !== undefined && !mayEnter(arrival.member.type);
  const goOnAtOnce = useEffectEvent(goOn);
  useEffect(() => {
    if (isIn) goOnAtOnce();
  }, [isIn]);
  const loggedIn = (value: LoginValue, password?: string) => {
    keepSessionKeys(value.info, value.firstTimeLogin);
    if (value.passwordExpired && password !== undefined) setOneTimePassword(password);
    else enter(value.info.nickname);
  };

  if (isIn || (arrival === undefined && !isForAll)) return null;
  if (oneTimePassword !== undefined) {
    return (
      <ForcedPasswordDialog
        oldPassword={oneTimePassword}
        onChanged={() => enter(sessionStorage.getItem('nickname') ?? '')}
      />
    );
  }
  if (returning) {
    return (
      <SocialReturn
        locale={locale}
        referralCode={referralCode}
        onClose={close}
        onLoggedIn={({ info, firstTimeLogin }) => {
          forgetReturn();
          keepSessionKeys(info, firstTimeLogin);
          enter(info.nickname);
        }}
        onNothing={(message) => {
          forgetReturn();
          setSocialFailure(message);
          setReturning(false);
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
        onLoggedIn={loggedIn}
      />
    );
  }
  if (mode === 'forget') {
    return <ForgotDialog onClose={close} onLogin={() => onSwitch('login')} onLoggedIn={loggedIn} />;
  }
  return (
    <RegisterDialog
      locale={locale}
      referralCode={referralCode}
      onClose={close}
      onLogin={() => onSwitch('login')}
      onRegistered={loggedIn}
    />
  );
}
