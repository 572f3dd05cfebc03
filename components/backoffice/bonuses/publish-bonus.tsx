'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

/** Publishes or withdraws the saved version of a bonus. */
export function PublishBonus({
  id,
  version,
  published,
}: {
  id: string;
  version: number;
  published: boolean;
}) {
  const t = useTranslations('backoffice-bonuses.publication');
  const call = useCall();
  return (
    <>
      <FormAlert message={call.failure?.message} />
      <Button
        busy={call.busy}
        variant={published ? 'outline' : 'amber'}
        onClick={() =>
          void call.send<{ status: 'performed' | 'requested' }>(
            `/backoffice/api/bonuses/${id}/publication`,
            { version, published: !published },
            ({ status }) =>
              status === 'requested' ? t('requested') : t(published ? 'withdrawn' : 'published'),
          )
        }
      >
        {t(published ? 'withdraw' : 'publish')}
      </Button>
      <p className="text-xs text-faint">{t(published ? 'withdrawHint' : 'publishHint')}</p>
    </>
  );
}
