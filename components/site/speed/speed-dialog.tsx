'use client';

import { useEffect, useState } from 'react';
import { RefreshCw } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { linesToShow, linesToTest, type DomainLine } from '@/lib/content/domains/rules';
import { callApi } from '@/lib/platform/http/call';
import { measureLine } from './measure';
import { SpeedLine } from './speed-line';

interface State {
  lines: readonly DomainLine[];
  /** Domains that are being measured. */
  testing: readonly string[];
  failed: boolean;
}

/** The speed test: measures up to five domains from this device; choosing one opens the same page there. */
export default function SpeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('speed');
  const here = window.location.host;
  const [state, setState] = useState<State>({ lines: [], testing: [here], failed: false });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const measure = async () => {
      const { list } = await callApi<{ list: { domainName: string }[] }>(
        'GET',
        '/wps/system/domainRoute',
        undefined,
        controller.signal,
      );
      const candidates = linesToTest(
        list.map((line) => line.domainName),
        here,
      );
      setState((before) => ({ ...before, testing: candidates, failed: false }));
      await Promise.all(
        candidates.map(async (domainName) => {
          const line = await measureLine(domainName, controller.signal);
          if (controller.signal.aborted) return;
          setState((before) => ({
            ...before,
            lines: linesToShow(before.lines, [line], here),
            testing: before.testing.filter((name) => name !== domainName),
          }));
        }),
      );
    };
    measure().catch(() => {
      if (!controller.signal.aborted) setState((before) => ({ ...before, testing: [], failed: true }));
    });
    return () => controller.abort();
  }, [here, round]);

  const measureAgain = () => {
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
        <Button onClick={measureAgain} busy={busy}>
          {!busy && <RefreshCw aria-hidden className="size-4" />}
          {busy ? t('testing') : t('again')}
        </Button>
      }
    >
      {state.failed ? (
        <ErrorState title={t('loadFailed')} retryLabel={t('retry')} onRetry={measureAgain} />
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
