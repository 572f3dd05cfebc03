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
import { PasswordConfirmForm } from './password-confirm-form';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetupDialog } from './totp-setup-dialog';
import { refreshSecurity, useSecurity } from './use-security';

type TotpAction = 'begin' | 'off' | 'renew';

/** The authenticator app: buttons to set it up, to turn it off and to create new recovery codes. */
export function TotpCard() {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const security = useSecurity();
  const [action, setAction] = useState<TotpAction>();
  const close = () => {
    setAction(undefined);
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
          <Button variant="amber" onClick={() => setAction('begin')}>
            {t('begin')}
          </Button>
        )}
        {totp?.on && (
          <>
            <Button onClick={() => setAction('renew')}>{t('renew')}</Button>
            <Button variant="outline" onClick={() => setAction('off')}>
              {t('off')}
            </Button>
          </>
        )}
      </div>
      {action === 'begin' && <TotpSetupDialog onClose={close} />}
      {action === 'off' && <TurnOffDialog onClose={close} />}
      {action === 'renew' && <RenewCodesDialog onClose={close} />}
    </Card>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const handleConfirm = async (password: string) => {
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
      <PasswordConfirmForm confirmLabel={t('off')} danger onConfirm={handleConfirm} />
    </Dialog>
  );
}

function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('factors.totp');
  const tIdentity = useTranslations('identity');
  const [codes, setCodes] = useState<string[]>();
  const handleConfirm = async (password: string) => {
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
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <PasswordConfirmForm confirmLabel={t('renew')} onConfirm={handleConfirm} />
      )}
    </Dialog>
  );
}
