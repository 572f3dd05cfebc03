'use client';

import { BookCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/identity/form-alert';
import { useCall } from './use-call';

/** Checks the invariants of the ledger now. */
export function VerifyButton() {
  const t = useTranslations('backoffice.ledger');
  const call = useCall();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FormAlert message={call.failure?.message} />
      <Button
        variant="amber"
        busy={call.busy}
        onClick={() => void call.send('/backoffice/api/ledger/verifications', {}, t('verified'))}
      >
        {!call.busy && <BookCheck aria-hidden className="size-4" />}
        {t('verify')}
      </Button>
    </div>
  );
}
