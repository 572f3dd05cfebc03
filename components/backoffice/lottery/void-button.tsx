'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ShownSum } from '@/lib/backoffice/lottery/schema';
import type { DrawStatus } from '@/lib/studio/lottery/constants';
import { FormDialog } from '../form-dialog';
import { ReasonText } from '../reason-text';
import { useCall } from '../use-call';
import { EntryEffect, EntryFacts, type ShownEntry } from './decision-view';
import { usePreview } from './use-preview';

interface Props {
  drawId: string;
  status: DrawStatus;
  entry: ShownEntry;
  maxReason: number;
}

/** Asks for a draw to be voided, after it has shown the draw and what the void returns and takes back. */
export function VoidButton({ drawId, status, entry, maxReason }: Props) {
  const t = useTranslations('backoffice-lottery.void');
  const preview = usePreview<{ list: ShownSum[] }>();
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const path = `/backoffice/api/lottery/draws/${drawId}/void`;
  const close = () => {
    setOpen(false);
    setReason('');
    preview.clear();
  };
  const submit = async () => {
    if (await call.send(path, { reason: reason.trim() }, t('done'))) close();
  };
  const state = status === 'open' || status === 'closed' ? status : 'drawn';
  return (
    <>
      <Button
        size="sm"
        variant="caution"
        onClick={() => {
          setOpen(true);
          preview.load(`${path}/preview`, {});
        }}
      >
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        size="md"
        title={t('title')}
        description={t(`texts.${state}`)}
        confirmLabel={t('confirm')}
        tone="danger"
        call={call}
        message={preview.failure?.message}
        disabled={!preview.value}
        onSubmit={submit}
        onClose={close}
      >
        <EntryFacts entry={entry} />
        <div role="status" className="rounded-control border border-edge bg-sunken px-3 py-2">
          {preview.value ? (
            <EntryEffect kind="void" sums={preview.value.list} />
          ) : (
            !preview.failure && <Skeleton className="h-5 w-full" />
          )}
        </div>
        <ReasonText
          label={t('reason')}
          hint={t('reasonHint')}
          error={call.failure?.fields.reason?.message}
          maxLength={maxReason}
          rows={2}
          value={reason}
          onChange={setReason}
        />
      </FormDialog>
    </>
  );
}
