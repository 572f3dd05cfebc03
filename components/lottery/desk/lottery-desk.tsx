'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { CountBadge } from '@/components/session/count-badge';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { useSession } from '@/components/session/use-session';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ChevronDown } from '@/components/ui/icons';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Money } from '@/components/ui/money';
import { PartBoundary } from '@/components/ui/part-boundary';
import { queryClient } from '@/components/ui/query-client';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { isTrialType } from '@/lib/identity/account-types';
import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { BoardSkeleton } from '../board-skeleton';
import { LIVE_KEYS, openBetsQuery } from '../bets/bet-queries';
import { WinNote } from '../bets/win-note';
import { forgetServerTime } from '../clock/server-clock';
import { COLUMNS } from '../columns';
import { DrawSkeleton, ResultSkeleton } from '../draw/draw-skeleton';
import { DrawStage } from '../draw/draw-stage';
import { SalesClock } from '../draw/sales-clock';
import { chosenGame, firstGame } from '../hall-path';
import { HistoryPanel } from '../history/history-panel';
import { pictureOf } from '../pictures/picture-kind';
import { DESK_NAMESPACES } from '../namespaces';
import type { PlayHead } from '../play-heading';
import { currentQuery, menuQuery, refreshBets } from '../queries';
import type { DeskGame, ShellGame } from '../shell-game';
import { usePictureNames } from '../use-picture-names';
import { useWide } from '../use-wide';
import { GameGlyph } from './game-glyph';
import { GameMenu } from './game-menu';
import { TabRow } from './tab-row';
import { TABS, useAddress, type LotteryTab } from './use-address';

const loadBoard = () => import('../board/bet-board');
const BetBoard = lazy(loadBoard);
const MyBetsPanel = lazy(() => import('../bets/my-bets-panel'));
const ChartsPanel = lazy(() => import('../charts/charts-panel'));
const RulesPanel = lazy(() => import('../rules/rules-panel'));

/** Beside the board on wide screens. */
const SIDE_TABS = ['results', 'mine'] as const;
const CENTRE_TABS = ['bet', 'charts', 'rules'] as const;

interface Props {
  locale: LocaleCode;
  hall: LotteryHall;
  /** The games as the page contains them, until the menu is there. */
  games: readonly ShellGame[];
  /** The play type that the first game of the page begins with. */
  play: PlayHead;
  /** What the server rendered, until the texts are there. */
  fallback: ReactNode;
}

/** The page of a lottery game: the menu, the draw, and what can be done with it. Loaded after the page, which shows its first view. */
export default function LotteryDesk({ locale, hall, games, play, fallback }: Props) {
  // The board is loaded while the texts, the draws and the session are asked for.
  useEffect(() => void loadBoard().catch(() => undefined), []);
  return (
    <MessagesBoundary locale={locale} namespaces={DESK_NAMESPACES} fallback={fallback}>
      <Desk locale={locale} hall={hall} games={games} play={play} />
    </MessagesBoundary>
  );
}

/** Reads everything again when the page comes back: its timers stood still, and its clock may have. */
function useRefreshOnReturn(): void {
  useEffect(() => {
    const handle = () => {
      if (document.hidden) return;
      forgetServerTime();
      void queryClient.invalidateQueries({ queryKey: ['lottery'] });
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);
}

function Desk({ locale, hall, games: shell, play }: Omit<Props, 'fallback'>) {
  const t = useTranslations('lottery');
  const [address, change] = useAddress();
  useRefreshOnReturn();
  const menu = useQuery(menuQuery(locale)).data?.list;
  const games: readonly DeskGame[] = menu?.length ? menu : shell;
  // If the address names no game, the page keeps the one that it began with.
  const [first] = useState(() => chosenGame(shell, hall, address.gameCode).gameCode);
  const chosen = chosenGame(games, hall, address.gameCode ?? first);
  const isUnknown =
    menu !== undefined && address.gameCode !== undefined && address.gameCode !== chosen.gameCode;
  return (
    <>
      {isUnknown && (
        <Card role="status">
          <p className="font-display text-lg font-semibold">{t('unknown')}</p>
          <p className="mt-1 text-sm text-muted">{t('unknownHint')}</p>
        </Card>
      )}
      <GameDesk
        locale={locale}
        games={games}
        chosen={chosen}
        play={chosen.gameCode === firstGame(shell, hall).gameCode ? play : undefined}
        tab={address.tab}
        onChange={change}
      />
    </>
  );
}

interface GameDeskProps {
  locale: LocaleCode;
  games: readonly DeskGame[];
  chosen: DeskGame;
  /** The play type that the board begins with, if it is known before the board is loaded. */
  play: PlayHead | undefined;
  tab: LotteryTab;
  onChange: (part: { gameCode?: string; tab?: LotteryTab }) => void;
}

function GameDesk({ locale, games, chosen, play, tab, onChange }: GameDeskProps) {
  const t = useTranslations('lottery');
  const names = usePictureNames();
  const isWide = useWide();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const session = useSession();
  // Amounts have no currency before the session is known.
  const currency = session.balance?.currency ?? session.member?.currency;
  const isFree = isTrialType(session.member?.type ?? 0);
  const game = findGame(chosen.gameCode)!;
  const current = useQuery({
    ...currentQuery(chosen.gameCode),
    placeholderData: keepPreviousData,
  });
  // Until the draws of another game are there, those of the game before must not be shown as its own.
  const draws = current.isPlaceholderData ? undefined : current.data;
  // The member's prize modes come with the menu.
  const { gameCode, open: isOpen, prizeModes } = chosen;
  const board = prizeModes && { gameCode, open: isOpen, prizeModes };
  // While a draw is awaited, the last result comes with the menu. Before the menu is there, nobody knows that there is none.
  const isResultKnown = chosen.last !== undefined || Boolean(draws?.previous?.result);
  // An answer of the server is rendered at once and in one piece, and the board is the largest part of the page. Deferred, it is rendered in
  // steps, and the page responds to input meanwhile.
  const showsBoard = useDeferredValue(Boolean(currency && board && current.data));
  // What the draw has brought is read when its numbers are shown, not before.
  const handleShown = useCallback(() => {
    refreshBets();
    void queryClient.invalidateQueries({ queryKey: ['lottery', 'draws', chosen.gameCode] });
  }, [chosen.gameCode]);
  // The draw whose numbers are not all shown yet. No part of the page may tell its result first.
  const [secret, setSecret] = useState<string>();
  const choose = (next: DeskGame) => {
    setMenuOpen(false);
    onChange({ gameCode: next.gameCode });
  };
  const menu = <GameMenu locale={locale} games={games} chosen={chosen} onChoose={choose} />;
  const tabs = isWide ? CENTRE_TABS : TABS;
  const panel = tabs.some((value) => value === tab) ? tab : 'bet';
  const [side, setSide] = useState<(typeof SIDE_TABS)[number]>(tab === 'mine' ? 'mine' : 'results');
  const [sideOf, setSideOf] = useState(tab);
  if (sideOf !== tab) {
    // A link to a tab that is beside the board on wide screens opens it there.
    setSideOf(tab);
    if (tab === 'mine' || tab === 'results') setSide(tab);
  }
  const open = useQuery(openBetsQuery());
  const unsettled = open.data?.list.filter((bet) => bet.gameCode === chosen.gameCode) ?? [];
  const waiting = unsettled.length;
  const hasBets = unsettled.some(({ period }) => period === draws?.previous?.period);
  const labelOf = (value: LotteryTab) => (
    <>
      {t(`tabs.${value}`)}
      {value === 'mine' && <CountBadge count={waiting} words={t('bets.waiting', { count: waiting })} />}
    </>
  );
  useLiveQueries(LIVE_KEYS);
  const skeleton = <BoardSkeleton play={play} />;
  return (
    <div className={COLUMNS}>
      <aside className="hidden self-start xl:block">{menu}</aside>
      <div className="flex min-w-0 flex-col gap-4">
        <Card
          className={`lottery-head lottery-head-${chosen.region} relative flex flex-col gap-4 p-4! sm:p-5!`}
        >
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-xl font-extrabold sm:text-2xl">
              <span className="flex items-center gap-2.5 max-xl:hidden">
                <GameGlyph kind={pictureOf(game)} />
                {chosen.name}
              </span>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setMenuOpen(true)}
                className="flex min-h-11 items-center gap-2.5 rounded-control text-start xl:hidden"
              >
                <GameGlyph kind={pictureOf(game)} />
                <span className="min-w-0">{chosen.name}</span>
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
                <span className="sr-only">{t('chooseGame')}</span>
              </button>
            </h1>
            {session.balance ? (
              // On a phone the badge sits on the edge of the card, so that it moves nothing when the session is known.
              <p className="flex items-center gap-2 text-sm max-sm:absolute max-sm:end-4 max-sm:top-0 max-sm:-translate-y-1/2 sm:min-h-6">
                {isFree && (
                  <span className="flex rounded-full bg-surface">
                    <Badge tone="jade">{t('playMoney')}</Badge>
                  </span>
                )}
                {/* On a phone the header has it, and the numbers come first. */}
                <span className="text-muted max-sm:hidden">{t('balance')}</span>
                <Money
                  value={session.balance.available}
                  currency={session.balance.currency}
                  locale={locale}
                  className="font-bold max-sm:hidden"
                />
              </p>
            ) : (
              <Skeleton className="h-6 w-40 max-sm:hidden" />
            )}
          </header>
          {current.data ? (
            <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8" key={chosen.gameCode}>
              <SalesClock
                open={chosen.open}
                draw={draws?.draw ?? null}
                coming={draws?.coming ?? []}
                zone={game.schedule.zone}
              />
              {isResultKnown ? (
                <DrawStage
                  kind={pictureOf(game)}
                  previous={draws?.previous ?? null}
                  last={chosen.last ?? null}
                  zone={game.schedule.zone}
                  hasBets={hasBets}
                  onSecret={setSecret}
                  onShown={handleShown}
                />
              ) : (
                <ResultSkeleton game={game} names={names} />
              )}
            </div>
          ) : (
            <DrawSkeleton game={game} names={names} />
          )}
          {chosen.drawnByUs && chosen.region !== 'CN' && (
            <p className="text-xs text-muted">{t('drawnByUs')}</p>
          )}
        </Card>
        {/* It tells what comes after the page's first moment, by the server's clock. */}
        {current.data && <WinNote />}
        <TabRow
          label={t('parts')}
          tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
          chosen={panel}
          onChoose={(next) => onChange({ tab: next })}
        />
        <PartBoundary key={game.code} fallback={skeleton}>
          {/* The board stays: a slip that is begun is not lost by a look at the results. */}
          <div hidden={panel !== 'bet'}>
            {showsBoard && currency && board && current.data ? (
              <BetBoard
                locale={locale}
                game={board}
                current={draws?.draw ?? null}
                coming={draws?.coming ?? []}
                memberId={session.member?.id ?? ''}
                currency={currency}
                balance={session.balance?.available ?? '0'}
                free={isFree}
                fallback={skeleton}
                onPlaced={() => {
                  refreshBets();
                  setSide('mine');
                }}
              />
            ) : (
              skeleton
            )}
          </div>
          {panel === 'results' && <HistoryPanel game={game} secret={secret} />}
          {panel === 'mine' && <MyBetsPanel gameCode={game.code} secret={secret} />}
          {panel === 'charts' && <ChartsPanel game={game} secret={secret} />}
          {panel === 'rules' &&
            (prizeModes ? <RulesPanel locale={locale} game={game} modes={prizeModes} /> : <BoardSkeleton />)}
        </PartBoundary>
      </div>
      {isWide && (
        <aside className="flex min-w-0 flex-col gap-3">
          <TabRow
            label={t('parts')}
            tabs={SIDE_TABS.map((value) => ({ value, label: labelOf(value) }))}
            chosen={side}
            onChoose={setSide}
          />
          <PartBoundary key={game.code} fallback={<Skeleton className="h-96 w-full" />}>
            {side === 'results' ? (
              <HistoryPanel game={game} secret={secret} />
            ) : (
              <MyBetsPanel gameCode={game.code} secret={secret} />
            )}
          </PartBoundary>
        </aside>
      )}
      <Sheet
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={t('games')}
        closeLabel={t('close')}
        side="bottom"
      >
        {menu}
      </Sheet>
    </div>
  );
}
