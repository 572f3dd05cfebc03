'use client';

import { useState, type Dispatch } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Heart } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { formatDecimal } from '@/lib/money/amount';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { Countdown } from '../clock/countdown';
import type { BoardAction, BoardState } from './board-state';
import { ChaseDialog } from './chase-dialog';
import { FavouritesDialog } from './favourites-dialog';
import { RefusalText } from './refusal-text';
import { covers, type SlipTotals } from './slip';
import { SlipLineRow } from './slip-line-row';
import type { ComingDraw, ModeRange, OpenDraw, SlipLine, WireSlip } from './types';
import { useLastSlip } from './use-last-slip';
import type { Placing } from './use-placing';

interface Props {
  locale: string;
  gameCode: string;
  plays: ReadonlyMap<string, Play>;
  state: BoardState;
  dispatch: Dispatch<BoardAction>;
  placing: Placing;
  totals: SlipTotals;
  prizeModes: readonly ModeRange[];
  current: OpenDraw | null;
  /** The game takes bets. */
  isOpen: boolean;
  coming: readonly ComingDraw[];
  currency: string;
  balance: string;
  free: boolean;
  /** It is in a sheet, which has the title. */
  isSheet: boolean;
  /** A line was put back on the board. */
  onEdit: () => void;
}

/** The slip: its lines, what it costs, and the steps that place it. */
export function SlipPanel(props: Props) {
  const { locale, gameCode, plays, state, dispatch, placing, totals, prizeModes, current, isOpen } = props;
  const { coming, currency, balance, free } = props;
  const t = useTranslations('lottery-board');
  const [isConfirming, setConfirming] = useState(false);
  const [dialog, setDialog] = useState<'chase' | 'favourites'>();
  const { lines, target, pending } = state;
  const isEmpty = lines.length === 0;
  const earlier = useLastSlip(gameCode, free, prizeModes, isEmpty && state.last.length === 0);
  const last = state.last.length > 0 ? state.last : earlier;
  const addLines = (added: readonly Omit<SlipLine, 'key'>[]) =>
    change({ kind: 'add', lines: added, period: current?.period ?? null, fromElsewhere: true });
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  const hasMoved = lines.length > 0 && !pending && target !== current?.period;
  const isCovered = covers(balance, totals.stake);
  const place = async (leastPrize?: number) => {
    await placing.place(leastPrize === undefined ? {} : { leastPrize });
    setConfirming(false);
  };
  const change = (action: BoardAction) => {
    placing.forget();
    setConfirming(false);
    dispatch(action);
  };
  const repeat = () => addLines(last);

  return (
    <section aria-label={t('slip')} className="flex flex-col gap-3">
      <header className="flex min-h-11 items-center justify-between gap-2">
        {props.isSheet ? <span /> : <h2 className="text-lg font-bold">{t('slip')}</h2>}
        {!pending && (
          <span className="flex">
            <Button size="sm" variant="ghost" onClick={() => setDialog('favourites')}>
              <Heart aria-hidden className="size-4" />
              {t('favourites.open')}
            </Button>
            {!isEmpty && (
              <Button size="sm" variant="ghost" onClick={() => change({ kind: 'clearSlip' })}>
                {t('clearSlip')}
              </Button>
            )}
          </span>
        )}
      </header>
      {placing.placed && (
        <Placed
          slip={placing.placed}
          locale={locale}
          onClose={placing.forget}
          {...(last.length > 0 && { onRepeat: repeat })}
        />
      )}
      {isEmpty && !placing.placed && (
        <div className="py-6 text-center text-sm text-muted">
          <p>{t('empty')}</p>
          {last.length > 0 && (
            <Button size="sm" variant="outline" className="mt-3" onClick={repeat}>
              {t('repeat')}
            </Button>
          )}
        </div>
      )}
      {!isEmpty && (
        <>
          {hasMoved ? (
            <Moved
              target={target}
              current={current}
              onMove={(period) => change({ kind: 'moveTo', period })}
            />
          ) : (
            <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
              <span>
                {t('draw')} <Period value={target} />
              </span>
              {current && <Countdown until={current.closesAt} className="font-semibold" />}
            </p>
          )}
          <ol className="flex flex-col divide-y divide-hairline">
            {lines.map((line, index) => (
              <SlipLineRow
                key={line.key}
                line={line}
                number={index + 1}
                play={plays.get(line.play)}
                isEditing={state.editing === line.key}
                isLocked={pending !== null}
                refusal={placing.refusal?.line === index ? placing.refusal : undefined}
                currency={currency}
                locale={locale}
                onChange={change}
                onEdit={(play) => {
                  change({ kind: 'edit', key: line.key, shape: play.shape });
                  props.onEdit();
                }}
                onAcceptPrize={(permille) => void place(permille)}
                canPlace={!placing.busy && !hasMoved && isOpen}
              />
            ))}
          </ol>
          <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:-mb-4">
            <dl className="flex flex-col gap-1 text-sm">
              <Total name={t('linesAndUnits', { lines: totals.lines, units: totals.units })} isMain>
                {money(totals.stake)}
              </Total>
              {totals.rebate > 0n && <Total name={t('rebateTotal')}>{money(totals.rebate)}</Total>}
              <Total name={t('balance')}>
                <Money value={balance} currency={currency} locale={locale} />
              </Total>
            </dl>
            {pending ? (
              <Unclear placing={placing} />
            ) : (
              <>
                {placing.refusal && placing.refusal.line === undefined && (
                  <FormAlert
                    message={<RefusalText refusal={placing.refusal} currency={currency} locale={locale} />}
                  />
                )}
                {!isCovered && (
                  <div
                    role="status"
                    className="rounded-control border border-hairline bg-amber-wash p-3 text-sm"
                  >
                    <p>{t(free ? 'tooLittlePlay' : 'tooLittle')}</p>
                    {!free && (
                      <PageLink
                        href={localePath(locale as LocaleCode, '/member/deposit')}
                        className={`${buttonStyle({ variant: 'surface', size: 'sm' })} mt-2`}
                      >
                        {t('deposit')}
                      </PageLink>
                    )}
                  </div>
                )}
                {!isOpen && <p className="text-sm text-muted">{t('gameClosed')}</p>}
                {isConfirming ? (
                  <div className="flex flex-col gap-2.5 rounded-control border border-amber/50 bg-amber-wash p-3">
                    <p className="text-sm">
                      {t.rich('confirmText', {
                        lines: totals.lines,
                        stake: () => <strong>{money(totals.stake)}</strong>,
                        period: () => <Period value={target} />,
                      })}
                    </p>
                    <div className="flex gap-2">
                      <Button className="flex-1" disabled={placing.busy} onClick={() => setConfirming(false)}>
                        {t('back')}
                      </Button>
                      <Button
                        className="flex-1"
                        variant="amber"
                        autoFocus
                        busy={placing.busy}
                        disabled={hasMoved || !isCovered}
                        onClick={() => void place()}
                      >
                        {t('confirm')}
                      </Button>
                    </div>
                  </div>
                ) : (
                  <div className="flex gap-2">
                    <Button size="lg" disabled={placing.busy || !isOpen} onClick={() => setDialog('chase')}>
                      {t('chase.open')}
                    </Button>
                    <Button
                      variant="amber"
                      size="lg"
                      className="min-w-0 flex-1"
                      busy={placing.busy}
                      disabled={hasMoved || !isCovered || !isOpen}
                      onClick={() => setConfirming(true)}
                    >
                      {t('place')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </div>
        </>
      )}
      {dialog === 'chase' && !isEmpty && (!pending || placing.busy) && (
        <ChaseDialog
          gameCode={gameCode}
          lines={lines}
          current={current}
          coming={coming}
          placing={placing}
          balance={balance}
          currency={currency}
          locale={locale}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'favourites' && (
        <FavouritesDialog
          gameCode={gameCode}
          prizeModes={prizeModes}
          lines={lines}
          onLoad={addLines}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

function Total({
  name,
  isMain = false,
  children,
}: {
  name: string;
  isMain?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className={isMain ? 'font-display text-xl font-bold' : 'tabular font-medium'}>{children}</dd>
    </div>
  );
}

function Period({ value }: { value: string | null }) {
  return <bdi className="tabular font-semibold text-ink">{value}</bdi>;
}

/** The draw of the slip has closed: it goes into the next one only if the member says so. */
function Moved({
  target,
  current,
  onMove,
}: {
  target: string | null;
  current: OpenDraw | null;
  onMove: (period: string) => void;
}) {
  const t = useTranslations('lottery-board');
  return (
    <div role="alert" className="rounded-control border border-amber/50 bg-amber-wash p-3 text-sm">
      <p>
        {target === null ? t('noTarget') : t.rich('drawClosed', { period: () => <Period value={target} /> })}
      </p>
      {current ? (
        <Button size="sm" variant="amber" className="mt-2" onClick={() => onMove(current.period)}>
          {t.rich('moveTo', { period: () => <Period value={current.period} /> })}
        </Button>
      ) : (
        <p className="mt-1 text-muted">{t('noDraw')}</p>
      )}
    </div>
  );
}

/** The answer to the last try was lost. Nothing is changed until it is known. */
function Unclear({ placing }: { placing: Placing }) {
  const t = useTranslations('lottery-board');
  return (
    <div role="alert" className="rounded-control border border-amber/50 bg-amber-wash p-3 text-sm">
      <p>{placing.busy ? t('sending') : t('unclear')}</p>
      <Button
        size="sm"
        variant="amber"
        className="mt-2"
        busy={placing.busy}
        onClick={() => void placing.askAgain()}
      >
        {t('askAgain')}
      </Button>
    </div>
  );
}

function Placed({
  slip,
  locale,
  onClose,
  onRepeat,
}: {
  slip: WireSlip;
  locale: string;
  onClose: () => void;
  onRepeat?: () => void;
}) {
  const t = useTranslations('lottery-board');
  return (
    <div role="status" className="rounded-control border border-jade/40 bg-jade-wash p-3 text-sm">
      <p className="font-semibold">{t('placed')}</p>
      <p className="mt-0.5">
        {t.rich('placedText', {
          slip: () => <bdi className="tabular font-semibold">{slip.slipId}</bdi>,
          bets: slip.bets.length,
          stake: () => (
            <Money value={slip.stake} currency={slip.currency} locale={locale} className="font-semibold" />
          ),
        })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {onRepeat && (
          <Button size="sm" variant="outline" onClick={onRepeat}>
            {t('repeat')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
