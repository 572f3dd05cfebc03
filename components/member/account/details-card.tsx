'use client';

import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DetailsForm } from './details-form';
import { useProfile } from './use-profile';

/** The member's own details: optional, sealed one by one, changed or taken away at will. */
export function DetailsCard() {
  const t = useTranslations('account');
  const profile = useProfile();
  return (
    <Card>
      <CardHeader title={t('details.title')} description={t('details.text')} />
      {profile.isPending && (
        <div className="grid gap-4 sm:grid-cols-2" aria-busy="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-17 w-full rounded-control" />
          ))}
        </div>
      )}
      {profile.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void profile.refetch()} />
      )}
      {profile.data && <DetailsForm told={profile.data.profile} />}
    </Card>
  );
}
