'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useState } from 'react';
import { useCall } from '../use-call';

interface Props {
  /** `/backoffice/api/deposits/10003` */
  path: string;
  /** The name of another operator who has claimed the request. */
  claimedBy: string | undefined;
  isMine: boolean;
  /** When the claim ends, formatted. */
  until: string | undefined;
}

/** Who works at a request, and the buttons to claim or release it. A claim of another operator is taken over on purpose only. */
export function ClaimBar({ path, claimedBy, isMine, until }: Props) {
  const t = useTranslations('backoffice-queues.claim');
  const call = useCall();
  const [sure, setSure] = useState(false);
  const send = (step: 'claim' | 'release', despiteClaim: boolean) =>
    call.send(`${path}/${step}`, { despiteClaim }, t(`${step}Done`));
  return (
    <div className="flex flex-col gap-1 rounded-control border border-hairline bg-sunken/50 px-3.5 py-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          {claimedBy
            ? t('by', { name: claimedBy, until: until ?? '' })
            : isMine
              ? t('mine', { until: until ?? '' })
              : t('nobody')}
        </p>
        {isMine ? (
          <Button size="sm" variant="outline" busy={call.busy} onClick={() => void send('release', false)}>
            {t('release')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            busy={call.busy}
            disabled={claimedBy !== undefined && !sure}
            onClick={() => void send('claim', sure)}
          >
            {claimedBy ? t('takeOver') : t('claim')}
          </Button>
        )}
      </div>
      {claimedBy && (
        <Checkbox
          label={t('sure', { name: claimedBy })}
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
      )}
      {call.failure?.message && (
        <p role="alert" className="text-vermilion">
          {call.failure.message}
        </p>
      )}
    </div>
  );
}
