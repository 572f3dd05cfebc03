'use client';

import { useTranslations } from 'next-intl';
import { CancelWithReason } from '../cancel-with-reason';

/** Cancels a reward that was not claimed yet. */
export function CancelReward({ id }: { id: string }) {
  const t = useTranslations('backoffice-rewards.cancel');
  return (
    <CancelWithReason
      path={`/backoffice/api/rewards/${id}/cancel`}
      maxReason={300}
      strings={{
        button: t('button'),
        title: t('title'),
        text: t('text'),
        confirm: t('button'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        done: t('done'),
      }}
    />
  );
}
