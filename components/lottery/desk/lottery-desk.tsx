'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, useCallback, useEffect, useState, type ReactNode } from 'react';
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
import type { LocaleCode } from '@/lib/i18n/locales';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { LIVE_KEYS, openBetsQuery } from '../bets/bet-queries';
import { WinNote } from '../bets/win-note';
import { forgetServerTime, seedServerTime } from '../clock/server-clock';
import { COLUMNS } from '../columns';
import { DrawStage } from '../draw/draw-stage';
import { SalesClock } from '../draw/sales-clock';
import { HistoryPanel } from '../history/history-panel';
import { pictureOf } from '../pictures/picture-kind';
import { currentQuery, menuQuery, refreshBets } from '../queries';
import { useWide } from '../use-wide';
import type { LotteryFirst } from './first-data';
import { GameGlyph } from './game-glyph';
import { GameMenu } from './game-menu';
import { TabRow } from './tab-row';
import { TABS, useAddress, type LotteryTab } from './use-address';

const BetBoard = lazy(() => import('../board/bet-board'));
const MyBetsPanel = lazy(() => import('../bets/my-bets-panel'));
const ChartsPanel = lazy(() => import('../charts/charts-panel'));
const RulesPanel = lazy(() => import('../rules/rules-panel'));

/** Beside the board on wide screens. */
const SIDE_TABS = ['results', 'mine'] as const;
const CENTRE_TABS = ['bet', 'charts', 'rules'] as const;

interface Props {
  locale: LocaleCode;
  first: LotteryFirst;
  /** What the server rendered, until the texts are there. */
  fallback: ReactNode;
}

/** The page of a lottery game: the menu, the draw, and what can be done with it. Loaded after the page, which shows its first view. */
export default function LotteryDesk({ locale, first, fallback }: Props) {
  return (
    <MessagesBoundary
      locale={locale}
      namespaces={['lottery', 'lottery-plays', 'records', 'errors']}
      fallback={fallback}
    >
      <Desk locale={locale} first={first} />
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

function Desk({ locale, first }: Omit<Props, 'fallback'>) {
  const [address, change] = useAddress();
  useState(() => seedServerTime(first.menu.serverTime));
  useRefreshOnReturn();
  const menu = useQuery({ ...menuQuery(locale), initialData: first.menu });
  const games = menu.data.list;
  const find = (code: string | undefined) => games.find((game) => game.gameCode === code);
  const chosen = find(address.gameCode) ?? find(first.gameCode) ?? games[0]!;
  return (
    <GameDesk
      locale={locale}
      games={games}
      chosen={chosen}
      tab={address.tab}
      first={first}
      onChange={change}
    />
  );
}

interface GameDeskProps {
  locale: LocaleCode;
  games: readonly WireMenuGame[];
  chosen: WireMenuGame;
  tab: LotteryTab;
  first: LotteryFirst;
  onChange: (part: { gameCode?: string; tab?: LotteryTab }) => void;
}

function GameDesk({ locale, games, chosen, tab, first, onChange }: GameDeskProps) {
  const t = useTranslations('lottery');
  const isWide = useWide();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const session = useSession();
  // Amounts have no currency before the session is known.
  const currency = session.balance?.currency ?? session.member?.currency;
  const isFree = isTrialType(session.member?.type ?? 0);
  const game = findGame(chosen.gameCode)!;
  const current = useQuery({
    ...currentQuery(chosen.gameCode),
    ...(chosen.gameCode === first.gameCode && { initialData: first.current }),
    placeholderData: keepPreviousData,
  });
  // Until the draws of another game are there, those of the game before must not be shown as its own.
  const draws = current.isPlaceholderData ? undefined : current.data;
  // What the draw has brought is read when its numbers are shown, not before.
  const handleShown = useCallback(() => {
    refreshBets();
    void queryClient.invalidateQueries({ queryKey: ['lottery', 'draws', chosen.gameCode] });
  }, [chosen.gameCode]);
  // The draw whose numbers are not all shown yet. No part of the page may tell its result first.
  const [secret, setSecret] = useState<string>();
  const choose = (next: WireMenuGame) => {
    setMenuOpen(false);
    onChange({ gameCode: next.gameCode });
  };
  const menu = <GameMenu locale={locale} games={games} chosen={chosen} onChoose={choose} />;
  const tabs = isWide ? CENTRE_TABS : TABS;
  const panel = tabs.some((value) => value === tab) ? tab : 'bet';
  const [side, setSide] = useState<(typeof SIDE_TABS)[number]>('results');
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
  return (
    <div className={COLUMNS}>
      <aside className="hidden self-start xl:block">{menu}</aside>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className={`lottery-head lottery-head-${chosen.region} flex flex-col gap-4 p-4! sm:p-5!`}>
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
            {session.balance && (
              <p className="flex items-center gap-2 text-sm">
                {isFree && <Badge tone="jade">{t('playMoney')}</Badge>}
                {/* On a phone the header has it, and the numbers come first. */}
                <span className="text-muted max-sm:hidden">{t('balance')}</span>
                <Money
                  value={session.balance.available}
                  currency={session.balance.currency}
                  locale={locale}
                  className="font-bold max-sm:hidden"
                />
              </p>
            )}
          </header>
          <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8" key={chosen.gameCode}>
            <SalesClock
              open={chosen.open}
              draw={draws?.draw ?? null}
              coming={draws?.coming ?? []}
              zone={game.schedule.zone}
            />
            <DrawStage
              kind={pictureOf(game)}
              previous={draws?.previous ?? null}
              last={chosen.last}
              zone={game.schedule.zone}
              hasBets={hasBets}
              onSecret={setSecret}
              onShown={handleShown}
            />
          </div>
          {chosen.drawnByUs && chosen.region !== 'CN' && (
            <p className="text-xs text-muted">{t('drawnByUs')}</p>
          )}
        </Card>
        <WinNote />
        <TabRow
          label={t('parts')}
          tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
          chosen={panel}
          onChoose={(next) => onChange({ tab: next })}
        />
        <PartBoundary key={game.code} fallback={<Skeleton className="h-96 w-full" />}>
          {/* The board stays: a slip that is begun is not lost by a look at the results. */}
          <div hidden={panel !== 'bet'}>
            {currency ? (
              <BetBoard
                locale={locale}
                game={chosen}
                current={draws?.draw ?? null}
                coming={draws?.coming ?? []}
                memberId={session.member?.id ?? ''}
                currency={currency}
                balance={session.balance?.available ?? '0'}
                free={isFree}
                onPlaced={() => {
                  refreshBets();
                  setSide('mine');
                }}
              />
            ) : (
              <Skeleton className="h-96 w-full" />
            )}
          </div>
          {panel === 'results' && <HistoryPanel game={game} secret={secret} />}
          {panel === 'mine' && <MyBetsPanel gameCode={game.code} secret={secret} />}
          {panel === 'charts' && <ChartsPanel game={game} secret={secret} />}
          {panel === 'rules' && <RulesPanel locale={locale} game={game} modes={chosen.prizeModes} />}
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
