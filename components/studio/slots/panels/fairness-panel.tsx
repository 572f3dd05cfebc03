'use client';

import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink, RefreshCw } from '@/components/ui/icons';
import { ApiError } from '@/lib/platform/http/call';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { Dialog } from '@/components/ui/dialog';
import type { GameController } from '../controller';
import { lookOf } from '../pictures';
import { newClientSeed, type SeedHistory } from '@/components/studio/studio-api';
import type { GameSnapshot } from '../store';

interface Props {
  open: boolean;
  onClose(): void;
  state: GameSnapshot;
  controller: GameController;
}

const CLIENT_SEED = /^[A-Za-z0-9_-]{8,64}$/;

/** The terms of provably fair play: the commitment, the browser's seed, and the revealed seeds. */
export default function FairnessPanel({ open, onClose, state, controller }: Props) {
  const t = useTranslations('studio');
  const locale = useLocale() as LocaleCode;
  const fairness = state.fairness!;
  const [seed, setSeed] = useState(newClientSeed);
  const [history, setHistory] = useState<SeedHistory['revealed'] | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const roundOpen = state.feature !== null || state.phase !== 'idle';
  const valid = CLIENT_SEED.test(seed);

  useEffect(() => {
    let stays = true;
    controller.seeds().then(
      (found) => stays && setHistory(found.revealed),
      () => stays && setHistory([]),
    );
    return () => {
      stays = false;
    };
  }, [controller, fairness.commitment]);

  async function change() {
    setBusy(true);
    setFailure('');
    try {
      await controller.changeSeed(seed);
      setSeed(newClientSeed());
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || t('notice.error'));
    } finally {
      setBusy(false);
    }
  }

  const verify = (entry: SeedHistory['revealed'][number]) =>
    `${localePath(locale, '/fairness')}#${new URLSearchParams({
      model: state.view!.rules.code,
      look: lookOf(state.view!.game.pictures),
      server: entry.serverSeed,
      hash: entry.commitment,
      client: entry.clientSeed,
      nonce: String(Math.max(0, entry.spins - 1)),
    }).toString()}`;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('fairness.title')}
      description={t('fairness.intro')}
      closeLabel={t('close')}
      size="md"
    >
      <div className="space-y-6 pb-4 text-sm">
        <dl className="space-y-3">
          <Code name={t('fairness.hash')} value={fairness.commitment} />
          <Code name={t('fairness.client')} value={fairness.clientSeed ?? '–'} />
          <Code name={t('fairness.rounds')} value={String(fairness.nonce)} />
          <Code name={t('fairness.next')} value={fairness.nextCommitment} />
        </dl>
        <section className="rounded-card bg-ground p-4">
          <h3 className="mb-1 font-semibold">{t('fairness.change')}</h3>
          <p className="mb-3 text-muted">{t('fairness.changeText')}</p>
          <label className="block text-2xs text-faint" htmlFor="studio-client-seed">
            {t('fairness.newClient')}
          </label>
          <div className="mt-1 flex gap-2">
            <input
              id="studio-client-seed"
              value={seed}
              maxLength={64}
              spellCheck={false}
              autoComplete="off"
              dir="ltr"
              aria-invalid={!valid}
              aria-describedby="studio-client-seed-hint"
              onChange={(event) => setSeed(event.target.value)}
              className="min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 py-2 font-mono text-xs outline-none focus-visible:shadow-focus"
            />
            <button
              type="button"
              className="studio-tool"
              aria-label={t('fairness.another')}
              onClick={() => setSeed(newClientSeed())}
            >
              <RefreshCw aria-hidden />
            </button>
          </div>
          <p
            id="studio-client-seed-hint"
            className={`mt-1 text-2xs ${valid ? 'text-faint' : 'text-vermilion'}`}
          >
            {t('fairness.clientFormat')}
          </p>
          <button
            type="button"
            className="studio-primary mt-3"
            disabled={!valid || busy || roundOpen}
            onClick={change}
          >
            {t('fairness.reveal')}
          </button>
          {roundOpen ? <p className="mt-2 text-2xs text-faint">{t('fairness.roundOpen')}</p> : null}
          <p role="alert" className="mt-2 text-vermilion empty:hidden">
            {failure}
          </p>
        </section>
        <section>
          <h3 className="mb-2 font-semibold">{t('fairness.revealed')}</h3>
          {history === null ? <p className="text-faint">{t('loading')}</p> : null}
          {history?.length === 0 ? <p className="text-faint">{t('fairness.none')}</p> : null}
          <ul className="space-y-3">
            {history?.map((entry) => (
              <li key={entry.commitment} className="space-y-2 rounded-card bg-ground p-4">
                <dl className="space-y-2">
                  <Code name={t('fairness.server')} value={entry.serverSeed} />
                  <Code name={t('fairness.hash')} value={entry.commitment} />
                  <Code name={t('fairness.client')} value={entry.clientSeed} />
                </dl>
                <p className="flex items-center justify-between gap-3 text-muted">
                  <span>{t('fairness.spins', { count: entry.spins })}</span>
                  <a
                    href={verify(entry)}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex items-center gap-1.5 text-amber underline-offset-4 hover:underline"
                  >
                    {t('fairness.verify')} <ExternalLink className="size-3.5" aria-hidden />
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function Code({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-2xs text-faint">{name}</dt>
      <dd dir="ltr" className="font-mono text-xs break-all text-start">
        {value}
      </dd>
    </div>
  );
}
