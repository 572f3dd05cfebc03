'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { LoginValue } from '@/lib/identity/schema';
import { ExtraVerificationStep } from '../extra/extra-verification-step';
import { RegistrationMethods } from '../registration-methods';
import { PROVIDER_NAMES } from './names';
import { clearSocialOutcome, useSocialOutcome } from './use-social-outcome';

type LoggedIn = Pick<LoginValue, 'info' | 'firstTimeLogin'>;

interface SocialReturnProps {
  locale: LocaleCode;
  referralCode?: string | undefined;
  onClose: () => void;
  onLoggedIn: (value: LoggedIn) => void;
  /** Is called if there is no outcome to continue with. A message says what went wrong. */
  onUnfinished: (message?: string) => void;
}

/** Handles the return from Google or Facebook: a login, the extra verification or a short registration follows. */
export function SocialReturn({ locale, referralCode, onClose, onLoggedIn, onUnfinished }: SocialReturnProps) {
  const t = useTranslations('social');
  const tIdentity = useTranslations('identity');
  const { data, isError } = useSocialOutcome();
  const latest = useRef({ onLoggedIn, onUnfinished });
  useEffect(() => {
    latest.current = { onLoggedIn, onUnfinished };
  });
  // A login clears the query cache (queryClient.clear), this outcome included. The query then runs again and finds no
  // outcome. `isOver` ignores that result, because it would interrupt the navigation to the next page.
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current || (!data && !isError)) return;
    if (data?.outcome === 'register' || data?.outcome === 'extra') return;
    isOver.current = true;
    clearSocialOutcome();
    if (data?.outcome === 'in') latest.current.onLoggedIn(data);
    else if (data?.outcome === 'refused') latest.current.onUnfinished(data.message);
    else latest.current.onUnfinished(isError ? t('failed') : undefined);
  }, [data, isError, t]);

  const handleLogin = (value: LoggedIn) => {
    isOver.current = true;
    clearSocialOutcome();
    onLoggedIn(value);
  };
  const dialog = { open: true, onClose, closeLabel: tIdentity('close'), size: 'sm' as const };
  if (data?.outcome === 'extra') {
    return (
      <Dialog {...dialog} title={tIdentity('login.title')}>
        <ExtraVerificationStep
          offer={data}
          onLoggedIn={handleLogin}
          onBack={(message) => {
            clearSocialOutcome();
            onUnfinished(message);
          }}
        />
      </Dialog>
    );
  }
  if (data?.outcome === 'register') {
    const provider = PROVIDER_NAMES[data.provider];
    return (
      <Dialog {...dialog} title={t('register.title')} description={t('register.text', { provider })}>
        <RegistrationMethods
          locale={locale}
          referralCode={referralCode}
          providerEmail={data.email}
          onRegistered={handleLogin}
        />
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} title={t('loading')}>
      <Skeleton className="h-24 w-full rounded-control" />
    </Dialog>
  );
}
