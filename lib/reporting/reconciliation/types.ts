import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { DIFFERENCE_KINDS, SOURCES } from './constants';

export type Source = (typeof SOURCES)[number];
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A line of a statement: what came to the house and what it gave, by the other side's name of it. */
export interface StatementLine {
  reference: string;
  in: Amount;
  out: Amount;
  currency: string;
}

/** What is to be held against ours. The period is ours, `from` within and `to` without. */
export interface Statement {
  source: Source;
  /** The vendor's or the channel's code. */
  code: string;
  from: Date;
  to: Date;
  lines: readonly StatementLine[];
}

/** One side's word of a reference. */
export interface Word {
  in: Amount;
  out: Amount;
  currency: string | null;
}

export interface Difference {
  kind: DifferenceKind;
  reference: string;
  theirs: Word | undefined;
  ours: (Word & { at: Date }) | undefined;
}

/** Whose statement there can be. */
export interface Party {
  code: string;
  names: Text;
}

/** How a statement compares. */
export interface Comparison {
  lines: number;
  /** Our records of the period. */
  records: number;
  matched: number;
  differences: Difference[];
}

/** A comparison that was made, as the desk lists it. */
export interface Run {
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
