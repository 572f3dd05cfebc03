import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { contactOf } from '../contacts/queries';
import { sendMail } from '../outgoing/commands';
import type { Origin } from '../types';
import type { ActivityKind } from './types';

/**
 * Records an event of an account's security, which its owner can read in the member centre, and notifies the owner by
 * email if they have a verified address. `passwordReset` sends nothing here: notifyPasswordChanged does.
 */
export async function recordActivity(
  db: Db,
  { memberId, account }: { memberId: bigint; account: string },
  kind: ActivityKind,
  origin: Origin,
): Promise<void> {
  await db
    .insertInto('identity.activity')
    .values({
      member_id: memberId,
      kind,
      ip: origin.ip,
      country: origin.country ?? null,
      user_agent: origin.userAgent,
      created_at: now(),
    })
    .execute();
  if (kind === 'passwordReset') return;
  const address = await contactOf(db, memberId, 'email');
  if (!address?.verifiedAt) return;
  const envelope = { to: address.value, memberId, locale: origin.language ?? 'en' };
  if (kind === 'newAddress') {
    const values = { account, ip: origin.ip, device: origin.userAgent };
    await sendMail(db, { ...envelope, template: 'newLogin', values });
  } else if (kind === 'guessed') {
    await sendMail(db, { ...envelope, template: 'guessed', values: { account, ip: origin.ip } });
  } else {
    await sendMail(db, { ...envelope, template: 'securityChanged', values: { account } });
  }
}
