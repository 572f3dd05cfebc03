import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { realityTooLong } from '../errors';

/** Records that the member has read a reality check and goes on playing. */
export async function confirmCheck(db: Db, memberId: bigint): Promise<void> {
  const at = { checked_at: now() };
  await db
    .insertInto('protection.play_state')
    .values({ member_id: memberId, ...at })
    .onConflict((on) => on.column('member_id').doUpdateSet(at))
    .execute();
}

/** Sets the minutes between two reality checks. Throws INVALID_INPUT on `minutes` above the operator's maximum. */
export async function setCheckMinutes(db: Db, memberId: bigint, minutes: number): Promise<void> {
  const most = siteConfig().protection.realityMinutes;
  if (minutes > most) throw realityTooLong(most);
  const chosen = { reality_minutes: minutes };
  await db
    .insertInto('protection.play_state')
    .values({ member_id: memberId, ...chosen })
    .onConflict((on) => on.column('member_id').doUpdateSet(chosen))
    .execute();
}
