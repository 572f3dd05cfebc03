'use client';

import { CircleAlert, CircleCheck } from '@/components/ui/icons';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import type { RoundProof } from '@/lib/studio/fairness/verifier';
import type { SymbolId } from '@/lib/studio/slots/types';
import type { VerifierInput } from './query';
import type { VerifierStrings } from './strings';

interface Props {
  proof: RoundProof;
  input: VerifierInput;
  locale: LocaleCode;
  strings: VerifierStrings;
}

/** Money without a currency: the verifier knows none. */
const figure = (decimal: string, locale: string) => showAmount(decimal, 'PLY', locale, { symbol: false });

/** The recomputed round: whether the seed is the promised one, what the round pays, and every picture of it. */
export function ProofView({ proof, input, locale, strings }: Props) {
  const payout = formatDecimal(proof.payout);
  const recorded = parseAmount(input.payout);
  return (
    <div className="mt-6 space-y-5 border-t border-hairline pt-5">
      <Verdict
        good={input.hash ? proof.commitmentHolds : undefined}
        text={input.hash ? (proof.commitmentHolds ? strings.holds : strings.broken) : strings.computedHash}
      />
      <p className="font-display text-2xl font-bold">
        {strings.payout.replace('{payout}', figure(payout, locale))}
      </p>
      {recorded !== undefined ? (
        <Verdict
          good={recorded === proof.payout}
          text={
            recorded === proof.payout
              ? strings.matches
              : strings.differs.replace('{payout}', figure(input.payout, locale))
          }
        />
      ) : null}
      <ol className="space-y-4">
        {proof.spins.map((spin, index) => (
          <li key={index} className="rounded-card bg-ground p-4">
            <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="font-semibold">
                {index === 0 ? strings.spins[0] : strings.spins[1]!.replace(/1|١/, String(index + 1))}
              </span>
              <span className="text-faint tabular-nums" dir="ltr">
                {strings.stops.replace('{stops}', spin.stops.join(' · '))}
              </span>
            </p>
            <div className="flex flex-wrap gap-4">
              {spin.grids.map((grid, step) => (
                <Grid key={step} grid={grid} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Verdict({ good, text }: { good: boolean | undefined; text: string }) {
  const tone = good === undefined ? 'text-muted' : good ? 'text-jade' : 'text-vermilion';
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <p className={`flex items-center gap-2 font-medium ${tone}`} data-good={good}>
      <Icon className="size-5 shrink-0" aria-hidden />
      {text}
    </p>
  );
}

const TONES: Partial<Record<SymbolId, string>> = {
  wild: 'bg-amber text-amber-ink',
  wild2: 'bg-amber text-amber-ink',
  wild3: 'bg-amber text-amber-ink',
  scatter: 'bg-vermilion text-vermilion-ink',
  coin: 'bg-amber-wash text-amber',
  orb: 'bg-jade-wash text-jade',
};
const SHORT: Record<SymbolId, string> = {
  high1: 'H1',
  high2: 'H2',
  high3: 'H3',
  high4: 'H4',
  low1: 'L1',
  low2: 'L2',
  low3: 'L3',
  low4: 'L4',
  wild: 'W',
  wild2: 'W×2',
  wild3: 'W×3',
  scatter: 'S',
  coin: 'C',
  orb: 'O',
  blank: '·',
};

/** A picture by the symbols' short names; themes give them their faces in the games. */
function Grid({ grid }: { grid: readonly (readonly SymbolId[])[] }) {
  return (
    <div className="flex gap-1" dir="ltr">
      {grid.map((column, reel) => (
        <div key={reel} className="flex flex-col gap-1">
          {column.map((id, row) => (
            <span
              key={row}
              title={id}
              className={`grid h-8 w-9 place-items-center rounded-md text-2xs font-semibold ${TONES[id] ?? (id.startsWith('high') ? 'bg-raised text-ink' : 'bg-surface text-muted')}`}
            >
              {SHORT[id]}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
