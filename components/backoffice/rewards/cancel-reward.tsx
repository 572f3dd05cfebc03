'use client';

import { useTranslations } from 'next-intl';
import { cancelStrings, CancelWithReason } from '../cancel-with-reason';

/** Cancels a reward that was not claimed yet. */
export function CancelReward({ id }: { id: string }) {
  const t = useTranslations('backoffice-rewards.cancel');
  return (
    <CancelWithReason
      path={`/backoffice/api/rewards/${id}/cancel`}
      maxReason={300}
      strings={cancelStrings(t, 'button')}
    />
  );
}
