'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { notify } from '@/components/ui/notify';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/platform/http/call';
import { OwnerForm } from './owner-form';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';
import { refreshSecurity, useSecurity } from './use-security';

type Asking = 'begin' | 'off' | 'renew';

/** The authenticator app: set it up, turn it off, make new recovery codes. */
export function TotpCard() {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const security = useSecurity();
  const [asking, setAsking] = useState<Asking>();
  const close = () => {
    setAsking(undefined);
    refreshSecurity();
  };
  const totp = security.data?.totp;
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={totp?.on ? t('hintOn', { count: totp.recoveryCodesLeft }) : t('hintOff')}
      />
      {security.isPending && <Skeleton className="h-11 w-40 rounded-control" />}
      {security.isError && (
        <ErrorState
          title={tIdentity('networkFailed')}
          retryLabel={tIdentity('retry')}
          onRetry={() => void security.refetch()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {totp && !totp.on && (
          <Button variant="amber" onClick={() => setAsking('begin')}>
            {t('begin')}
          </Button>
        )}
        {totp?.on && (
          <>
            <Button onClick={() => setAsking('renew')}>{t('renew')}</Button>
            <Button variant="outline" onClick={() => setAsking('off')}>
              {t('off')}
            </Button>
          </>
        )}
      </div>
      {asking === 'begin' && <TotpSetup onClose={close} />}
      {asking === 'off' && <TurnOff onClose={close} />}
      {asking === 'renew' && <Renew onClose={close} />}
    </Card>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const run = async (password: string) => {
    await callApi('DELETE', '/wps/member/security/totp', { password });
    notify(t('offDone'), 'good');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('offTitle')}
      description={t('offHint')}
      closeLabel={tIdentity('close')}
      size="sm"
    >
      <OwnerForm confirmLabel={t('off')} danger run={run} />
    </Dialog>
  );
}

function Renew({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [codes, setCodes] = useState<string[]>();
  const run = async (password: string) => {
    const path = '/wps/member/security/totp/recovery';
    const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>('POST', path, { password });
    setCodes(recoveryCodes);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={codes ? t('recoveryTitle') : t('renewTitle')}
      description={codes ? t('recoveryHint') : t('renewHint')}
      closeLabel={tIdentity('close')}
      size="sm"
      dismissible={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <OwnerForm confirmLabel={t('renew')} run={run} />
      )}
    </Dialog>
  );
}
