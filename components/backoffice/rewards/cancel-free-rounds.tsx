'use client';

import { useTranslations } from 'next-intl';
import { MAX_REASON } from '@/lib/rewards/free-rounds/constants';
import { cancelStrings, CancelWithReason } from '../cancel-with-reason';

/** Cancels the free rounds of a member that were not played, with a reason that the member reads. */
export function CancelFreeRounds({ id }: { id: string }) {
  const t = useTranslations('backoffice-rewards.freeRounds');
  return (
    <CancelWithReason
      path={`/backoffice/api/rewards/free-rounds/${id}/cancel`}
      maxReason={MAX_REASON}
      small
      strings={cancelStrings(t)}
    />
  );
}
