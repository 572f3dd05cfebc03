import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { networkOf } from '@/lib/platform/http/client-ip';
import { createKeyedHash } from '@/lib/platform/sealing';
import { contactOf } from '../contacts/queries';
import { maskRecipient } from '../outgoing/rules';
import { profileField } from '../profile/queries';
import { totpState } from '../totp/queries';
import { KNOWN_ADDRESS_DAYS, type ExtraMethod } from './constants';
import { maskName } from './rules';

const hashed = createKeyedHash('croupier/identity/used-address/1');

/** Returns the search key of a member's address. */
export const addressHash = (memberId: bigint, ip: string): Buffer => hashed(`${memberId}:${networkOf(ip)}`);

/** Whether the member has logged in from this network within KNOWN_ADDRESS_DAYS. */
export async function isKnownAddress(db: Db, memberId: bigint, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.used_address')
    .select('used_at')
    .where('member_id', '=', memberId)
    .where('address_hash', '=', addressHash(memberId, ip))
    .where('used_at', '>', new Date(now().getTime() - KNOWN_ADDRESS_DAYS * 86_400_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the methods that a member can use, best first, each with a masked hint. */
export async function extraMethodsOf(
  db: Db,
  memberId: bigint,
): Promise<{ way: ExtraMethod; hint: string }[]> {
  const [totp, email, mobile, payeeName] = await Promise.all([
    totpState(db, memberId),
    contactOf(db, memberId, 'email'),
    contactOf(db, memberId, 'mobile'),
    profileField(db, memberId, 'payeeName'),
  ]);
  const ways: { way: ExtraMethod; hint: string }[] = [];
  if (totp.on) ways.push({ way: 'totp', hint: '' });
  if (email?.verifiedAt) ways.push({ way: 'email', hint: maskRecipient('email', email.value) });
  if (mobile?.verifiedAt) ways.push({ way: 'mobile', hint: maskRecipient('sms', mobile.value) });
  // An app is much safer than a name that is on every transfer slip, so the name is not offered beside it.
  if (payeeName && !totp.on) ways.push({ way: 'payeeName', hint: maskName(payeeName) });
  return ways;
}
