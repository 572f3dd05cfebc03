'use client';

import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import type { ProofProps } from '@/components/studio/engine-parts';
import type { SlotsProof } from '@/lib/studio/slots/verifier/verifier';
import type { SymbolId } from '@/lib/studio/slots/types';
import { ReelsPicture } from '../reels-picture';
import type { VerifierStrings } from '@/components/studio/verifier/strings';
import { Verdict } from '@/components/studio/verifier/verdict';

interface Props extends ProofProps {
  proof: SlotsProof;
}

/** An amount without a currency, which the verifier does not know. */
const figure = (decimal: string, locale: string) => showAmount(decimal, 'PLY', locale, { symbol: false });

/** The recomputed round: whether the seed matches its hash, what the round pays, and all its pictures. */
export default function ProofView({ proof, input, locale, strings }: Props) {
  const payout = formatDecimal(proof.payout);
  const recorded = parseAmount(input.payout);
  return (
    <div className="mb-6 space-y-5 border-b border-hairline pb-6">
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
              {/* Reels that did not turn have no stop, because coins were drawn for each cell. */}
              {spin.stops.some((stop) => stop >= 0) && (
                <span className="text-faint tabular-nums" dir="ltr">
                  {strings.stops.replace('{stops}', spin.stops.join(' · '))}
                </span>
              )}
            </p>
            <div className="flex flex-wrap gap-4">
              {spin.grids.map((grid, step) => (
                <Grid key={step} grid={grid} look={input.look} strings={strings} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface GridProps {
  grid: readonly (readonly SymbolId[])[];
  look: string;
  strings: VerifierStrings;
}

/** The symbols of a picture of the round, as the betting record draws them. */
function Grid({ grid, look, strings }: GridProps) {
  const words = grid.map((column, reel) =>
    strings.reel
      .replace('{number}', String(reel + 1))
      .replace('{symbols}', column.map((id) => strings.symbols[id]).join(', ')),
  );
  return (
    <div className="max-w-full" style={{ width: `${grid.length * 3}rem` }}>
      <ReelsPicture
        columns={grid}
        look={look}
        label={words.join('; ')}
        nameOf={(id) => strings.symbols[id]}
      />
    </div>
  );
}
