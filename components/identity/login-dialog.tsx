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
import { LoginWays } from './mobile/login-ways';
import { SocialButtons } from './social/social-buttons';

export interface LoginDialogProps {
  onClose: () => void;
  onRegister: () => void;
  onForgot: () => void;
  onLoggedIn: (value: LoginValue, password?: string) => void;
  /** Why a login by Google or Facebook came to nothing. */
  failure?: string | undefined;
}

/** The login popup: the form, the way back for a forgotten password, free play where the site has it, registration. */
export function LoginDialog({ onClose, onRegister, onForgot, onLoggedIn, failure }: LoginDialogProps) {
  const t = useTranslations('identity');
  const tForgot = useTranslations('forgot');
  const flags = useQuery({
    queryKey: ['whitelabel'],
    queryFn: ({ signal }) =>
      callApi<Record<string, unknown>>('GET', '/wps/system/whitelabel', undefined, signal),
  });
  // Other ways in, side by side with the last step of this one, would only lead astray.
  const [confirming, setConfirming] = useState(false);
  const hasFreePlay = flags.isSuccess && flags.data.hasFreePlay !== false;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('login.title')}
      description={confirming ? undefined : t('login.welcome')}
      closeLabel={t('close')}
      size="sm"
    >
      {/* With tabs or without is another form: one that people have begun to type into must not be replaced. */}
      {flags.isPending ? (
        <FormSkeleton />
      ) : (
        <LoginWays bySms={flags.data?.showVerCodeLogin === true} held={confirming} onLoggedIn={onLoggedIn}>
          <LoginForm
            onLoggedIn={onLoggedIn}
            onConfirming={setConfirming}
            beside={
              <button
                type="button"
                onClick={onForgot}
                className="min-h-11 text-sm font-medium text-amber underline underline-offset-4"
              >
                {tForgot('link')}
              </button>
            }
          />
        </LoginWays>
      )}
      {!confirming && <OtherWays {...{ failure, hasFreePlay, onLoggedIn, onRegister }} />}
    </Dialog>
  );
}

interface OtherWaysProps extends Pick<LoginDialogProps, 'failure' | 'onRegister' | 'onLoggedIn'> {
  hasFreePlay: boolean;
}

function OtherWays({ failure, hasFreePlay, onLoggedIn, onRegister }: OtherWaysProps) {
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
      onLoggedIn(await callApi<LoginValue>('POST', '/wps/session/login/freeplay', { platform: 'W' }));
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
