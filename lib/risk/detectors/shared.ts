import { createHmac } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { shorten } from '../rules';
import type { EvidenceRow, Finding } from '../types';

const DAY = 86_400_000;

export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY);

/** A keyed hash of a personal value. A flag can refer to the value without storing it. */
export const keyedHash = (kind: string, text: string): string =>
  createHmac('sha256', env().SESSION_SECRET).update(`risk ${kind} ${text}`).digest('hex').slice(0, 32);

/** The rows of one member at a place. A place is a device, an address or a bank account that several members use. */
export interface SharedRow {
  key: string;
  member: bigint;
  /** The newest row of the member at this place; of a bank account, the first. */
  id: bigint;
  count: bigint;
  at: Date;
}

/** A finding about a place of several members. Its weight is the number of members. */
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
