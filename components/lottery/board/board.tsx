'use client';

import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDecimal } from '@/lib/money/amount';
import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { boardReducer, firstState, keepState, keptState } from './board-state';
import { ChoiceFields } from './choice-fields';
import { DrawLine } from './draw-line';
import { callEngine } from './engine-client';
import { PlayPicker } from './play-picker';
import { PlayRule } from './play-rule';
import { SlipPanel } from './slip-panel';
import { stakeOfLine, totalsOf } from './slip';
import { StakeFields } from './stake-fields';
import type { BetBoardProps } from './types';
import { useChoice } from './use-choice';
import { usePlacing } from './use-placing';
import { usePlayOdds } from './use-play-odds';

/** The board of a game; a sentence if this version of the site does not know the game. */
export function Board(props: BetBoardProps) {
  const t = useTranslations('lottery-board');
  const game = findGame(props.game.gameCode);
  if (!game) return <EmptyState title={t('unknownGame')} />;
  // The session is not known yet: no amount can be shown.
  if (props.currency === '') return <Skeleton className="h-96 w-full" />;
  return <GameBoard {...props} data={game} />;
}

function GameBoard(props: BetBoardProps & { data: LotteryGame }) {
  const { data, current, locale, memberId, currency, balance, free } = props;
  const { gameCode, prizeModes } = props.game;
  const t = useTranslations('lottery-board');
  const plays = useMemo(() => playsOf(data), [data]);
  const first = plays.values().next().value as Play;
  const [state, dispatch] = useReducer(
    boardReducer,
    undefined,
    () =>
      keptState(memberId, gameCode, free, prizeModes, (code) => plays.get(code)?.shape) ??
      firstState(first.type.code, first.shape, prizeModes),
  );
  useEffect(() => keepState(memberId, gameCode, free, state), [memberId, gameCode, free, state]);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const play = plays.get(state.choice.play) ?? first;
  const odds = usePlayOdds(gameCode, play);
  const choice = useChoice(gameCode, play, state.choice, current?.given);
  const placing = usePlacing({ ...props, state, dispatch });
  const period = current?.period ?? null;
  const { stake, lines } = state;
  const choosePlay = useCallback(
    (chosen: Play) => dispatch({ kind: 'choosePlay', play: chosen.type.code, shape: chosen.shape }),
    [],
  );

  const add = () => {
    if (choice.units < 1 || choice.problem) return;
    const line = { ...stake, play: play.type.code, selection: choice.text, units: choice.units };
    dispatch({ kind: 'add', lines: [line], period });
  };
  const addRandom = async (count: number) => {
    const selections = await callEngine('random', { game: gameCode, play: play.type.code, count });
    const units = await callEngine('count', {
      game: gameCode,
      lines: selections.map((selection) => ({ play: play.type.code, selection })),
    });
    dispatch({
      kind: 'add',
      period,
      fromElsewhere: true,
      lines: selections.map((selection, at) => ({
        ...stake,
        play: play.type.code,
        selection,
        units: units[at]!,
      })),
    });
  };
  const totals = totalsOf(lines, prizeModes);
  const chosenStake = choice.units > 0 ? stakeOfLine({ ...stake, units: choice.units }) : 0n;
  const slip = (isSheet: boolean) => (
    <SlipPanel
      isSheet={isSheet}
      locale={locale}
      gameCode={gameCode}
      plays={plays}
      state={state}
      dispatch={dispatch}
      placing={placing}
      totals={totals}
      prizeModes={prizeModes}
      current={current}
      isOpen={props.game.open}
      coming={props.coming}
      currency={currency}
      balance={balance}
      free={free}
      onEdit={() => setSlipOpen(false)}
    />
  );
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t('board')} className="flex min-w-0 flex-col gap-4">
          <PlayPicker game={data} plays={plays} chosen={play} onChoose={choosePlay} />
          <div className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
            <PlayRule play={play} odds={odds} stake={stake} currency={currency} locale={locale} />
            <ChoiceFields
              play={play}
              odds={odds}
              choice={state.choice}
              checked={choice}
              stake={stake}
              currency={currency}
              locale={locale}
              dispatch={dispatch}
              onRandom={addRandom}
              gameCode={gameCode}
            />
            <StakeFields
              stake={stake}
              prizeModes={prizeModes}
              play={play}
              odds={odds}
              classes={choice.classes}
              chosenStake={chosenStake}
              currency={currency}
              locale={locale}
              onChange={(changed) => dispatch({ kind: 'setStake', stake: changed })}
            />
          </div>
          <div className="sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-hairline bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-lift lg:mx-0 lg:rounded-card lg:border @3xl:static">
            <DrawLine
              current={current}
              isOpen={props.game.open}
              className="basis-full border-b border-hairline pb-1.5 @3xl:hidden"
            />
            <p aria-live="polite" className="min-w-0 flex-1 text-sm leading-tight">
              <span className="tabular block text-muted">{t('combinations', { count: choice.units })}</span>
              <Money
                value={formatDecimal(chosenStake)}
                currency={currency}
                locale={locale}
                className="font-display text-lg font-bold"
              />
            </p>
            <Button
              variant={lines.length > 0 && choice.units === 0 ? 'surface' : 'amber'}
              disabled={choice.units < 1 || choice.problem !== undefined || state.pending !== null}
              onClick={add}
            >
              {state.editing === null ? t('add') : t('change')}
            </Button>
            <Button
              className="@3xl:hidden"
              variant={lines.length > 0 && choice.units === 0 ? 'amber' : 'outline'}
              onClick={() => setSlipOpen(true)}
            >
              {t('openSlip', { count: lines.length })}
            </Button>
          </div>
          {state.problem && (
            <p role="alert" className="text-sm text-vermilion">
              {t(`problems.${state.problem}`)}
            </p>
          )}
        </section>
        <aside className="sticky top-[calc(var(--header-height)+2.5rem)] hidden max-h-[calc(100dvh-var(--header-height)-3.5rem)] overflow-y-auto rounded-card border border-hairline bg-surface p-4 shadow-lift @3xl:block">
          {slip(false)}
        </aside>
        <Sheet
          open={isSlipOpen}
          onClose={() => setSlipOpen(false)}
          title={t('slip')}
          closeLabel={t('close')}
          side="bottom"
        >
          {slip(true)}
        </Sheet>
      </div>
    </div>
  );
}
