import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { ADDRESS_DAYS } from './constants';

/** How long members can read what happened to their account. */
const KEEP_ACTIVITY_DAYS = 365;

const DAY = 86_400_000;

/** Deletes what has run out of the proofs beside a password: puzzles, challenges, questions, addresses long unused. */
export async function sweepProofs(db: Db): Promise<void> {
  const at = now();
  await db.deleteFrom('identity.slider_puzzle').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.slider_pass').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.login_challenge').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.passkey_question').where('ends_at', '<', at).execute();
  const unused = new Date(at.getTime() - ADDRESS_DAYS * DAY);
  await db.deleteFrom('identity.used_address').where('used_at', '<', unused).execute();
  const forgotten = new Date(at.getTime() - KEEP_ACTIVITY_DAYS * DAY);
  await db.deleteFrom('identity.activity').where('created_at', '<', forgotten).execute();
}
