'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { PenLine, Trash2 } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { Play } from '@/lib/studio/lottery/plays/play';
import type { BoardAction } from './board-state';
import type { Refusal } from './refusal';
import { RefusalText } from './refusal-text';
import { stakeOfLine } from './slip';
import { wholeNumber } from './whole-number';
import type { SlipLine } from './types';
import { usePlayTexts } from './use-play-texts';

interface Props {
  line: SlipLine;
  /** Counted from 1. */
  number: number;
  /** Undefined if the game has this play type no longer. */
  play: Play | undefined;
  isEditing: boolean;
  /** A slip that was sent cannot be changed. */
  isLocked: boolean;
  refusal: Refusal | undefined;
  currency: string;
  locale: string;
  canPlace: boolean;
  onChange: (action: BoardAction) => void;
  onEdit: (play: Play) => void;
  onAcceptPrize: (permille: number) => void;
}

/** A line of the slip. Of a long selection only its beginning is shown. */
export function SlipLineRow(props: Props) {
  const { line, number, play, isEditing, isLocked, refusal, currency, locale, canPlace } = props;
  const t = useTranslations('lottery-board');
  const texts = usePlayTexts();
  const name = play ? texts.playName(play.type) : line.play;
  const shown = play && texts.selection(play.shape, line.selection);
  const icon = classes(buttonStyle({ variant: 'ghost', size: 'icon' }), 'shrink-0');
  return (
    <li className={classes('py-2.5', isEditing && '-mx-2 rounded-control bg-amber-wash px-2')}>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1">
          <p className="text-sm font-semibold">{name}</p>
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
            <bdi>{shown?.text ?? line.selection.slice(0, 80)}</bdi>
            {shown && shown.more > 0 && <> {t('andMore', { count: shown.more })}</>}
          </p>
        </div>
        {!isLocked && (
          <>
            {play && (
              <button
                type="button"
                aria-label={t('editLine', { number })}
                onClick={() => props.onEdit(play)}
                className={icon}
              >
                <PenLine aria-hidden className="size-4" />
              </button>
            )}
            <button
              type="button"
              aria-label={t('removeLine', { number })}
              onClick={() => props.onChange({ kind: 'remove', key: line.key })}
              className={icon}
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          </>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="tabular flex flex-wrap items-center gap-x-1.5 text-faint">
          <bdi>
            {new Intl.NumberFormat(locale).format(line.units)} ×{' '}
            <Money value={line.unit} currency={currency} locale={locale} /> ×
          </bdi>
          {isLocked ? (
            <bdi>{line.multiple}</bdi>
          ) : (
            <input
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              aria-label={t('lineMultiple', { number })}
              value={line.multiple}
              onChange={(event) =>
                props.onChange({
                  kind: 'setMultiple',
                  key: line.key,
                  multiple: wholeNumber(event.target.value),
                })
              }
              className="h-11 w-16 rounded-control border border-edge bg-sunken/60 text-center text-base text-ink lg:h-9"
            />
          )}
          {line.prizeMode !== 'ZY' && <span>{t('seriesOf', { series: String(line.series) })}</span>}
        </span>
        <Money
          value={formatDecimal(stakeOfLine(line))}
          currency={currency}
          locale={locale}
          className="font-semibold"
        />
      </p>
      {refusal && (
        <div
          role="alert"
          className="mt-2 rounded-control border border-vermilion/40 bg-vermilion-wash p-2.5 text-sm"
        >
          <p>
            <RefusalText
              refusal={refusal}
              currency={currency}
              locale={locale}
              {...(play && { shape: play.shape })}
            />
          </p>
          {refusal.code === 'LOTTERY_PRIZE_CHANGED' && refusal.permille !== undefined && (
            <Button
              size="sm"
              variant="amber"
              className="mt-2"
              disabled={!canPlace}
              onClick={() => props.onAcceptPrize(refusal.permille!)}
            >
              {t('acceptPrize')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
