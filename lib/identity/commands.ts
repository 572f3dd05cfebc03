import { randomInt } from 'node:crypto';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { recordEvent } from '@/lib/webhooks/events';
import { notFound } from '@/lib/platform/errors';
import { MEMBER_TYPE, TRIAL_TYPE } from './account-types';
import { affiliateCodeUnknown, usernameTaken } from './errors';
import { hashPassword } from './passwords/hash';
import { startOneTimePassword } from './passwords/one-time';
import { storeProfile } from './profile/commands';
import { revokeSessions } from './sessions/commands';

export interface NewMember {
  account: string;
  /** Undefined for accounts without a password (trial, social). The caller has validated it. */
  password?: string | undefined;
  /** The hash of a password, instead of a password: for imported members, who choose a password by a reset. */
  passwordHash?: string | undefined;
  /** 0 player (default); 1, 2, 41, 42 agent; 4 trial player, whose currency is play money. */
  type?: number;
  nickname?: string;
  paymentPassword?: string | undefined;
  /** The agent whose downline the member joins. */
  uplineId?: bigint | undefined;
  /** True if the password is a one-time password, which must be changed at the first login. */
  mustChangePassword?: boolean;
  /** The country from which the member registers (TH), for reports; undefined if it is not known. */
  country?: string | undefined;
  /** Optional registration fields that have no column of their own; stored sealed (profile/). */
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
 * Creates a player, agent or trial account. Throws USERNAME_TAKEN 409 if the name exists in any letter case,
 * AFFILIATE_CODE 400 if the upline is no agent. Of parallel calls with one name exactly one succeeds, because the database's unique index
 * decides.
 */
export async function createMember(db: Db, member: NewMember): Promise<CreatedMember> {
  const hashes = {
    password_hash:
      member.password === undefined ? (member.passwordHash ?? null) : await hashPassword(member.password),
    payment_password_hash:
      member.paymentPassword === undefined ? null : await hashPassword(member.paymentPassword),
  };
  try {
    // The profile has rows of its own. They are written together with the member, or nothing is.
    if (db.isTransaction) return await insertMember(db, member, hashes);
    return await inTransaction(db, (tx) => insertMember(tx, member, hashes));
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'member_account_key') throw usernameTaken();
    // The upline has become a player since the caller looked.
    if (constraint === 'upline_is_agent') throw affiliateCodeUnknown();
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
  const referralCode = generateReferralCode();
  const { id, currency } = await db
    .insertInto('identity.member')
    .values({
      account,
      type,
      nickname: member.nickname ?? account,
      currency: type === TRIAL_TYPE ? PLAY_CURRENCY : currencyOfSite(),
      upline_id: member.uplineId ?? null,
      ...hashes,
      must_change_password: member.mustChangePassword ?? false,
      password_changed_at: now(),
      referral_code: referralCode,
      country: member.country ?? null,
      created_at: now(),
    })
    .returning(['id', 'currency'])
    .executeTakeFirstOrThrow();
  if (member.mustChangePassword && member.password !== undefined) await startOneTimePassword(db, id);
  await storeProfile(db, id, member.profile ?? {});
  if (type !== TRIAL_TYPE)
    await recordEvent(db, 'member.registered', {
      memberId: String(id),
      currency,
      country: member.country ?? null,
      uplineId: member.uplineId === undefined ? null : String(member.uplineId),
    });
  return { id, account, currency, referralCode };
}

/**
 * The currency of new members, as the database has it at this moment: this process may have read the settings before a change. It
 * reads the table of the content room, because this room may not import that one.
 */
const currencyOfSite = () => sql<string>`coalesce(
  (SELECT value ->> 'currency' FROM content.site_setting WHERE key = 'money'), ${siteConfig().money.currency})`;

// Without 0, 1, I, L and O, which people confuse. 8 of 31 characters: 8.5 * 10^11 codes.
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function generateReferralCode(): string {
  return Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/**
 * Blocks a member and ends all sessions, or unblocks the member. Money, records and the downline are unchanged. Returns
 * the account name, or undefined if the member already has that status. Throws NOT_FOUND.
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
  const event = status === 'disabled' ? 'member.blocked' : 'member.unblocked';
  await recordEvent(tx, event, { memberId: String(memberId) });
  return member.account;
}

/** Sets the member's icon, 1 to ICONS. */
export async function setIcon(db: Db, memberId: bigint, icon: number): Promise<void> {
  await db.updateTable('identity.member').set({ icon }).where('id', '=', memberId).execute();
}

/** Sets the member's nickname: 1 to 24 characters, validated by the caller's schema. */
export async function setNickname(db: Db, memberId: bigint, nickname: string): Promise<void> {
  await db.updateTable('identity.member').set({ nickname }).where('id', '=', memberId).execute();
}

export { setPaymentPassword, verifyPaymentPassword } from './passwords/commands';
