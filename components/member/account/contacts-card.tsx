'use client';

import { useState } from 'react';
import { AtSign, Smartphone } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { BindDialog } from './bind-dialog';
import type { ContactKind } from './types';
import { useProfile } from './use-profile';

const ICONS = { email: AtSign, mobile: Smartphone } as const;
const KINDS: readonly ContactKind[] = ['email', 'mobile'];

/**
 * The bound email address and mobile number. They recover a forgotten password, and serve the extra verification of a
 * login from a new place.
 */
export function ContactsCard() {
  const t = useTranslations('account');
  const profile = useProfile();
  const [binding, setBinding] = useState<ContactKind>();
  return (
    <Card>
      <CardHeader title={t('contacts.title')} description={t('contacts.text')} />
      {profile.isPending && <Skeleton className="h-28 w-full" />}
      {profile.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void profile.refetch()} />
      )}
      {profile.data && (
        <ul className="divide-y divide-hairline">
          {KINDS.map((kind) => {
            const bound = profile.data[kind];
            const Icon = ICONS[kind];
            return (
              <li
                key={kind}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
              >
                <Icon aria-hidden className="size-6 shrink-0 text-faint" />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {t(`contacts.${kind}`)}
                    {bound && (
                      <Badge tone={bound.verified ? 'jade' : 'amber'}>
                        {t(bound.verified ? 'contacts.verified' : 'contacts.unverified')}
                      </Badge>
                    )}
                  </p>
                  <p dir={bound ? 'ltr' : undefined} className="truncate text-sm text-muted">
                    {bound ? bound.value : t('contacts.none')}
                  </p>
                </div>
                <Button size="sm" variant="outline" onClick={() => setBinding(kind)}>
                  {t(bound ? (bound.verified ? 'contacts.change' : 'contacts.confirm') : 'contacts.bind')}
                  <span className="sr-only">: {t(`contacts.${kind}`)}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {binding && (
        <BindDialog
          kind={binding}
          initialEmail={profile.data?.email && !profile.data.email.verified ? profile.data.email.value : ''}
          onClose={() => setBinding(undefined)}
        />
      )}
    </Card>
  );
}
