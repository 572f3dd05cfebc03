import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { recordActivity } from '../activity/commands';
import { memberByLoginName } from '../mobile/queries';
import { kindOf } from '../policy';
import { openReport } from './commands';
import { NOTICE_INTERVAL } from './constants';

/**
 * Notifies the owner of an account that all tries at its password were used up: among the events of the account, and by
 * email to a verified address. At most once a day. Does nothing for an unknown name. Runs as a job (commands.ts).
 */
export async function notifyBruteForce(db: Db, payload: unknown): Promise<void> {
  const { username, origin } = openReport((payload as { sealed: string }).sealed);
  const member = await memberByLoginName(db, username);
  if (member?.status !== 'active' || kindOf(member.type) === 'trial') return;
  const recentNotice = await db
    .selectFrom('identity.activity')
    .select('id')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'guessed')
    .where('created_at', '>', new Date(now().getTime() - NOTICE_INTERVAL))
    .executeTakeFirst();
  if (recentNotice) return;
  const owner = { memberId: member.id, account: member.account };
  await inTransaction(db, (tx) => recordActivity(tx, owner, 'guessed', origin));
}
