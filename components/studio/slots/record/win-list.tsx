'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import type { RecordedStep, RecordedWin } from '@/lib/studio/slots/round-record';

interface Props {
  step: RecordedStep;
  /** Names the folder of pictures. */
  look: string;
  currency: string;
  /** True if the round paid less than its stake: its payouts are then shown as payouts, not as gains. */
  isBelowStake: boolean;
  selectedWin: number | undefined;
  onSelect: (win: number | undefined) => void;
}

/** The wins of one step. A press selects a win and lights its cells; a second press lights all cells again. */
export function WinList({ step, look, currency, isBelowStake, selectedWin, onSelect }: Props) {
  const t = useTranslations('records.spin');
  const locale = useLocale();
  const describe = (win: RecordedWin) => {
    const name = t(`symbol.${win.symbol}`);
    if (win.line !== undefined) return t('win.line', { line: win.line + 1, count: win.count, symbol: name });
    if (win.kind === 'ways' && win.ways !== undefined)
      return t('win.ways', { ways: win.ways, count: win.count, symbol: name });
    return t('win.any', { count: win.count, symbol: name });
  };
  return (
    <div className="min-w-0">
      <p className="mb-2 flex flex-wrap items-center gap-2 text-xs text-faint">
        {t.has(`picture.${step.kind}`) ? t(`picture.${step.kind}`) : step.kind}
        {step.multiplier > 1 && <Badge tone="amber">×{step.multiplier}</Badge>}
      </p>
      {step.wins.length === 0 ? (
        <p className="text-sm text-muted">{t('noWin')}</p>
      ) : (
        <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {step.wins.map((win, index) => (
            <li key={index}>
              <button
                type="button"
                aria-pressed={selectedWin === index}
                onClick={() => onSelect(selectedWin === index ? undefined : index)}
                className={classes(
                  'flex w-full items-center justify-between gap-3 rounded-control border px-3 py-2 text-start text-sm transition',
                  selectedWin === index
                    ? 'border-amber/40 bg-amber-wash'
                    : 'border-transparent hover:bg-raised',
                )}
              >
                <img src={`/images/symbols/${look}/${win.symbol}.svg`} alt="" className="size-7 shrink-0" />
                <span className="min-w-0 flex-1">
                  {describe(win)}
                  {win.multiplier > 1 && <span className="text-amber"> ×{win.multiplier}</span>}
                </span>
                <Money
                  value={win.payout}
                  currency={currency}
                  locale={locale}
                  symbol={false}
                  signed={!isBelowStake}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
