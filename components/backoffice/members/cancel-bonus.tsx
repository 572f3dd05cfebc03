'use client';

import { useTranslations } from 'next-intl';
import { cancelStrings, CancelWithReason } from '../cancel-with-reason';

/** Cancels an active bonus of a member, with a reason that the member reads. */
export function CancelBonus({ id, maxReason }: { id: string; maxReason: number }) {
  const t = useTranslations('backoffice-members.bonuses.cancel');
  return (
    <CancelWithReason
      path={`/backoffice/api/bonuses/grants/${id}/cancel`}
      maxReason={maxReason}
      small
      strings={cancelStrings(t)}
    />
  );
}
