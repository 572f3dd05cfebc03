'use client';

import type { RoundRecordProps } from '@/components/studio/engine-parts';
import { parseAmount } from '@/lib/money/amount';
import type { RecordedSpin } from '@/lib/studio/slots/round-record';
import { SpinRecord } from './spin-record';

const isSpin = (move: object): move is RecordedSpin =>
  'steps' in move && Array.isArray(move.steps) && 'payout' in move && typeof move.payout === 'string';

/** The spins of a round in the betting record, each with its pictures and wins. */
export default function RoundRecord({ moves, ...round }: RoundRecordProps) {
  const spins = moves.filter(isSpin);
  const payout = spins.reduce((sum, spin) => sum + (parseAmount(spin.payout) ?? 0n), 0n);
  const isBelowStake = payout < (parseAmount(round.stake) ?? 0n);
  return spins.map((spin, index) => (
    <SpinRecord
      key={index}
      spin={spin}
      index={index}
      isOnlySpin={spins.length === 1}
      isBelowStake={isBelowStake}
      {...round}
    />
  ));
}
