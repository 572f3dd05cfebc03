'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { LoginValue } from '@/lib/identity/schema';
import { callApi } from '@/lib/platform/http/call';
import { EmailResetForm } from './email-reset-form';
import { ForgotBanners, useForgotBanners } from './forgot-banners';
import { PhoneResetForm } from './phone-reset-form';

interface ForgotDialogProps {
  /** `agent` on the agents' page: the login that follows a reset by mobile number is an agent's. */
  audience?: 'agent';
  onClose: () => void;
  onLogin: () => void;
  onLoggedIn: (value: LoginValue) => void;
}

type ResetMethod = 'email' | 'mobileNum';

/**
 * The popup for a forgotten password: a link by email, or a code by SMS. It opens on the mobile number if the flag
 * CHNGPASSVERIF3 is on (PASS-4).
 */
export function ForgotDialog({ audience, onClose, onLogin, onLoggedIn }: ForgotDialogProps) {
  const t = useTranslations('identity');
  const tForgot = useTranslations('forgot');
  const [chosen, setChosen] = useState<ResetMethod>();
  const flags = useQuery({
    queryKey: ['whitelabel'],
    queryFn: ({ signal }) =>
      callApi<Record<string, unknown>>('GET', '/wps/system/whitelabel', undefined, signal),
  });
  const banners = useForgotBanners();
  const method: ResetMethod = chosen ?? (flags.data?.CHNGPASSVERIF3 === true ? 'mobileNum' : 'email');
  return (
    <Dialog
      open
      onClose={onClose}
      title={tForgot('title')}
      description={tForgot('text')}
      closeLabel={t('close')}
      size="sm"
    >
      {flags.isPending || banners.isPending ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-12 w-full rounded-control" />
          <Skeleton className="h-17 w-full rounded-control" />
          <Skeleton className="h-17 w-full rounded-control" />
        </div>
      ) : (
        <>
          <ForgotBanners list={banners.data?.list ?? []} />
          <Tabs
            label={tForgot('ways')}
            value={method}
            onChange={(value) => setChosen(value as ResetMethod)}
            tabs={[
              { value: 'email', label: tForgot('email.tab'), content: <EmailResetForm onLogin={onLogin} /> },
              {
                value: 'mobileNum',
                label: tForgot('phone.tab'),
                content: <PhoneResetForm audience={audience} onLoggedIn={onLoggedIn} onLogin={onLogin} />,
              },
            ]}
          />
        </>
      )}
      <p className="mt-4 text-center text-sm text-muted">
        {tForgot('remembered')}{' '}
        <button
          type="button"
          onClick={onLogin}
          className="min-h-11 px-1 font-semibold text-amber underline underline-offset-4"
        >
          {t('login.submit')}
        </button>
      </p>
    </Dialog>
  );
}
