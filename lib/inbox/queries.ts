import type { Db } from '@/lib/db/client';
import { openContent } from '@/lib/identity/outgoing/commands';
import { AppError, notFound } from '@/lib/platform/errors';
import { localeOfRow } from './rules';
import { renderMail, renderSms } from './texts/render';
import type { Channel, DeliveryStatus } from './types';

export interface OutgoingRow {
  id: bigint;
  channel: Channel;
  template: string;
  locale: string;
  sealed: Buffer | null;
  mute: boolean;
  notAfter: Date;
  /** Null until the first try. */
  status: DeliveryStatus | null;
}

/** One outgoing message with what became of it. */
export async function outgoingById(db: Db, id: bigint): Promise<OutgoingRow | undefined> {
  const row = await db
    .selectFrom('identity.outgoing as o')
    .leftJoin('inbox.delivery as d', 'd.outgoing_id', 'o.id')
    .select(['o.id', 'o.channel', 'o.template', 'o.locale', 'o.sealed', 'o.mute', 'o.not_after', 'd.status'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      notAfter: row.not_after,
      channel: row.channel as Channel,
      status: row.status as DeliveryStatus | null,
    }
  );
}

/** A line of the Outbox. */
export interface OutboxLine {
  id: bigint;
  channel: Channel;
  template: string;
  locale: string;
  recipient: string;
  member: { id: bigint; account: string } | null;
  createdAt: Date;
  /** `waiting` before the first try. */
  status: DeliveryStatus | 'waiting';
  provider: string | null;
  reason: string | null;
  /** True where the text was kept instead of sent, and is still there. */
  readable: boolean;
}

/** A page of what was sent or kept, newest first; `before` is the last line's id of the page before. */
export async function outboxLines(db: Db, filter: { before?: bigint; limit: number }): Promise<OutboxLine[]> {
  let query = db
    .selectFrom('identity.outgoing as o')
    .leftJoin('inbox.delivery as d', 'd.outgoing_id', 'o.id')
    .leftJoin('identity.member as m', 'm.id', 'o.member_id')
    .select([
      'o.id',
      'o.channel',
      'o.template',
      'o.locale',
      'o.recipient_hint',
      'o.created_at',
      'o.member_id',
    ])
    .select(['d.status', 'd.provider', 'd.reason', 'm.account'])
    .select((on) => on('o.sealed', 'is not', null).as('sealed'))
    .where('o.mute', '=', false)
    .orderBy('o.id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where('o.id', '<', filter.before);
  return (await query.execute()).map((row) => ({
    id: row.id,
    channel: row.channel as Channel,
    template: row.template,
    locale: row.locale,
    recipient: row.recipient_hint,
    member:
      row.member_id === null || row.account === null ? null : { id: row.member_id, account: row.account },
    createdAt: row.created_at,
    status: (row.status as DeliveryStatus | null) ?? 'waiting',
    provider: row.provider,
    reason: row.reason,
    readable: row.status === 'kept' && row.sealed === true,
  }));
}

export interface KeptText {
  to: string;
  /** Null for an SMS. */
  subject: string | null;
  text: string;
}

/**
 * The text of a message that was kept instead of sent; the caller has noted who reads it. Throws NOT_FOUND 404, and
 * NOT_KEPT 409 for one that was sent, failed, or whose text is forgotten.
 */
export async function keptText(db: Db, id: bigint): Promise<KeptText> {
  const row = await outgoingById(db, id);
  if (!row || row.mute) throw notFound();
  if (row.status !== 'kept' || !row.sealed) throw new AppError('NOT_KEPT', 409);
  const { to, values } = openContent(row.channel, row.template, row.sealed);
  const locale = localeOfRow(row);
  if (row.channel === 'sms') return { to, subject: null, text: renderSms(locale, row.template, values) };
  const { subject, text } = renderMail(locale, row.template, values);
  return { to, subject, text };
}
