import { inTransaction, type Db } from '@/lib/db/client';
import { localePath } from '@/lib/i18n/routing';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { TRIAL_TYPE } from '../account-types';
import { contactLookup, contactOf } from '../contacts/queries';
import { sendMail } from '../outgoing/commands';
import { memberByAccount } from '../queries';
import { openResetRequest } from './commands';
import { RESET_LINK_LIFETIME, RESET_LINK_MINUTES } from './constants';

/**
 * Sends the reset link if the name is of an active real account and the address is the one bound to it; otherwise it does
 * nothing. The token is in the link's fragment, which browsers do not send to servers. Runs as a job (commands.ts).
 */
export async function sendResetLink(db: Db, payload: unknown): Promise<void> {
  const { username, email, locale } = openResetRequest((payload as { sealed: string }).sealed);
  const member = await memberByAccount(db, username);
  if (!member || member.status !== 'active' || member.type === TRIAL_TYPE) return;
  const bound = await contactOf(db, member.id, 'email');
  if (!bound || !contactLookup('email', bound.value).equals(contactLookup('email', email))) return;
  const token = randomToken();
  const at = now();
  const endsAt = new Date(at.getTime() + RESET_LINK_LIFETIME);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('identity.reset_link')
      .values({ token_hash: sha256(token), member_id: member.id, created_at: at, ends_at: endsAt })
      .execute();
    await sendMail(tx, {
      memberId: member.id,
      to: bound.value,
      template: 'resetPassword',
      values: {
        account: member.account,
        link: `${publicUrl()}${localePath(locale, '/reset')}#${token}`,
        minutes: RESET_LINK_MINUTES,
      },
      locale,
      notAfter: endsAt,
    });
  });
}

/** Deletes expired links. */
export async function sweepResetLinks(db: Db): Promise<void> {
  await db.deleteFrom('identity.reset_link').where('ends_at', '<', now()).execute();
}
