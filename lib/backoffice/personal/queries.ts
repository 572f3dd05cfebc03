import { groupNamesOfMember } from '@/lib/cashier/groups/queries';
import { textIn } from '@/lib/content/text';
import { listAddresses } from '@/lib/rewards/mall/addresses/commands';
import { openAddress } from '@/lib/rewards/mall/addresses/sealing';
import { openHolder, payeeNumberSealer } from '@/lib/cashier/payees/secrets';
import type { Db } from '@/lib/db/client';
import { contactOf } from '@/lib/identity/contacts/queries';
import { profileOf } from '@/lib/identity/profile/queries';
import { kindOf } from '@/lib/identity/policy';
import { memberById } from '@/lib/identity/queries';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { tagNames } from '../members/queries';
import { personalAgency } from './agents';
import { personalHistory } from './history';
import { personalProtection } from './protection';
import { personalRewards } from './rewards';

const at = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * Returns all personal data of a member, unsealed, for an export: identity, contacts, payees,
 * sessions, requests, rewards (rewards.ts), protection (protection.ts),
 * the agent programme (agents.ts) and history (history.ts). Feedback comes from lib/inbox. Amounts are
 * decimal strings. Throws NOT_FOUND.
 */
export async function personalData(db: Db, memberId: bigint) {
  const member = await memberById(db, memberId);
  if (!member) throw notFound();
  const [email, mobile, profile] = [
    await contactOf(db, memberId, 'email'),
    await contactOf(db, memberId, 'mobile'),
    await profileOf(db, memberId),
  ];
  return {
    account: member.account,
    nickname: member.nickname,
    kind: kindOf(member.type),
    currency: member.currency,
    country: member.country,
    createdAt: at(member.created_at),
    email: email?.value ?? null,
    mobile: mobile?.value ?? null,
    profile,
    bankAccounts: await bankAccounts(db, memberId),
    groups: await groupNamesOfMember(db, memberId),
    tags: await tagNames(db, memberId),
    notes: (
      await db
        .selectFrom('backoffice.member_note')
        .select(['body', 'created_at'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map((row) => ({ at: at(row.created_at), note: row.body })),
    logins: (
      await db
        .selectFrom('identity.session')
        .where('member_id', '=', memberId)
        .select(['ip', 'country', 'user_agent', 'created_at'])
        .orderBy('id')
        .execute()
    ).map((row) => ({
      at: at(row.created_at),
      ip: row.ip,
      country: row.country,
      browser: row.user_agent,
    })),
    passkeys: (
      await db
        .selectFrom('identity.passkey')
        .where('member_id', '=', memberId)
        .select(['name', 'created_at'])
        .orderBy('id')
        .execute()
    ).map((row) => ({
      name: row.name,
      at: at(row.created_at),
    })),
    pushDevices: (
      await db
        .selectFrom('inbox.push_subscription')
        .select(['user_agent', 'locale', 'created_at'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map((row) => ({ browser: row.user_agent, language: row.locale, at: at(row.created_at) })),
    accountsElsewhere: (
      await db
        .selectFrom('identity.social_link')
        .select(['provider', 'linked_at'])
        .where('member_id', '=', memberId)
        .orderBy('provider')
        .execute()
    ).map((row) => ({ provider: row.provider, at: at(row.linked_at) })),
    deliveryAddresses: await listAddresses(db, memberId),
    orders: await redemptions(db, memberId),
    deposits: await requests(db, 'cashier.deposit', memberId),
    withdrawals: await requests(db, 'cashier.withdrawal', memberId),
    ...(await personalRewards(db, memberId)),
    ...(await personalProtection(db, memberId)),
    ...(await personalAgency(db, memberId)),
    ...(await personalHistory(db, memberId)),
  };
}

async function redemptions(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('rewards.redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: at(row.created_at),
    good: textIn(row.title, 'en'),
    quantity: row.quantity,
    points: formatDecimal(row.points),
    status: row.status,
    tracking: row.tracking,
    note: row.note,
    address: row.address_sealed ? openAddress(row.address_sealed, memberId) : null,
  }));
}

async function bankAccounts(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('cashier.payee')
    .select(['member_id', 'bank', 'holder_sealed', 'number_sealed', 'created_at', 'removed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    bank: row.bank,
    holder: openHolder(row),
    number: payeeNumberSealer.open(row.number_sealed, String(memberId)).toString(),
    addedAt: at(row.created_at),
    removedAt: at(row.removed_at),
  }));
}

async function requests(db: Db, table: 'cashier.deposit' | 'cashier.withdrawal', memberId: bigint) {
  const rows = await db
    .selectFrom(table)
    .select(['channel', 'amount', 'fee', 'currency', 'status', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: at(row.created_at),
    channel: row.channel,
    amount: formatDecimal(row.amount),
    fee: formatDecimal(row.fee),
    currency: row.currency,
    status: row.status,
  }));
}
