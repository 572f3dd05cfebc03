import { sql, type Db } from '@/lib/db/client';
import { oneTimePasswordEnd } from '@/lib/identity/passwords/one-time';
import { kindOf } from '@/lib/identity/policy';
import { getBalance } from '@/lib/ledger/queries';
import type { Balance } from '@/lib/ledger/types';
import { notFound } from '@/lib/platform/errors';

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
