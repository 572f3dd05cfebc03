import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sweepOneTime } from './passwords/one-time';

/** How long an ended session stays listed for whoever looks into a theft. */
const KEEP_ENDED_DAYS = 90;

/** Deletes what has run out: captchas, codes, used proofs, one-time passwords, counted tries, sessions that ended long ago. Run it every few minutes. */
export async function sweepIdentity(db: Db): Promise<void> {
  const at = now();
  await db.deleteFrom('identity.captcha').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.code').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.used_proof').where('ends_at', '<', at).execute();
  await sweepOneTime(db);
  await sql`DELETE FROM identity.throttle WHERE expire < ${at.getTime()}`.execute(db);
  const before = new Date(at.getTime() - KEEP_ENDED_DAYS * 86_400_000);
  await db.deleteFrom('identity.session').where('ends_at', '<', before).execute();
}
