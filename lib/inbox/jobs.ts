import type { Db } from '@/lib/db/client';
import { openContent } from '@/lib/identity/outgoing/commands';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { recordDelivery, type DeliveryResult } from './commands';
import { messageIdOf, getProviders, type Providers } from './providers/settings';
import { RejectedByProvider } from './providers/types';
import { getOutgoing, type OutgoingRow } from './queries';
import { messageLocale } from './rules';
import { ownTexts } from './templates/queries';
import { renderMail, renderSms } from './texts/render';

/** The attempt of a job, from graphile-worker. */
interface JobAttempt {
  attempts: number;
  max_attempts: number;
}

/**
 * Delivers one outgoing message: renders it in its reader's language and sends it by the provider, or stores it if none is
 * configured. Throws on a temporary failure, so that the queue tries again. A message that the provider rejects, or whose
 * last attempt fails, is marked as failed.
 */
export async function deliverMessage(
  db: Db,
  payload: unknown,
  job: JobAttempt,
  by: Providers = getProviders(),
): Promise<void> {
  const row = await getOutgoing(db, BigInt((payload as { id: string }).id));
  if (!row || (row.status !== null && row.status !== 'retrying')) return;
  if (row.suppressed) {
    await db.deleteFrom('identity.outgoing').where('id', '=', row.id).execute();
    return;
  }
  const provider = by[row.channel];
  const mark = (given: Omit<DeliveryResult, 'provider'>) =>
    recordDelivery(db, row.id, { provider: provider?.name ?? 'outbox', ...given });
  if (row.notAfter <= now()) return mark({ status: 'expired', forget: true });
  if (!provider) return mark({ status: 'stored' });
  try {
    const providerId = await sendMessage(db, row, by);
    await mark({ status: 'sent', providerId, forget: true });
  } catch (error) {
    const reason = (error as Error).message.slice(0, 500);
    const final = error instanceof RejectedByProvider || job.attempts >= job.max_attempts;
    // The content stays until deleteOldMessages erases it, so that an operator can have it sent again.
    await mark({ status: final ? 'failed' : 'retrying', reason });
    logger.warn(
      { outgoing: String(row.id), template: row.template, reason },
      'a message could not be delivered',
    );
    if (!final) throw error;
  }
}

async function sendMessage(db: Db, row: OutgoingRow, by: Providers): Promise<string | undefined> {
  const { to, values } = openContent(row.channel, row.template, row.sealed!);
  const locale = messageLocale(row);
  const own = await ownTexts(db, row.channel, row.template, locale);
  if (row.channel === 'sms') return by.sms!.send({ to, text: renderSms(locale, row.template, values, own) });
  const mail = renderMail(locale, row.template, values, own);
  return by.email!.send({ to, ...mail, messageId: messageIdOf(row.id) });
}

/** Messages are deleted after this many days. */
const RETENTION_DAYS = 30;
/** The content of stored messages is erased this many days after their expiry. */
const CONTENT_RETENTION_DAYS = 1;
const DAY = 86_400_000;

/** Erases the content of expired stored messages, and deletes old messages. */
export async function deleteOldMessages(db: Db): Promise<void> {
  const at = now().getTime();
  await db
    .updateTable('identity.outgoing')
    .set({ sealed: null })
    .where('sealed', 'is not', null)
    .where('not_after', '<', new Date(at - CONTENT_RETENTION_DAYS * DAY))
    .execute();
  await db
    .deleteFrom('identity.outgoing')
    .where('created_at', '<', new Date(at - RETENTION_DAYS * DAY))
    .execute();
}
