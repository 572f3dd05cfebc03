import { randomInt } from 'node:crypto';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { MEMBER_TYPE, TRIAL_TYPE } from './constants';
import { usernameTaken } from './errors';
import { hashPassword } from './passwords/hash';
import { beginOneTime } from './passwords/one-time';
import { keepProfile } from './profile/commands';
import { revokeSessions } from './sessions/commands';

export interface NewMember {
  account: string;
  /** Undefined for accounts without a way back in (trial). The caller has held it against the rules. */
  password?: string | undefined;
  /** 0 member (default); 1, 2, 41, 42 agent; 4 trial, whose currency is play money. */
  type?: number;
  nickname?: string;
  paymentPassword?: string | undefined;
  /** Whose downline they join. */
  uplineId?: bigint | undefined;
  /** True where somebody else chose the password: it is a one-time one, and the first login asks for another. */
  mustChangePassword?: boolean;
  /** Optional fields of registration that have no column of their own; kept sealed (profile/). */
  profile?: Record<string, string>;
}

export interface CreatedMember {
  id: bigint;
  account: string;
  currency: string;
  referralCode: string;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Adds a member, agent or trial account. Throws USERNAME_TAKEN 409 where the name is used in any case; of
 * parallel calls with one name exactly one succeeds, because the database's unique index decides.
 */
export async function createMember(db: Db, member: NewMember): Promise<CreatedMember> {
  const hashes = {
    password_hash: member.password === undefined ? null : await hashPassword(member.password),
    payment_password_hash:
      member.paymentPassword === undefined ? null : await hashPassword(member.paymentPassword),
  };
  try {
    // What a member tells goes into rows of its own: all of it is there, or there is no member.
    if (db.isTransaction) return await insertMember(db, member, hashes);
    return await inTransaction(db, (tx) => insertMember(tx, member, hashes));
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'member_account_key') throw usernameTaken();
    throw error;
  }
}

async function insertMember(
  db: Db,
  member: NewMember,
  hashes: { password_hash: string | null; payment_password_hash: string | null },
): Promise<CreatedMember> {
  const type = member.type ?? MEMBER_TYPE;
  const account = member.account.normalize('NFKC').trim();
  const referralCode = newReferralCode();
  const currency = type === TRIAL_TYPE ? PLAY_CURRENCY : env().CURRENCY;
  const { id } = await db
    .insertInto('identity.member')
    .values({
      account,
      type,
      nickname: member.nickname ?? account,
      currency,
      upline_id: member.uplineId ?? null,
      ...hashes,
      must_change_password: member.mustChangePassword ?? false,
      password_changed_at: now(),
      referral_code: referralCode,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (member.mustChangePassword) await beginOneTime(db, id);
  await keepProfile(db, id, member.profile ?? {});
  return { id, account, currency, referralCode };
}

// Without 0, 1, I, L, O, which people mix up when they read a code aloud. 8 of 31: 8.5 * 10^11 codes.
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newReferralCode(): string {
  return Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/**
 * Shuts a member out, with every session of theirs, or lets them in again. Money, records and the downline stay as they are.
 * Gives the account's name, nothing where the member is so already. Throws NOT_FOUND.
 */
export async function setMemberStatus(
  tx: Tx,
  memberId: bigint,
  status: 'active' | 'disabled',
): Promise<string | undefined> {
  const member = await tx
    .selectFrom('identity.member')
    .select(['account', 'status'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.status === status) return undefined;
  await tx.updateTable('identity.member').set({ status }).where('id', '=', memberId).execute();
  if (status === 'disabled') await revokeSessions(tx, memberId);
  return member.account;
}

/** Chooses the member's picture, 1 to ICONS. */
export async function chooseIcon(db: Db, memberId: bigint, icon: number): Promise<void> {
  await db.updateTable('identity.member').set({ icon }).where('id', '=', memberId).execute();
}

/** Changes how the member is called on the site; 1 to 24 characters, held by the caller's schema. */
export async function rename(db: Db, memberId: bigint, nickname: string): Promise<void> {
  await db.updateTable('identity.member').set({ nickname }).where('id', '=', memberId).execute();
}

export { setPaymentPassword, verifyPaymentPassword } from './passwords/commands';
