import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { parseAmount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { WAITING } from '../claims/commands';
import type { PaymentKind } from '../types';
import type { QueueFilter, QueuePage } from './types';

export type { QueuePage } from './types';

type Condition = RawBuilder<unknown>;

const TABLES: Readonly<Record<PaymentKind, Condition>> = {
  deposit: sql`cashier.deposit`,
  withdraw: sql`cashier.withdrawal`,
};

/** Counts stop here, as those of other lists. */
const MAX_COUNT = 1001;

/** Account names that a search considers, because a short beginning matches most members. */
const MAX_MEMBERS = 50;

const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/** A condition of its own for each part of a filter, on the request's row `r`. */
function narrowed(kind: PaymentKind, filter: QueueFilter): Condition[] {
  const { status, channel, from, until, minimum, maximum, groupId, claimed, waiting } = filter;
  const conditions: Condition[] = [];
  // The literal list is the condition of the partial index.
  if (waiting) {
    conditions.push(sql`r.status IN (${sql.raw(WAITING[kind].map((each) => `'${each}'`).join(', '))})`);
    // A provider decides on these.
    if (kind === 'deposit') conditions.push(sql`NOT r.awaits_provider`);
  }
  if (status) conditions.push(sql`r.status = ${status}`);
  if (channel) conditions.push(sql`r.channel = ${channel}`);
  if (from) conditions.push(sql`r.created_at >= ${from}`);
  if (until) conditions.push(sql`r.created_at < ${until}`);
  if (minimum !== undefined) conditions.push(sql`r.amount >= ${minimum}`);
  if (maximum !== undefined) conditions.push(sql`r.amount <= ${maximum}`);
  if (groupId !== undefined)
    conditions.push(
      sql`r.member_id IN (SELECT g.member_id FROM cashier.group_member g WHERE g.group_id = ${groupId})`,
    );
  if (claimed === 'nobody') conditions.push(sql`(r.claimed_by IS NULL OR r.claimed_until <= ${now()})`);
  else if (claimed) conditions.push(sql`r.claimed_by = ${claimed.by} AND r.claimed_until > ${now()}`);
  return conditions;
}

const prefix = (text: string) => `${escapeLike(text)}%`;

/** One thing that a searched text can mean: a condition on the request's row `r`, for each `key` of `keys` if there are any. */
interface Meaning {
  condition: Condition;
  keys?: Condition;
}

/**
 * What a searched text can mean. Every meaning reads an index, so that a search in a million requests reads only what it finds.
 */
function meanings(kind: PaymentKind, text: string): Meaning[] {
  const account = prefix(accountKey(text));
  const found: Meaning[] = [
    {
      keys: sql`SELECT m.id AS key FROM identity.member m WHERE lower(m.account) LIKE ${account}
                 ORDER BY lower(m.account) LIMIT ${MAX_MEMBERS}`,
      condition: sql`r.member_id = k.key`,
    },
  ];
  const add = (condition: Condition) => found.push({ condition });
  const number = /^#?([1-9]\d{0,17})$/.exec(text)?.[1];
  if (number) {
    add(sql`r.id = ${BigInt(number)}`);
    add(sql`r.member_id = ${BigInt(number)}`);
  }
  const amount = parseAmount(text.replaceAll(',', ''));
  if (amount !== undefined && amount > 0n) {
    add(sql`r.amount = ${amount}`);
    if (kind === 'withdraw') add(sql`r.amount - r.fee = ${amount}`);
  }
  const bankReference = prefix(text.toLowerCase());
  if (kind === 'deposit') {
    add(sql`r.reference LIKE ${prefix(text.toUpperCase())}`);
    add(sql`r.bank_reference IS NOT NULL AND lower(r.bank_reference) LIKE ${bankReference}`);
    return found;
  }
  add(sql`r.payment_reference IS NOT NULL AND lower(r.payment_reference) LIKE ${bankReference}`);
  const tail = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(-4);
  if (tail.length === 4)
    found.push({
      keys: sql`SELECT p.id AS key FROM cashier.payee p WHERE p.number_tail = ${tail}`,
      condition: sql`r.payee_id = k.key`,
    });
  return found;
}

/**
 * The requests of a filter in the queue's order, at most `limit`. With a searched text each meaning is a query of its own that
 * ends at the limit; together they have what the whole list begins with.
 */
function requests(
  kind: PaymentKind,
  filter: QueueFilter,
  after: bigint | undefined,
  limit: number,
): Condition {
  const table = TABLES[kind];
  const direction = sql.raw(filter.waiting ? 'ASC' : 'DESC');
  const beyond = sql.raw(filter.waiting ? '>' : '<');
  const conditions = narrowed(kind, filter);
  if (after !== undefined)
    conditions.push(
      sql`(r.created_at, r.id) ${beyond} ((SELECT c.created_at FROM ${table} c WHERE c.id = ${after}), ${after}::bigint)`,
    );
  const order = (name: string) =>
    sql`ORDER BY ${sql.raw(name)}created_at ${direction}, ${sql.raw(name)}id ${direction}`;
  const part = (more: readonly Condition[]) =>
    sql`SELECT r.id, r.created_at FROM ${table} r WHERE ${and([...conditions, ...more])} ${order('r.')} LIMIT ${limit}`;
  const meant = ({ keys, condition }: Meaning) =>
    keys
      ? sql`SELECT l.id, l.created_at FROM (${keys}) k CROSS JOIN LATERAL (${part([condition])}) l`
      : part([condition]);
  const parts = filter.text ? meanings(kind, filter.text).map(meant) : [part([])];
  return sql`
    SELECT q.id FROM (${sql.join(
      parts.map((each) => sql`(${each})`),
      sql` UNION `,
    )}) q ${order('q.')} LIMIT ${limit}`;
}

/** A page of a queue as ids, with the number of all requests of the filter up to MAX_COUNT. */
export async function findQueuePage(
  db: Db,
  kind: PaymentKind,
  filter: QueueFilter,
): Promise<Omit<QueuePage<never>, 'list'> & { ids: bigint[] }> {
  const { after, pageSize } = filter;
  const [found, counted] = await Promise.all([
    sql<{ id: bigint }>`${requests(kind, filter, after, pageSize + 1)}`.execute(db),
    sql<{ total: bigint }>`
      SELECT count(*) AS total FROM (${requests(kind, filter, undefined, MAX_COUNT)}) counted`.execute(db),
  ]);
  const ids = found.rows.slice(0, pageSize).map(({ id }) => id);
  return {
    ids,
    total: Number(counted.rows[0]!.total),
    next: found.rows.length > pageSize ? ids.at(-1) : undefined,
  };
}

/** The state of a queue that an open page asks for again and again. */
export interface QueueNews {
  /** Requests that wait for an operator, up to MAX_COUNT. */
  waiting: number;
  /** Those of them that were made after the request `since`. */
  fresh: number;
  /** The newest waiting request. */
  newest: bigint;
}

/** Counts the waiting requests of a queue, and those after a request's number; reads only the index of open requests. */
export async function getQueueNews(db: Db, kind: PaymentKind, since: bigint): Promise<QueueNews> {
  const waiting = and(narrowed(kind, { waiting: true, pageSize: 0 }));
  const { rows } = await sql<{ waiting: bigint; fresh: bigint; newest: bigint | null }>`
    SELECT count(*) AS waiting, count(*) FILTER (WHERE q.id > ${since}) AS fresh, max(q.id) AS newest
      FROM (SELECT r.id FROM ${TABLES[kind]} r WHERE ${waiting} ORDER BY r.created_at DESC, r.id DESC LIMIT ${MAX_COUNT}) q`.execute(
    db,
  );
  const { newest, ...counts } = rows[0]!;
  return { waiting: Number(counts.waiting), fresh: Number(counts.fresh), newest: newest ?? 0n };
}
