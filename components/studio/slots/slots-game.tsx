'use client';

import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { parseAmount } from '@/lib/money/amount';
import { Console } from './console';
import { FreeSwitch } from './free-switch';
import { GameController, SESSION_ENDED_CODES, type FrameMessage } from './controller';
import { NoticeBar } from './notice-bar';
import { GameOverlay } from './overlays';
import type { Pictures } from './pictures';
import { ReelStage } from './reel-stage';
import { Sound } from './sound';
import { spinNumber } from './store';
import { studioApi } from '../studio-api';
import { FRAME_SOURCE } from '../frame-messages';
import { useGameKeys } from './use-game-keys';
import { WinLine } from './win-line';

const Paytable = lazy(() => import('./panels/paytable'));
const FairnessPanel = lazy(() => import('./panels/fairness-panel'));

interface Props {
  nodeId: string;
  name: string;
  pictures: Pictures;
}

/** A slot game: opens the session, shows the stage, and passes the player's input to the controller. */
export function SlotsGame({ nodeId, name, pictures }: Props) {
  const t = useTranslations('studio');
  const locale = useLocale();
  const [{ controller, sound }] = useState(() => makeGame(nodeId, locale));
  const state = useSyncExternalStore(controller.store.subscribe, controller.store.get, controller.store.get);
  const [panel, setPanel] = useState<'rules' | 'fairness' | null>(null);
  const opened = useRef(false);

  useEffect(() => {
    if (!opened.current) {
      opened.current = true;
      void controller.open();
    }
  }, [controller]);
  useGameKeys(controller, { blocked: panel !== null, onRules: () => setPanel('rules') });

  const tick = useCallback(() => sound.tick(Math.floor(performance.now() / 90)), [sound]);
  const { view } = state;
  const stake = useMemo(
    () => parseAmount(view?.stakes[state.stakeIndex] ?? '0') ?? 0n,
    [view, state.stakeIndex],
  );

  return (
    <main
      className="studio-game"
      data-status={state.status}
      data-phase={state.phase}
      data-feature={state.feature?.kind}
    >
      <picture>
        <source media="(min-aspect-ratio: 1/1)" srcSet={pictures.wide} />
        <img className="studio-backdrop" src={pictures.tall} alt="" />
      </picture>
      <div className="studio-veil" aria-hidden />
      <header className="studio-head">
        {/* A name without a translation is English on an Arabic page, too: it is cut off at its own end. */}
        <h1 className="font-display" dir="auto" title={name}>
          {name}
        </h1>
        {state.feature?.kind === 'freeSpins' ? (
          <p className="studio-badge">
            {t('freeSpinOf', {
              played: spinNumber(state.feature),
              all: state.feature.spinsAwarded,
            })}
          </p>
        ) : null}
        {view && (state.free || view.freeRounds.some(({ left }) => left > 0)) && !state.feature ? (
          <FreeSwitch state={state} onPress={() => controller.toggleFree()} />
        ) : null}
        {state.multiplier > 1 ? (
          <p
            key={state.multiplier}
            className="studio-badge studio-badge-hot font-display"
            // A large one stands over the reels before it takes its place.
            data-large={state.multiplier >= 10 || undefined}
          >
            ×{state.multiplier}
          </p>
        ) : null}
      </header>
      <div className="studio-stage">
        {view ? (
          <ReelStage
            view={view}
            controller={controller}
            sound={sound}
            label={t('reelsLabel', { name, reels: view.rules.reels })}
          />
        ) : (
          <div className="studio-waiting" role="status">
            {state.status === 'failed' ? (
              <div className="studio-card">
                <p className="studio-card-title font-display">{t('failed.title')}</p>
                <p className="studio-card-text">{state.failure?.message || t('failed.text')}</p>
                {SESSION_ENDED_CODES.has(state.failure?.code ?? '') ? (
                  <button
                    type="button"
                    className="studio-primary"
                    onClick={() => controller.postToFrame('reopen')}
                  >
                    {t('notice.reopen')}
                  </button>
                ) : (
                  <button type="button" className="studio-primary" onClick={() => void controller.open()}>
                    {t('notice.retry')}
                  </button>
                )}
              </div>
            ) : (
              <span className="studio-lantern" aria-label={t('loading')} />
            )}
          </div>
        )}
      </div>
      {view ? (
        <footer className="studio-foot">
          {/* A notice lies over this line, so that the reels keep their size and place. */}
          <div className="studio-told">
            <WinLine state={state} tick={tick} />
            <NoticeBar state={state} controller={controller} />
          </div>
          <Console
            state={state}
            controller={controller}
            onRules={() => setPanel('rules')}
            onFairness={() => setPanel('fairness')}
          />
        </footer>
      ) : null}
      {view ? <GameOverlay state={state} controller={controller} tick={tick} /> : null}
      <Suspense>
        {panel === 'rules' && view ? (
          <Paytable
            open
            onClose={() => setPanel(null)}
            rules={view.rules}
            pictures={view.game.pictures}
            currency={view.currency}
            stake={stake}
          />
        ) : null}
        {panel === 'fairness' && view ? (
          <FairnessPanel open onClose={() => setPanel(null)} state={state} controller={controller} />
        ) : null}
      </Suspense>
    </main>
  );
}

function makeGame(nodeId: string, locale: string) {
  const inBrowser = typeof window !== 'undefined';
  const storage = inBrowser ? window.localStorage : undefined;
  const sound = new Sound(storage);
  const postToFrame = (type: FrameMessage) => {
    if (!inBrowser || window.parent === window) return false;
    window.parent.postMessage({ source: FRAME_SOURCE, type }, window.location.origin);
    return true;
  };
  const controller = new GameController({
    api: studioApi(nodeId, locale),
    sound,
    storage,
    launchToken: inBrowser ? takeLaunchToken() : undefined,
    postToFrame,
  });
  return { controller, sound };
}

let taken: string | undefined;

/** Reads the launch token from the fragment and removes it from the address, so that nobody sees it. */
function takeLaunchToken(): string | undefined {
  const token = /^#([A-Za-z0-9_-]{16,128})$/.exec(window.location.hash)?.[1];
  if (token) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  taken = token ?? taken;
  return taken;
}
