'use client';

import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DetailsForm } from './details-form';
import { useProfile } from './use-profile';

/** The optional details of the member (MEMBER-3). Each field is sealed, and can be changed or removed. */
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
      {profile.data && <DetailsForm profile={profile.data.profile} />}
    </Card>
  );
}
