import type { z } from 'zod';
import type { segmentRule } from './schema';

/** A rule that describes members: all of its conditions hold, or any of them. */
export type SegmentRule = z.output<typeof segmentRule>;
export type Condition = SegmentRule['conditions'][number];
export type ConditionField = Condition['field'];
/** Settlement days: the last days with today, or the days from one day until another, both included. */
export type SegmentPeriod = Exclude<Extract<Condition, { field: 'depositSum' }>['period'], null>;

/** A saved rule. */
export interface Segment {
  id: bigint;
  name: string;
  rule: SegmentRule;
  version: number;
  changedAt: Date;
}

/** Members with an id above `after`, up to `until`. */
export interface IdRange {
  after: bigint;
  until: bigint;
}

/** The moment and the settlement zone to which a rule applies. */
export interface RuleContext {
  at: Date;
  zone: string;
}
