import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { shorten } from '../rules';
import type { EvidenceRow, Finding } from '../types';

const DAY = 86_400_000;

export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY);

/** A keyed hash of something personal, so that a flag names it again and again without storing it. */
export const keyedHash = (kind: string, text: string): string =>
  createHmac('sha256', env().SESSION_SECRET).update(`risk ${kind} ${text}`).digest('hex').slice(0, 32);

/** What one member has at a place that several members use. */
export interface SharedRow {
  key: string;
  member: bigint;
  /** The newest row of the member at this place. */
  id: bigint;
  count: bigint;
  at: Date;
}

/** A finding about a place of several members: it weighs as much as there are members. */
export function sharedFinding(
  subject: string,
  what: EvidenceRow['what'],
  rows: readonly SharedRow[],
): Finding {
  const members = [...new Set(rows.map(({ member }) => member))];
  return {
    subject,
    members,
    weight: members.length,
    facts: {
      members: { kind: 'count', value: members.length },
      [what === 'payee' ? 'accounts' : 'sessions']: {
        kind: 'count',
        value: rows.reduce((sum, { count }) => sum + Number(count), 0),
      },
      last: {
        kind: 'time',
        value: new Date(Math.max(...rows.map(({ at }) => at.getTime()))).toISOString(),
      },
    },
    evidence: shorten(
      rows.map(({ id, member, at, count }) => ({
        what,
        id: String(id),
        member: String(member),
        at: at.toISOString(),
        count: Number(count),
      })),
    ),
  };
}
