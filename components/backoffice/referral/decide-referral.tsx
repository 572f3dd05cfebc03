'use client';

import { useTranslations } from 'next-intl';
import type { ReferralState } from '@/lib/rewards/referral/types';
import { ConfirmButton } from '../confirm-button';

/** The decisions on the relation of a friend: allow one that is held or refused, refuse one that counts. */
export function DecideReferral({ friendId, state }: { friendId: string; state: ReferralState }) {
  const t = useTranslations('backoffice-referral.decide');
  const button = (to: 'allowed' | 'refused') => (
    <ConfirmButton
      key={to}
      path={`/backoffice/api/referral/${friendId}`}
      body={{ state: to }}
      variant={to === 'allowed' ? 'outline' : 'caution'}
      texts={{
        button: t(`${to}.button`),
        title: t(`${to}.title`),
        text: t(`${to}.text`),
        cancel: t('cancel'),
        done: t(`${to}.done`),
      }}
    />
  );
  return (
    <div className="flex flex-wrap gap-1.5">
      {(state === 'held' || state === 'refused') && button('allowed')}
      {state !== 'refused' && button('refused')}
    </div>
  );
}
