'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

interface Props {
  /** `/backoffice/api/promotions/12` */
  path: string;
  version: number;
  published: boolean;
}

/** Publishes or unpublishes the saved version. */
export function PublishButton({ path, version, published }: Props) {
  const t = useTranslations('backoffice-promotions');
  const call = useCall();
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={call.failure?.message} />
      <Button
        busy={call.busy}
        variant={published ? 'outline' : 'amber'}
        onClick={() =>
          void call.send<{ status?: string }>(
            `${path}/publication`,
            { version, published: !published },
            ({ status }) =>
              status === 'requested' ? t('requested') : t(published ? 'withdrawn' : 'nowPublished'),
          )
        }
      >
        {t(published ? 'withdraw' : 'publish')}
      </Button>
      <p className="text-xs text-faint">{t(published ? 'withdrawHint' : 'publishHint')}</p>
    </div>
  );
}
