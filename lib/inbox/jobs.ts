import type { Db } from '@/lib/db/client';
import { openContent } from '@/lib/identity/outgoing/commands';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { markDelivery, type DeliveryMark } from './commands';
import { messageIdOf, providers, type Providers } from './providers/settings';
import { Refused } from './providers/types';
import { outgoingById, type OutgoingRow } from './queries';
import { localeOfRow } from './rules';
import { renderMail, renderSms } from './texts/render';

/** What graphile-worker says of the job: which try this is, and of how many. */
interface Try {
  attempts: number;
  max_attempts: number;
}

/**
 * Delivers one outgoing message: renders it in its reader's language and hands it to its provider, or keeps it where
 * none is set. Throws where the provider could not be asked, so that the queue tries again later; what is refused for
 * good, or at the last try, is marked failed.
 */
export async function deliver(
  db: Db,
  payload: unknown,
  job: Try,
  by: Providers = providers(),
): Promise<void> {
  const row = await outgoingById(db, BigInt((payload as { id: string }).id));
  if (!row || (row.status !== null && row.status !== 'retrying')) return;
  if (row.mute) {
    await db.deleteFrom('identity.outgoing').where('id', '=', row.id).execute();
    return;
  }
  const provider = by[row.channel];
  const mark = (given: Omit<DeliveryMark, 'provider'>) =>
    markDelivery(db, row.id, { provider: provider?.name ?? 'outbox', ...given });
  if (row.notAfter <= now()) return mark({ status: 'expired', forget: true });
  if (!provider) return mark({ status: 'kept' });
  try {
    const providerId = await hand(row, by);
    await mark({ status: 'sent', providerId, forget: true });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 500);
    const final = error instanceof Refused || job.attempts >= job.max_attempts;
    await mark({ status: final ? 'failed' : 'retrying', reason, forget: final });
    logger.warn({ outgoing: String(row.id), template: row.template, reason }, 'a message was not taken');
    if (!final) throw error;
  }
}

function hand(row: OutgoingRow, by: Providers): Promise<string | undefined> {
  const { to, values } = openContent(row.channel, row.template, row.sealed!);
  const locale = localeOfRow(row);
  if (row.channel === 'sms') return by.sms!.send({ to, text: renderSms(locale, row.template, values) });
  const mail = renderMail(locale, row.template, values);
  return by.email!.send({ to, ...mail, messageId: messageIdOf(row.id) });
}

/** How long the back office lists what was sent. */
const KEEP_DAYS = 30;
/** How long a kept text outlives its use. */
const KEEP_TEXT_DAYS = 1;
const DAY = 86_400_000;

/** Forgets texts that were kept and are of no use any more, and messages of long ago. */
export async function sweepInbox(db: Db): Promise<void> {
  const at = now().getTime();
  await db
    .updateTable('identity.outgoing')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('not_after', '<', new Date(at - KEEP_TEXT_DAYS * DAY))
    .execute();
  await db
    .deleteFrom('identity.outgoing')
    .where('created_at', '<', new Date(at - KEEP_DAYS * DAY))
    .execute();
}
