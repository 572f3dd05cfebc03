import { sql, type Db } from '@/lib/db/client';
import { countRows } from '@/lib/db/count-rows';
import { oneTimePasswordEnd } from '@/lib/identity/passwords/one-time';
import { kindOf } from '@/lib/identity/policy';
import { memberByAccount, memberById } from '@/lib/identity/queries';
import { getBalance } from '@/lib/ledger/queries';
import type { Balance } from '@/lib/ledger/types';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { TagColour } from './constants';

export interface FoundMember {
  id: bigint;
  account: string;
  nickname: string;
  kind: 'member' | 'agent' | 'trial';
  status: string;
  createdAt: Date;
  balance: Balance;
}

export interface MemberProfile extends FoundMember {
  type: number;
  upline: { id: bigint; account: string } | undefined;
  /** Number of direct downlines. */
  downline: number;
  hasPaymentPassword: boolean;
  /** The login password: none (login by code or social account), the member's own, or a one-time password. */
  password: 'none' | 'own' | 'oneTime';
  /** Expiry of an unused one-time password; undefined if it is used or expired. */
  passwordEndsAt: Date | undefined;
  currency: string;
}

/** Returns a member's profile for operators, without passwords and hashes. Throws NOT_FOUND. */
export async function memberProfile(db: Db, id: bigint): Promise<MemberProfile> {
  const row = await db
    .selectFrom('identity.member as m')
    .leftJoin('identity.member as u', 'u.id', 'm.upline_id')
    .select(['m.id', 'm.account', 'm.nickname', 'm.type', 'm.status', 'm.created_at', 'm.currency'])
    .select(['u.id as upline_id', 'u.account as upline_account'])
    .select(sql<boolean>`m.payment_password_hash IS NOT NULL`.as('has_payment_password'))
    .select(sql<boolean>`m.password_hash IS NOT NULL`.as('has_password'))
    .select('m.must_change_password')
    .select((on) =>
      on
        .selectFrom('identity.member as d')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .whereRef('d.upline_id', '=', 'm.id')
        .as('downline'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    kind: kindOf(row.type),
    type: row.type,
    status: row.status,
    createdAt: row.created_at,
    currency: row.currency,
    balance: await getBalance(db, id),
    upline: row.upline_id === null ? undefined : { id: row.upline_id, account: row.upline_account! },
    downline: Number(row.downline ?? 0n),
    hasPaymentPassword: row.has_payment_password,
    password: !row.has_password ? 'none' : row.must_change_password ? 'oneTime' : 'own',
    passwordEndsAt: row.must_change_password ? await oneTimePasswordEnd(db, id) : undefined,
  };
}

/** The account name of a member, with their row locked if `lock`. Throws NOT_FOUND. */
export async function requireAccount(db: Db, id: bigint, lock = false): Promise<string> {
  const row = await db
    .selectFrom('identity.member')
    .select('account')
    .where('id', '=', id)
    .$if(lock, (on) => on.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.account;
}

/** A member by number or account name; undefined if there is none. A name of digits is tried first. */
export async function findMemberId(db: Db, text: string): Promise<bigint | undefined> {
  const named = await memberByAccount(db, text);
  if (named) return named.id;
  const number = /^#?([1-9]\d{0,17})$/.exec(text)?.[1];
  return number ? (await memberById(db, BigInt(number)))?.id : undefined;
}

/** The names of a member's tags, sorted. */
export async function tagNames(db: Db, memberId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('backoffice.member_tag as m')
    .innerJoin('backoffice.tag as t', 't.id', 'm.tag_id')
    .select('t.name')
    .where('m.member_id', '=', memberId)
    .orderBy('t.name')
    .execute();
  return rows.map(({ name }) => name);
}

export interface Tag {
  id: bigint;
  name: string;
  colour: TagColour;
  /** How many members have it. */
  members: number;
}

/** All tags by name. */
export async function listTags(db: Db): Promise<Tag[]> {
  const rows = await db
    .selectFrom('backoffice.tag as t')
    .select(['t.id', 't.name', 't.colour'])
    .select((on) =>
      on
        .selectFrom('backoffice.member_tag as m')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .whereRef('m.tag_id', '=', 't.id')
        .as('members'),
    )
    .orderBy(sql`lower(t.name)`)
    .execute();
  return rows.map((row) => ({ ...row, colour: row.colour as TagColour, members: Number(row.members ?? 0n) }));
}

/** The ids of a member's tags. */
export async function tagIdsOf(db: Db, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('backoffice.member_tag')
    .select('tag_id')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ tag_id }) => tag_id);
}

export interface MemberNote {
  id: bigint;
  body: string;
  operator: string;
  createdAt: Date;
}

/** A page of a member's notes, newest first. */
export async function listNotes(db: Db, memberId: bigint, page: PageRequest): Promise<Page<MemberNote>> {
  const notes = db.selectFrom('backoffice.member_note as n').where('n.member_id', '=', memberId);
  const [total, rows] = await Promise.all([
    countRows(db, notes.select('n.id')),
    notes
      .innerJoin('backoffice.operator as o', 'o.id', 'n.operator_id')
      .select(['n.id', 'n.body', 'n.created_at as createdAt', 'o.account as operator'])
      .orderBy('n.id', 'desc')
      .limit(page.pageSize)
      .offset(pageOffset(page))
      .execute(),
  ]);
  return toPage(rows, page, total);
}

/** A member who is marked as a duplicate of another one. */
export interface Duplicate {
  id: bigint;
  account: string;
  reason: string;
  operator: string;
  createdAt: Date;
}

/** The members who are marked as duplicates of a member, the newest mark first. */
export async function listDuplicates(db: Db, memberId: bigint): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    SELECT m.id, m.account, d.reason, o.account AS operator, d.created_at AS "createdAt"
      FROM (SELECT d.other_id AS id, d.* FROM backoffice.duplicate d WHERE d.member_id = ${memberId}
            UNION ALL SELECT d.member_id, d.* FROM backoffice.duplicate d WHERE d.other_id = ${memberId}) d
      JOIN identity.member m ON m.id = d.id
      JOIN backoffice.operator o ON o.id = d.operator_id
     ORDER BY d.created_at DESC, m.id LIMIT 50`.execute(db);
  return rows;
}

/** What a member has deposited and withdrawn since a moment: approved deposits without their fee, and paid withdrawals. */
export async function paymentTotals(db: Db, memberId: bigint, currency: string, since: Date) {
  const { rows } = await sql<{ deposited: Amount; withdrawn: Amount }>`
    SELECT (SELECT coalesce(sum(d.amount), 0)::bigint FROM cashier.deposit d
             WHERE d.member_id = ${memberId} AND d.currency = ${currency} AND d.status = 'approved'
               AND d.decided_at >= ${since}) AS deposited,
           (SELECT coalesce(sum(w.amount), 0)::bigint FROM cashier.withdrawal w
             WHERE w.member_id = ${memberId} AND w.currency = ${currency} AND w.status IN ('paid', 'received', 'partial', 'notReceived')
               AND w.paid_at >= ${since}) AS withdrawn`.execute(db);
  return rows[0]!;
}

/** A member above or below another one. */
export interface ChainMember {
  id: bigint;
  account: string;
  type: number;
  status: string;
  createdAt: Date;
  /** Number of direct downlines. */
  downline: number;
}

const chainColumns = sql`
  m.id, m.account, m.type, m.status, m.created_at AS "createdAt",
  (SELECT count(*)::int FROM identity.member d WHERE d.upline_id = m.id) AS downline`;

/** The members above a member, from the top. */
export async function listUplines(db: Db, memberId: bigint): Promise<ChainMember[]> {
  const { rows } = await sql<ChainMember>`
    SELECT ${chainColumns}
      FROM identity.member o
      CROSS JOIN LATERAL unnest(string_to_array(o.path::text, '.')::bigint[]) WITH ORDINALITY AS p (id, place)
      JOIN identity.member m ON m.id = p.id
     WHERE o.id = ${memberId} AND p.id <> o.id ORDER BY p.place`.execute(db);
  return rows;
}

/** A page of the members directly below a member, newest first. */
export async function listDownline(db: Db, memberId: bigint, page: PageRequest): Promise<Page<ChainMember>> {
  const [total, { rows }] = await Promise.all([
    countRows(db, db.selectFrom('identity.member').select('id').where('upline_id', '=', memberId)),
    sql<ChainMember>`
      SELECT ${chainColumns} FROM identity.member m WHERE m.upline_id = ${memberId}
       ORDER BY m.created_at DESC, m.id DESC LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(db),
  ]);
  return toPage(rows, page, total);
}
