'use client';

import { useEffect, useState } from 'react';
import { RefreshCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { keptLines, linesToTest, type DomainLine } from '@/lib/content/domains/rules';
import { callApi } from '@/lib/platform/http/call';
import { measureLine } from './measure';
import { SpeedLine } from './speed-line';

interface State {
  lines: readonly DomainLine[];
  /** Lines that are being measured. */
  testing: readonly string[];
  failed: boolean;
}

/** The server-speed picker: five lines at a time, each measured from this device; choosing one keeps the page. */
export default function SpeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('speed');
  const here = window.location.host;
  const [state, setState] = useState<State>({ lines: [], testing: [here], failed: false });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const measure = async () => {
      const { list } = await callApi<{ list: { domainName: string }[] }>(
        'GET',
        '/wps/system/domainRoute',
        undefined,
        stop.signal,
      );
      const chosen = linesToTest(
        list.map((line) => line.domainName),
        here,
      );
      setState((before) => ({ ...before, testing: chosen, failed: false }));
      await Promise.all(
        chosen.map(async (domainName) => {
          const line = await measureLine(domainName, stop.signal);
          if (stop.signal.aborted) return;
          setState((before) => ({
            ...before,
            lines: keptLines(before.lines, [line], here),
            testing: before.testing.filter((name) => name !== domainName),
          }));
        }),
      );
    };
    measure().catch(() => {
      if (!stop.signal.aborted) setState((before) => ({ ...before, testing: [], failed: true }));
    });
    return () => stop.abort();
  }, [here, round]);

  const again = () => {
    setState((before) => ({ ...before, testing: [here], failed: false }));
    setRound(round + 1);
  };
  const waiting = state.testing.filter((name) => !state.lines.some((line) => line.domainName === name));
  const busy = state.testing.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button onClick={again} busy={busy}>
          {!busy && <RefreshCw aria-hidden className="size-4" />}
          {busy ? t('testing') : t('again')}
        </Button>
      }
    >
      {state.failed ? (
        <ErrorState title={t('loadFailed')} retryLabel={t('retry')} onRetry={again} />
      ) : (
        <>
          <ul className="flex flex-col gap-2" aria-busy={busy}>
            {state.lines.map((line) => (
              <SpeedLine key={line.domainName} name={line.domainName} line={line} here={here} />
            ))}
            {waiting.map((name) => (
              <SpeedLine key={name} name={name} line={undefined} here={here} />
            ))}
          </ul>
          {!busy && state.lines.length === 1 && <p className="mt-4 text-sm text-muted">{t('empty')}</p>}
        </>
      )}
    </Dialog>
  );
}
