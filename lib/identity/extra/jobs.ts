import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { KNOWN_ADDRESS_DAYS } from './constants';

/** How long members can read the events of their account. */
const KEEP_ACTIVITY_DAYS = 365;

const DAY = 86_400_000;

/** Deletes expired puzzles, human-check tokens and challenges, and old addresses and events. */
export async function sweepVerifications(db: Db): Promise<void> {
  const at = now();
  await db.deleteFrom('identity.slider_puzzle').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.human_check_token').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.login_challenge').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.passkey_challenge').where('ends_at', '<', at).execute();
  const unused = new Date(at.getTime() - KNOWN_ADDRESS_DAYS * DAY);
  await db.deleteFrom('identity.used_address').where('used_at', '<', unused).execute();
  const activityEnd = new Date(at.getTime() - KEEP_ACTIVITY_DAYS * DAY);
  await db.deleteFrom('identity.activity').where('created_at', '<', activityEnd).execute();
}
