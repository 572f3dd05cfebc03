import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { noteActivity } from '../activity/commands';
import { memberByLoginName } from '../mobile/queries';
import { kindOf } from '../policy';
import { openGuessing } from './commands';
import { TOLD_EVERY } from './constants';

/**
 * Tells the owner of an account, where the name has one, that somebody used up the tries at its password: among what
 * happened to the account, and by e-mail to a proven address. At most once a day. Runs as a job (commands.ts).
 */
export async function tellOfGuessing(db: Db, payload: unknown): Promise<void> {
  const { username, origin } = openGuessing((payload as { sealed: string }).sealed);
  const member = await memberByLoginName(db, username);
  if (member?.status !== 'active' || kindOf(member.type) === 'trial') return;
  const told = await db
    .selectFrom('identity.activity')
    .select('id')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'guessed')
    .where('created_at', '>', new Date(now().getTime() - TOLD_EVERY))
    .executeTakeFirst();
  if (told) return;
  const whose = { memberId: member.id, account: member.account };
  await inTransaction(db, (tx) => noteActivity(tx, whose, 'guessed', origin));
}
