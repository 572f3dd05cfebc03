import type { RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DETECTOR_NAMES, OUTCOMES, SEVERITIES, STATUSES } from './constants';

export type DetectorName = (typeof DETECTOR_NAMES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type FlagStatus = (typeof STATUSES)[number];
export type Outcome = (typeof OUTCOMES)[number];

/** `units` is an amount in whole units of the money, `score` a number of standard errors, `stakes` a multiple of the stake. */
export type ThresholdUnit = 'count' | 'minutes' | 'hours' | 'days' | 'percent' | 'units' | 'score' | 'stakes';

/** A number that a rule of a detector has, with its limits. */
export interface Threshold {
  key: string;
  unit: ThresholdUnit;
  minimum: number;
  maximum: number;
  shipped: number;
}

export type Thresholds = Readonly<Record<string, number>>;

/** The rule of a detector. `hold`: a new or grown flag holds the withdrawals of its members, except those whom the finding exempts. */
export interface Rule {
  enabled: boolean;
  severity: Severity;
  action: 'none' | 'hold';
  thresholds: Thresholds;
}

export interface StoredRule extends Rule {
  detector: DetectorName;
  /** 0 if no operator has changed it. */
  version: number;
}

/** A value of a finding: an amount is a decimal string. */
export type Figure =
  | { kind: 'count' | 'percent' | 'score' | 'minutes'; value: number }
  | { kind: 'amount'; value: string; currency: string }
  | { kind: 'time'; value: string }
  | { kind: 'text'; value: string };

/** A row of another table that a finding rests on. */
export interface EvidenceRow {
  what: 'session' | 'payee' | 'deposit' | 'withdrawal' | 'round' | 'play' | 'bonus';
  /** The id of the row; for a `play`, the id of the game. */
  id: string;
  member: string;
  /** ISO 8601. */
  at: string;
  amount?: string;
  currency?: string;
  /** How many sessions or rounds the row stands for. */
  count?: number;
  text?: string;
}

export interface Finding {
  /** Identifies the subject among the findings of the detector. A second finding of the same subject belongs to the same flag. */
  subject: string;
  members: bigint[];
  /** Members who are named and whom an automatic hold does not concern. */
  exempt?: readonly bigint[];
  /** How much evidence there is, in the detector's own measure. */
  weight: number;
  facts: Record<string, Figure>;
  evidence: EvidenceRow[];
}

/** The new rows of a source: those with an id after `after`, up to `upTo`. */
export interface Range {
  after: bigint;
  upTo: bigint;
  at: Date;
}

/** A table that detectors read by an id that grows. */
export interface Source {
  table: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** When a row was created; undefined if ids are in the order of the commits. */
  at: RawBuilder<unknown> | undefined;
  where: RawBuilder<unknown>;
}

export interface Detector {
  name: DetectorName;
  source: Source;
  severity: Severity;
  thresholds: readonly Threshold[];
  /** Returns the findings of a range of rows. It reads the range and the rows around it within the rule's time. */
  find(db: Db, range: Range, thresholds: Thresholds): Promise<Finding[]>;
}
