'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { RecoveryCodes } from '@/components/member/security/recovery-codes';
import { Button } from '@/components/ui/button';
import { Fingerprint, Smartphone } from '@/components/ui/icons';
import { useMounted } from '@/components/ui/use-mounted';
import { AddApp, AddPasskey } from './add-factor';

/** Sets up the second factor that is due before anything else works; then shows the recovery codes, and opens the page `next`. */
export function FactorSetup({ asksPassword, next }: { asksPassword: boolean; next: string }) {
  const t = useTranslations('backoffice-operators.setUp');
  const tTotp = useTranslations('factors.totp');
  const tPasskeys = useTranslations('factors.passkeys');
  const mounted = useMounted();
  const [way, setWay] = useState<'app' | 'passkey'>();
  const [codes, setCodes] = useState<string[]>();
  const enter = () => window.location.assign(next);
  const added = (fresh: string[]) => (fresh.length > 0 ? setCodes(fresh) : enter());
  if (codes)
    return (
      <section className="flex flex-col gap-3" aria-label={tTotp('recoveryTitle')}>
        <h2 className="text-lg font-bold">{tTotp('recoveryTitle')}</h2>
        <p className="text-sm text-muted">{t('codes')}</p>
        <RecoveryCodes codes={codes} onSaved={enter} />
      </section>
    );
  if (way)
    return (
      <section
        className="flex flex-col gap-4"
        aria-label={way === 'app' ? tTotp('beginTitle') : tPasskeys('add')}
      >
        <h2 className="text-lg font-bold">{way === 'app' ? tTotp('beginTitle') : tPasskeys('add')}</h2>
        <p className="text-sm text-muted">{t(way === 'app' ? 'appHint' : 'passkeyHint')}</p>
        {way === 'app' ? (
          <AddApp asksPassword={asksPassword} onAdded={added} />
        ) : (
          <AddPasskey asksPassword={asksPassword} onAdded={added} />
        )}
        <Button variant="ghost" onClick={() => setWay(undefined)}>
          {t('back')}
        </Button>
      </section>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('text')}</p>
      <Button variant="amber" block onClick={() => setWay('app')}>
        <Smartphone aria-hidden className="size-5" />
        {tTotp('title')}
      </Button>
      {mounted && 'PublicKeyCredential' in window && (
        <Button variant="outline" block onClick={() => setWay('passkey')}>
          <Fingerprint aria-hidden className="size-5" />
          {t('passkey')}
        </Button>
      )}
    </div>
  );
}
