'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useCall } from '../use-call';

/** Runs a scheduled task at once, or pauses and resumes its schedule. */
export function TaskActions({ name, paused, busy }: { name: string; paused: boolean; busy: boolean }) {
  const t = useTranslations('backoffice-system.jobs');
  const run = useCall();
  const pause = useCall();
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 xl:flex-nowrap">
      <Button
        size="sm"
        variant="outline"
        busy={run.busy}
        disabled={busy}
        onClick={() => void run.send('/backoffice/api/tasks/run', { name }, t('requested'))}
      >
        {t('run')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={pause.busy}
        onClick={() =>
          void pause.send(
            '/backoffice/api/tasks/pause',
            { name, paused: !paused },
            t(paused ? 'resumed' : 'pausedDone'),
          )
        }
      >
        {t(paused ? 'resume' : 'pause')}
      </Button>
      <Failed message={run.failure?.message ?? pause.failure?.message} />
    </span>
  );
}

/** Retries a failed job, or deletes it. */
export function FailedJobActions({ id }: { id: string }) {
  const t = useTranslations('backoffice-system.jobs');
  const call = useCall();
  const path = `/backoffice/api/tasks/jobs/${id}`;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Button
        size="sm"
        variant="outline"
        busy={call.busy}
        onClick={() => void call.send(`${path}/retry`, {}, t('retried'))}
      >
        {t('retry')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={call.busy}
        onClick={() => void call.send(`${path}/discard`, {}, t('discarded'))}
      >
        {t('discard')}
      </Button>
      <Failed message={call.failure?.message} />
    </span>
  );
}

const Failed = ({ message }: { message: string | undefined }) => (
  <span role="status" className="text-end text-sm text-vermilion empty:hidden">
    {message}
  </span>
);
