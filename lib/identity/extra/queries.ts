import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { networkOf } from '@/lib/platform/http/client-ip';
import { createKeyedHash } from '@/lib/platform/sealing';
import { contactOf } from '../contacts/queries';
import { hintOf } from '../outgoing/rules';
import { profileField } from '../profile/queries';
import { totpState } from '../totp/queries';
import { ADDRESS_DAYS, type Way } from './constants';
import { maskedName } from './rules';

const hashed = createKeyedHash('croupier/identity/used-address/1');

/** What an address of a member is found by. */
export const addressHash = (memberId: bigint, ip: string): Buffer => hashed(`${memberId}:${networkOf(ip)}`);

/** Whether the member has logged in from this network within ADDRESS_DAYS. */
export async function addressIsUsed(db: Db, memberId: bigint, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.used_address')
    .select('used_at')
    .where('member_id', '=', memberId)
    .where('address_hash', '=', addressHash(memberId, ip))
    .where('used_at', '>', new Date(now().getTime() - ADDRESS_DAYS * 86_400_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** The ways a member has, best first, each with a masked hint of where to look. */
export async function waysOf(db: Db, memberId: bigint): Promise<{ way: Way; hint: string }[]> {
  const [totp, email, mobile, payeeName] = await Promise.all([
    totpState(db, memberId),
    contactOf(db, memberId, 'email'),
    contactOf(db, memberId, 'mobile'),
    profileField(db, memberId, 'payeeName'),
  ]);
  const ways: { way: Way; hint: string }[] = [];
  if (totp.on) ways.push({ way: 'totp', hint: '' });
  if (email?.verifiedAt) ways.push({ way: 'email', hint: hintOf('email', email.value) });
  if (mobile?.verifiedAt) ways.push({ way: 'mobile', hint: hintOf('sms', mobile.value) });
  // Whoever has chosen an app has more than a name that stands on every transfer slip.
  if (payeeName && !totp.on) ways.push({ way: 'payeeName', hint: maskedName(payeeName) });
  return ways;
}
