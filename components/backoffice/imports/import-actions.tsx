'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ImportStatus } from '@/lib/platform/imports/rules';
import { callApi } from '@/lib/platform/http/call';
import { useCall } from '../use-call';
import { ImportStatusBadge } from './import-status';

export interface Progress {
  status: ImportStatus;
  written: number;
  outdated: number;
  total: number;
  stalled: boolean;
}

export interface ImportActionsProps extends Progress {
  /** The calls of the import: `/backoffice/api/games/imports/7`. */
  path: string;
  /** Where the texts are: `<namespace>.import`. */
  namespace: 'backoffice-games' | 'backoffice-members';
  refused: number;
}

/** Milliseconds between two looks at a running import. */
const LOOK_EVERY = 1_000;
const RUNNING: readonly ImportStatus[] = ['queued', 'running', 'cancelling'];

/** The buttons of an import, and while it runs, how far it is. The page looks every second, and only then. */
export function ImportActions({ path, namespace, refused, ...given }: ImportActionsProps) {
  const t = useTranslations(namespace);
  const figure = new Intl.NumberFormat(useLocale());
  const call = useCall();
  const router = useRouter();
  const [seen, setSeen] = useState<Progress>(given);
  const [known, setKnown] = useState(given.status);
  const [asking, setAsking] = useState(false);
  // The page was refreshed by a button: what the server said then is the latest.
  if (known !== given.status) {
    setKnown(given.status);
    setSeen(given);
  }
  const { status, written, outdated, total, stalled } = seen;
  const isRunning = RUNNING.includes(status) && !stalled;

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const next = await callApi<Progress>('GET', path, undefined, signal).catch(() => undefined);
    if (!next || signal.aborted) return;
    setSeen(next);
    if (!RUNNING.includes(next.status) || next.stalled) router.refresh();
  });
  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const timer = setInterval(() => void look(controller.signal), LOOK_EVERY);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [isRunning]);

  const handled = written + outdated;
  const share = total === 0 ? 100 : Math.round((handled / total) * 100);
  const start = async () => {
    if (await call.send(`${path}/start`, {}, t('import.started'))) setAsking(false);
  };
  const isNew = status === 'checked';
  const canStart =
    isNew || status === 'cancelled' || status === 'failed' || (RUNNING.includes(status) && stalled);
  const button = isNew ? 'import.apply' : 'import.continue';
  return (
    <div className="flex flex-col gap-4">
      <p>
        <ImportStatusBadge status={status} namespace={namespace} />
      </p>
      <FormAlert message={call.failure?.message} />
      {status !== 'checked' && (
        <div>
          <div
            role="progressbar"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={share}
            aria-label={t('import.progress')}
            className="h-2 overflow-hidden rounded-full bg-sunken"
          >
            <span
              className="block h-full rounded-full bg-amber transition-[width] duration-200"
              style={{ width: `${share}%` }}
            />
          </div>
          <p role="status" className="mt-1.5 text-sm text-muted tabular">
            {t('import.handled', { handled: figure.format(handled), total: figure.format(total) })}
          </p>
        </div>
      )}
      {status === 'failed' && (
        <p role="alert" className="text-sm text-vermilion">
          {t('import.failed')}
        </p>
      )}
      {stalled && (
        <p role="alert" className="text-sm text-vermilion">
          {t('import.stalled')}
        </p>
      )}
      {outdated > 0 && <p className="text-sm text-amber">{t('import.outdatedText', { count: outdated })}</p>}
      <div className="flex flex-wrap gap-2">
        {canStart && (
          <Button variant="amber" disabled={total === 0} onClick={() => setAsking(true)}>
            {t(button, { count: figure.format(total - handled) })}
          </Button>
        )}
        {(status === 'queued' || status === 'running') && (
          <Button
            variant="caution"
            busy={call.busy}
            onClick={() => void call.send(`${path}/cancel`, {}, t('import.cancelled'))}
          >
            {t('import.cancel')}
          </Button>
        )}
      </div>
      {isNew && total === 0 && <p className="text-sm text-muted">{t('import.nothing')}</p>}
      <ConfirmDialog
        open={asking}
        title={t('import.askTitle', { count: figure.format(total - handled) })}
        message={refused > 0 ? t('import.askRefused', { count: refused }) : t('import.askText')}
        confirmLabel={t('import.confirm')}
        cancelLabel={t('cancel')}
        busy={call.busy}
        onConfirm={() => void start()}
        onClose={() => {
          call.reset();
          setAsking(false);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </div>
  );
}
