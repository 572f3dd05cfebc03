'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormDialog } from '../form-dialog';
import { ReasonText } from '../reason-text';
import { useCall } from '../use-call';

interface Props {
  roundId: string;
  account: string;
  /** Decimal strings. */
  stake: string;
  payout: string;
  /** Stake and payout with their currency, in the operator's language. */
  shownStake: string;
  shownPayout: string;
  maxReason: number;
  /** For a row of a table. */
  small?: boolean;
}

/** Button and form that void a round: the stake is returned, the payout taken back. */
export function VoidRound(props: Props) {
  const { roundId, account, stake, payout, shownStake, shownPayout, maxReason, small = false } = props;
  const t = useTranslations('backoffice-members');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      `/backoffice/api/rounds/${roundId}/void`,
      { stake, payout, reason: reason.trim() },
      ({ status }) => t(`void.${status}`),
    );
    if (!sent) return;
    setReason('');
    setOpen(false);
  };
  return (
    <>
      <Button variant="caution" {...(small && { size: 'sm' as const })} onClick={() => setOpen(true)}>
        {t('void.button')}
      </Button>
      <FormDialog
        open={open}
        title={t('void.title', { id: `\u2068${roundId}\u2069` })}
        description={t('void.text', { account, stake: shownStake, payout: shownPayout })}
        confirmLabel={t('void.button')}
        tone="danger"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <ReasonText
          label={t('reason')}
          hint={t('void.reasonHint')}
          error={call.failure?.fields.reason?.message}
          maxLength={maxReason}
          value={reason}
          onChange={setReason}
        />
      </FormDialog>
    </>
  );
}
