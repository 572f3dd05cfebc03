'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ShownSum } from '@/lib/backoffice/lottery/schema';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import { EntryEffect, EntryFacts, type ShownEntry } from './decision-view';
import { usePreview } from './use-preview';

/** An entry that waits for another operator. */
export interface ShownDecision extends ShownEntry {
  id: string;
  drawId: string;
  origin: 'typed' | 'imported';
  reason: string | null;
  enteredBy: string;
  /** The operator who looks at it has entered it. */
  isOwn: boolean;
}

type Previews = { list: { id: string; sums: ShownSum[] }[] };
export const DECISIONS_PATH = '/backoffice/api/lottery/decisions';

/** Confirms or rejects what another operator has entered; who entered it sees that another one is needed. */
export function DecisionButtons({ decision }: { decision: ShownDecision }) {
  const t = useTranslations('backoffice-lottery.decide');
  const preview = usePreview<Previews>();
  const call = useCall();
  const [action, setAction] = useState<'confirm' | 'reject'>();
  const begin = (next: 'confirm' | 'reject') => {
    setAction(next);
    if (next === 'confirm') preview.load(`${DECISIONS_PATH}/preview`, { ids: [decision.id] });
  };
  const close = () => {
    setAction(undefined);
    preview.clear();
  };
  const submit = async () => {
    if (action && (await call.send(`${DECISIONS_PATH}/${decision.id}/${action}`, {}, t(`${action}.done`))))
      close();
  };
  const shown = action ?? 'confirm';
  const isConfirm = shown === 'confirm';
  return (
    <span className="flex flex-wrap items-center gap-2">
      {decision.isOwn ? (
        <span className="text-xs text-muted">{t('own')}</span>
      ) : (
        <Button size="sm" variant="amber" onClick={() => begin('confirm')}>
          {t('confirm.button')}
        </Button>
      )}
      <Button size="sm" variant="caution" onClick={() => begin('reject')}>
        {t('reject.button')}
      </Button>
      <FormDialog
        open={action !== undefined}
        size="md"
        title={t(isConfirm ? `confirm.titles.${decision.kind}` : 'reject.title')}
        description={isConfirm ? t(`confirm.texts.${decision.kind}`) : t('reject.text')}
        confirmLabel={t(isConfirm ? 'confirm.button' : 'reject.button')}
        tone={isConfirm && decision.kind === 'result' ? 'amber' : 'danger'}
        call={call}
        message={preview.failure?.message}
        disabled={isConfirm && !preview.value?.list.length}
        onSubmit={submit}
        onClose={close}
      >
        <EntryFacts entry={decision} />
        {isConfirm && <LoadedEffect decision={decision} preview={preview} />}
        <EntrySource decision={decision} />
      </FormDialog>
    </span>
  );
}

/** What a decision does, as soon as it is known. */
function LoadedEffect({
  decision: { id, kind },
  preview,
}: {
  decision: ShownDecision;
  preview: ReturnType<typeof usePreview<Previews>>;
}) {
  const t = useTranslations('backoffice-lottery.decide');
  if (preview.failure) return null;
  const found = preview.value?.list.find((one) => one.id === id);
  return (
    <div role="status" className="rounded-control border border-edge bg-sunken px-3 py-2">
      {found ? (
        <EntryEffect kind={kind} sums={found.sums} />
      ) : preview.value ? (
        <p className="text-sm">{t('gone')}</p>
      ) : (
        <Skeleton className="h-5 w-full" />
      )}
    </div>
  );
}

/** Who has entered it, and why. */
function EntrySource({ decision: { enteredBy, reason } }: { decision: ShownDecision }) {
  const t = useTranslations('backoffice-lottery.decide');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted">{t('enteredBy')}</dt>
      <dd>
        <bdi>{enteredBy}</bdi>
      </dd>
      {reason && (
        <>
          <dt className="text-muted">{t('reason')}</dt>
          <dd className="break-words">{reason}</dd>
        </>
      )}
    </dl>
  );
}

/** Confirms results that were chosen, after they have been shown together with what they do. */
export function ConfirmChosen({
  decisions,
  onDone,
}: {
  decisions: readonly ShownDecision[];
  onDone: (refused: readonly { id: string; message: string | null }[]) => void;
}) {
  const t = useTranslations('backoffice-lottery');
  const preview = usePreview<Previews>();
  const call = useCall();
  const [open, setOpen] = useState(false);
  const ids = decisions.map(({ id }) => id);
  const close = () => {
    setOpen(false);
    preview.clear();
  };
  const submit = async () => {
    const sent = await call.send<{
      results: { id: string; status: string | null; message: string | null }[];
    }>(
      `${DECISIONS_PATH}/confirm`,
      { ids },
      ({ results }) =>
        t('results.confirmedCount', { count: results.filter(({ status }) => status !== null).length }),
      ({ results }) => onDone(results.filter(({ status }) => status === null)),
    );
    if (sent) close();
  };
  return (
    <>
      <Button
        size="sm"
        variant="amber"
        disabled={ids.length === 0}
        onClick={() => {
          setOpen(true);
          preview.load(`${DECISIONS_PATH}/preview`, { ids });
        }}
      >
        {t('results.confirmChosen', { count: ids.length })}
      </Button>
      <FormDialog
        open={open}
        size="md"
        title={t('results.chosenTitle', { count: ids.length })}
        description={t('results.chosenText')}
        confirmLabel={t('decide.confirm.button')}
        call={call}
        message={preview.failure?.message}
        disabled={!preview.value?.list.length}
        onSubmit={submit}
        onClose={close}
      >
        <ul className="flex flex-col gap-5">
          {decisions.map((decision) => (
            <li key={decision.id} className="flex flex-col gap-2">
              <EntryFacts entry={decision} />
              <LoadedEffect decision={decision} preview={preview} />
            </li>
          ))}
        </ul>
      </FormDialog>
    </>
  );
}
