import { z } from 'zod';
import { sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { accountKey } from '@/lib/identity/queries';
import { POINTS } from '@/lib/ledger/constants';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { notFound } from '@/lib/platform/errors';
import { adjustPoints } from '@/lib/rewards/points/commands';
import { MAX_IMPORT_LINES } from '@/lib/rewards/points/constants';
import { notEnoughPoints } from '@/lib/rewards/points/errors';
import { pointsBalance } from '@/lib/rewards/points/queries';
import { POINTS_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';
import { MAX_REASON_LENGTH } from '../schema';
import { accountUnknown, importLine, pointsAdjustedBefore, pointsTrial } from './errors';

const requestId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT');
const reason = z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON_LENGTH, 'REASON_TOO_LONG');
/** A positive number of points as a decimal string. */
const points = z
  .string('AMOUNT_FORMAT')
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE');

const adjustPayload = z.object({
  member: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  direction: z.enum(['credit', 'debit'], 'INVALID'),
  points,
  requestId,
  reason,
});
export type PointsAdjustment = z.output<typeof adjustPayload>;

const changeOf = ({ direction, points: given }: PointsAdjustment): Amount => {
  const value = parseAmount(given)!;
  return (direction === 'credit' ? value : -value) as Amount;
};

/** The points that an operator has given and taken of a member since a moment, without signs. */
async function sumPointsAdjustments(
  tx: Tx,
  { operatorId, memberId, since }: { operatorId: bigint; memberId: bigint; since: Date },
): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(abs(e.amount)), 0)::bigint AS sum
      FROM ledger.account a JOIN ledger.member_entry e ON e.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId} AND a.kind = ${POINTS} AND a.currency = ${POINTS_CURRENCY}
       AND e.at > ${since} AND e.kind = 'points.adjust' AND e.meta ->> 'operator' = ${String(operatorId)}`.execute(
    tx,
  );
  return (rows[0]?.sum ?? ZERO) as Amount;
}

interface State {
  memberId: bigint;
  account: string;
  balance: Amount;
}

async function load(db: Db, given: PointsAdjustment): Promise<State> {
  const member = await db
    .selectFrom('identity.member')
    .select(['id', 'account', 'type'])
    .where('id', '=', BigInt(given.member))
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.type === TRIAL_TYPE) throw pointsTrial();
  const balance = await pointsBalance(db, member.id);
  const change = changeOf(given);
  if (balance + change < 0n) throw notEnoughPoints(-(balance + change));
  return { memberId: member.id, account: member.account, balance };
}

const shown = (value: bigint) => ({ amount: formatDecimal(value), currency: POINTS_CURRENCY });

/** Gives points to a member or takes them, by hand. */
export const adjustPointsAction: ApprovalAction<PointsAdjustment, State, bigint> = {
  name: 'points.adjust',
  permission: 'points.adjust',
  payload: adjustPayload,
  rule: {
    kind: 'above',
    threshold: POINTS_THRESHOLD,
    amount: changeOf,
    recent: { member: ({ memberId }) => memberId, sum: sumPointsAdjustments },
  },
  subject: ({ member }) => `member:${member}`,
  load,
  describe: (given, { account, balance }) => ({
    before: { account, points: shown(balance) },
    after: { account, points: shown(balance + changeOf(given)) },
  }),
  async perform(tx, actor, given, { memberId }) {
    const posted = await adjustPoints(tx, {
      memberId,
      amount: changeOf(given),
      requestId: given.requestId,
      reason: given.reason,
      operatorId: actor.operator.id,
    });
    if (posted.replayed) throw pointsAdjustedBefore();
    return posted.transactionId;
  },
  committed: ({ member }) => notifyBalanceChange([BigInt(member)]),
};

const importPayload = z.object({
  /** A member's account and a number of points in each line: `anong, 250`. */
  lines: z.string('REQUIRED').min(3, 'REQUIRED').max(20_000, 'TEXT_TOO_LONG'),
  requestId,
  reason,
});
export type PointsImport = z.output<typeof importPayload>;

interface ImportLine {
  account: string;
  points: Amount;
}

/** Reads the lines of an import. Throws INVALID_INPUT on `lines` with the number of the first bad line. */
export function readImportLines(text: string): ImportLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MAX_IMPORT_LINES) throw importLine(MAX_IMPORT_LINES + 1);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [account = '', number = '', ...rest] = line.split(/[,;\t]/).map((part) => part.trim());
    const value = parseAmount(number);
    const key = accountKey(account);
    if (rest.length > 0 || account === '' || !value || value <= 0n || seen.has(key))
      throw importLine(index + 1);
    seen.add(key);
    return { account, points: value };
  });
}

const totalOf = (text: string): Amount => {
  try {
    return readImportLines(text).reduce((sum, line) => (sum + line.points) as Amount, ZERO);
  } catch {
    return ZERO;
  }
};

interface ImportState {
  members: { id: bigint; points: Amount }[];
}

/** Gives points to the members of a list. */
export const importPointsAction: ApprovalAction<PointsImport, ImportState, bigint[]> = {
  name: 'points.import',
  permission: 'points.adjust',
  payload: importPayload,
  rule: { kind: 'above', threshold: POINTS_THRESHOLD, amount: ({ lines }) => totalOf(lines) },
  subject: ({ requestId: id }) => `pointsImport:${id}`,
  async load(db, { lines }) {
    const read = readImportLines(lines);
    const { rows } = await sql<{ id: bigint; key: string }>`
      SELECT m.id, lower(m.account) AS key FROM identity.member m
       WHERE lower(m.account) = ANY(${read.map(({ account }) => accountKey(account))}::text[]) AND m.type <> ${TRIAL_TYPE}`.execute(
      db,
    );
    const ids = new Map(rows.map((row) => [row.key, row.id]));
    return {
      members: read.map(({ account, points: given }, index) => {
        const id = ids.get(accountKey(account));
        if (id === undefined) throw importLine(index + 1);
        return { id, points: given };
      }),
    };
  },
  describe: ({ lines }, { members }) => ({
    before: { members: members.length, points: shown(0n) },
    after: { members: members.length, points: shown(totalOf(lines)) },
  }),
  async perform(tx, actor, given, { members }) {
    // In the order of ids, as everywhere, so that two imports do not wait for each other.
    const ordered = [...members].sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id, points: value } of ordered) {
      const posted = await adjustPoints(tx, {
        memberId: id,
        amount: value,
        requestId: `${given.requestId}:${id}`,
        reason: given.reason,
        operatorId: actor.operator.id,
      });
      if (posted.replayed) throw pointsAdjustedBefore();
    }
    return ordered.map(({ id }) => id);
  },
  committed: (_, members) => notifyBalanceChange(members),
};

/** The id of the player or agent with this account. Throws INVALID_INPUT on `account`. */
export async function requireAccountId(db: Db, account: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m WHERE lower(m.account) = ${accountKey(account)} AND m.type <> ${TRIAL_TYPE}`.execute(
    db,
  );
  if (!rows[0]) throw accountUnknown();
  return rows[0].id;
}
