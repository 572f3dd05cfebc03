import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sweepOneTimePasswords } from './passwords/one-time';
import { fillNameLookups } from './profile/commands';

/** How long ended sessions are stored, for the investigation of a theft. */
const KEEP_ENDED_DAYS = 90;

/** Deletes expired captchas, codes, phone tokens, one-time passwords, rate limits and old sessions. Runs every few minutes. */
export async function sweepIdentity(db: Db): Promise<void> {
  const at = now();
  await db.deleteFrom('identity.captcha').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.code').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.used_phone_token').where('ends_at', '<', at).execute();
  await sweepOneTimePasswords(db);
  await sql`DELETE FROM identity.throttle WHERE expire < ${at.getTime()}`.execute(db);
  await fillNameLookups(db);
  const before = new Date(at.getTime() - KEEP_ENDED_DAYS * 86_400_000);
  await db.deleteFrom('identity.session').where('ends_at', '<', before).execute();
}
