'use client';

import { useState } from 'react';
import { Fingerprint } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useMounted } from '@/components/ui/use-mounted';
import type { Security } from '@/lib/identity/security/wire';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { useSecurity } from './use-security';

type Passkey = Security['passkeys'][number];

/** The member's passkeys, with buttons to add and to remove one. */
export function PasskeysCard() {
  const t = useTranslations('factors.passkeys');
  const tIdentity = useTranslations('identity');
  const security = useSecurity();
  const mounted = useMounted();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const supported = mounted && 'PublicKeyCredential' in window;
  const list = security.data?.passkeys;
  return (
    <Card>
      <CardHeader title={t('title')} description={t('hint')} />
      {security.isPending && <Skeleton className="h-14 w-full rounded-control" />}
      {security.isError && (
        <ErrorState
          title={tIdentity('networkFailed')}
          retryLabel={tIdentity('retry')}
          onRetry={() => void security.refetch()}
        />
      )}
      {list?.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      <ul className="divide-y divide-hairline">
        {list?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      {list && (
        <div className="mt-4">
          {supported || !mounted ? (
            <Button variant="amber" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : (
            <p className="text-sm text-faint">{t('unsupported')}</p>
          )}
        </div>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslations('factors.passkeys');
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const { name, backedUp, createdAt, usedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Fingerprint aria-hidden className="size-6 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi className="truncate">{name}</bdi>
          {backedUp && <Badge tone="jade">{t('synced')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('created', { date: day.format(new Date(createdAt)) })} ·{' '}
          {usedAt ? t('used', { date: day.format(new Date(usedAt)) }) : t('never')}
        </p>
      </div>
      <Button size="sm" variant="outline" onClick={onRemove} aria-label={`${t('remove')}: ${name}`}>
        {t('remove')}
      </Button>
    </li>
  );
}
