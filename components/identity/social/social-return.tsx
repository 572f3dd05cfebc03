'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { LoginValue } from '@/lib/identity/schema';
import { ExtraStep } from '../extra/extra-step';
import { RegisterForm } from '../register-form';
import { PROVIDER_NAMES } from './names';
import { forgetOutcome, useOutcome } from './use-outcome';

type Entered = Pick<LoginValue, 'info' | 'firstTimeLogin'>;

export interface SocialReturnProps {
  locale: LocaleCode;
  referralCode?: string | undefined;
  onClose: () => void;
  onLoggedIn: (entered: Entered) => void;
  /** There is nothing to go on with; with a message where something went wrong. */
  onNothing: (message?: string) => void;
}

/** What follows when the browser comes back from Google or Facebook: in, one proof more, or a short registration. */
export function SocialReturn({ locale, referralCode, onClose, onLoggedIn, onNothing }: SocialReturnProps) {
  const t = useTranslations('social');
  const tIdentity = useTranslations('identity');
  const { data, isError } = useOutcome();
  const latest = useRef({ onLoggedIn, onNothing });
  useEffect(() => {
    latest.current = { onLoggedIn, onNothing };
  });
  // Whoever is in takes all that was asked before along (queryClient.clear), this outcome too. Asked again it is nothing, and
  // to go on with nothing would break off the way to the page that they are being led to.
  const over = useRef(false);
  useEffect(() => {
    if (over.current || (!data && !isError)) return;
    if (data?.outcome === 'register' || data?.outcome === 'extra') return;
    over.current = true;
    forgetOutcome();
    if (data?.outcome === 'in') latest.current.onLoggedIn(data);
    else if (data?.outcome === 'refused') latest.current.onNothing(data.message);
    else latest.current.onNothing(isError ? t('failed') : undefined);
  }, [data, isError, t]);

  const entered = (value: Entered) => {
    over.current = true;
    forgetOutcome();
    onLoggedIn(value);
  };
  const dialog = { open: true, onClose, closeLabel: tIdentity('close'), size: 'sm' as const };
  if (data?.outcome === 'extra') {
    return (
      <Dialog {...dialog} title={tIdentity('login.title')}>
        <ExtraStep
          offer={data}
          onLoggedIn={entered}
          onBack={(message) => {
            forgetOutcome();
            onNothing(message);
          }}
        />
      </Dialog>
    );
  }
  if (data?.outcome === 'register') {
    const provider = PROVIDER_NAMES[data.provider];
    return (
      <Dialog {...dialog} title={t('register.title')} description={t('register.text', { provider })}>
        <RegisterForm
          locale={locale}
          referralCode={referralCode}
          vouchedEmail={data.email}
          onRegistered={entered}
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
