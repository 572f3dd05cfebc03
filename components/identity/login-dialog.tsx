'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LoginValue } from '@/lib/identity/schema';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from './form-alert';
import { LoginForm } from './login-form';
import { FormSkeleton } from './form-skeleton';
import { LoginMethods } from './mobile/login-methods';
import { SocialButtons } from './social/social-buttons';
import { requestTrial } from './start-trial';

interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
  onForgot: () => void;
  onLoggedIn: (value: LoginValue, password?: string) => void;
  /** Why a login by Google or Facebook failed. */
  failure?: string | undefined;
}

/** The login popup (LOGIN-1): the login methods, the link for a forgotten password, social login, free play, registration. */
export function LoginDialog({ onClose, onRegister, onForgot, onLoggedIn, failure }: LoginDialogProps) {
  const t = useTranslations('identity');
  const tForgot = useTranslations('forgot');
  const flags = useQuery({
    queryKey: ['whitelabel'],
    queryFn: ({ signal }) =>
      callApi<Record<string, unknown>>('GET', '/wps/system/whitelabel', undefined, signal),
  });
  // During the extra verification the other login methods are hidden, because they would abort it.
  const [isVerifying, setIsVerifying] = useState(false);
  const hasFreePlay = flags.isSuccess && flags.data.hasFreePlay !== false;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('login.title')}
      description={isVerifying ? undefined : t('login.welcome')}
      closeLabel={t('close')}
      size="sm"
    >
      {/* The flags decide whether there are tabs. If the form were shown before, typed text would be lost when they arrive. */}
      {flags.isPending ? (
        <FormSkeleton />
      ) : (
        <LoginMethods
          hasSmsLogin={flags.data?.showVerCodeLogin === true}
          isLocked={isVerifying}
          onLoggedIn={onLoggedIn}
        >
          <LoginForm
            onLoggedIn={onLoggedIn}
            onVerifying={setIsVerifying}
            besideRemember={
              <button
                type="button"
                onClick={onForgot}
                className="min-h-11 text-sm font-medium text-amber underline underline-offset-4"
              >
                {tForgot('link')}
              </button>
            }
          />
        </LoginMethods>
      )}
      {!isVerifying && <OtherLoginMethods {...{ failure, hasFreePlay, onLoggedIn, onRegister }} />}
    </Dialog>
  );
}

interface OtherLoginMethodsProps extends Pick<LoginDialogProps, 'failure' | 'onRegister' | 'onLoggedIn'> {
  hasFreePlay: boolean;
}

function OtherLoginMethods({ failure, hasFreePlay, onLoggedIn, onRegister }: OtherLoginMethodsProps) {
  const t = useTranslations('identity');
  return (
    <>
      <SocialButtons failure={failure} />
      {hasFreePlay && <FreePlay onLoggedIn={onLoggedIn} />}
      <p className="mt-4 text-center text-sm text-muted">
        {t('login.noAccount')}{' '}
        <button
          type="button"
          onClick={onRegister}
          className="min-h-11 px-1 font-semibold text-amber underline underline-offset-4"
        >
          {t('login.register')}
        </button>
      </p>
    </>
  );
}

function FreePlay({ onLoggedIn }: { onLoggedIn: (value: LoginValue) => void }) {
  const t = useTranslations('identity');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onLoggedIn(await requestTrial());
    } catch (error) {
      setFailure((error as Error).message || t('networkFailed'));
      setBusy(false);
    }
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button variant="outline" block busy={busy} onClick={() => void start()}>
        {t('login.freePlay')}
      </Button>
      <FormAlert message={failure} />
    </div>
  );
}
