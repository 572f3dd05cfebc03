'use client';

import type { RoundRecordProps } from '@/components/studio/engine-parts';
import type { RecordedSpin } from '@/lib/studio/slots/round-record';
import { SpinRecord } from './spin-record';

const isSpin = (move: object): move is RecordedSpin =>
  'steps' in move && Array.isArray(move.steps) && 'payout' in move && typeof move.payout === 'string';

/** The spins of a round in the betting record, each with its pictures and wins. */
export default function RoundRecord({ moves, ...round }: RoundRecordProps) {
  const spins = moves.filter(isSpin);
  return spins.map((spin, index) => (
    <SpinRecord key={index} spin={spin} index={index} isOnlySpin={spins.length === 1} {...round} />
  ));
}
