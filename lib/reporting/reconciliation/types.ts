import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { DIFFERENCE_KINDS, SOURCES } from './constants';

export type Source = (typeof SOURCES)[number];
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A line of a statement: the amounts in and out, by the other side's reference. */
export interface StatementLine {
  reference: string;
  in: Amount;
  out: Amount;
  currency: string;
}

/** A statement to compare. The period has `from` included and `to` excluded. */
export interface Statement {
  source: Source;
  /** The vendor's or the channel's code. */
  code: string;
  from: Date;
  to: Date;
  lines: readonly StatementLine[];
}

/** What one side has recorded for a reference. */
export interface StatementRecord {
  in: Amount;
  out: Amount;
  currency: string | null;
}

export interface Difference {
  kind: DifferenceKind;
  reference: string;
  theirs: StatementRecord | undefined;
  ours: (StatementRecord & { at: Date }) | undefined;
}

/** A vendor or a payment channel. */
export interface Party {
  code: string;
  names: Text;
}

/** The result of a comparison. */
export interface Comparison {
  lines: number;
  /** Our records of the period. */
  records: number;
  matched: number;
  differences: Difference[];
}

/** A stored comparison, as the back office lists it. */
export interface ReconciliationRun {
  id: bigint;
  source: Source;
  code: string;
  names: Text;
  from: Date;
  to: Date;
  fileName: string;
  lines: number;
  records: number;
  matched: number;
  differences: number;
  madeAt: Date;
}
