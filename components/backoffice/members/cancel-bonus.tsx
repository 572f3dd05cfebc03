'use client';

import { useTranslations } from 'next-intl';
import { CancelWithReason } from '../cancel-with-reason';

/** Cancels an active bonus of a member, with a reason that the member reads. */
export function CancelBonus({ id, maxReason }: { id: string; maxReason: number }) {
  const t = useTranslations('backoffice-members.bonuses.cancel');
  return (
    <CancelWithReason
      path={`/backoffice/api/bonuses/grants/${id}/cancel`}
      maxReason={maxReason}
      small
      strings={{
        button: t('button'),
        title: t('title'),
        text: t('text'),
        confirm: t('title'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        done: t('done'),
      }}
    />
  );
}
