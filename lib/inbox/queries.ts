import { sql, type Db } from '@/lib/db/client';
import { accountKey } from '@/lib/identity/queries';
import { now } from '@/lib/platform/clock';
import { openContent, recipientLookup } from '@/lib/identity/outgoing/commands';
import { UNREADABLE_TEMPLATES } from '@/lib/identity/outgoing/templates';
import { AppError, notFound } from '@/lib/platform/errors';
import { messageLocale } from './rules';
import { ownTexts } from './templates/queries';
import { renderMail, renderSms } from './texts/render';
import type { MessageKind, DeliveryStatus } from './types';

export interface OutgoingRow {
  id: bigint;
  channel: MessageKind;
  template: string;
  locale: string;
  sealed: Buffer | null;
  suppressed: boolean;
  notAfter: Date;
  /** Null before the first attempt. */
  status: DeliveryStatus | null;
}

/** One outgoing message with its delivery status. */
export async function getOutgoing(db: Db, id: bigint): Promise<OutgoingRow | undefined> {
  const row = await db
    .selectFrom('identity.outgoing as o')
    .leftJoin('inbox.delivery as d', 'd.outgoing_id', 'o.id')
    .select([
      'o.id',
      'o.channel',
      'o.template',
      'o.locale',
      'o.sealed',
      'o.suppressed',
      'o.not_after',
      'd.status',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      notAfter: row.not_after,
      channel: row.channel as MessageKind,
      status: row.status as DeliveryStatus | null,
    }
  );
}

/** A message as the outbox lists it. */
export interface OutboxMessage {
  id: bigint;
  channel: MessageKind;
  template: string;
  locale: string;
  recipient: string;
  member: { id: bigint; account: string } | null;
  createdAt: Date;
  /** `waiting` before the first attempt. */
  status: DeliveryStatus | 'waiting';
  provider: string | null;
  reason: string | null;
  /** Whether it has failed or was stored, and may still be sent. */
  retryable: boolean;
  /** Whether the text was stored instead of sent and is not erased. */
  readable: boolean;
}

export interface OutboxFilter {
  /** The id of the last message of the former page. */
  before?: bigint | undefined;
  channel?: MessageKind | undefined;
  template?: string | undefined;
  status?: OutboxMessage['status'] | undefined;
  /** A whole address or number, or the account of the member that the message is about. */
  search?: string | undefined;
  limit: number;
}

/** A page of messages, newest first. */
export async function listOutbox(db: Db, filter: OutboxFilter): Promise<OutboxMessage[]> {
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
      'o.not_after',
      'o.member_id',
    ])
    .select(['d.status', 'd.provider', 'd.reason', 'm.account'])
    .select((on) => on('o.sealed', 'is not', null).as('sealed'))
    .where('o.suppressed', '=', false)
    .orderBy('o.id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where('o.id', '<', filter.before);
  const { channel, template, status, search } = filter;
  if (channel) query = query.where('o.channel', '=', channel);
  if (template) query = query.where('o.template', '=', template);
  if (status === 'waiting') query = query.where('d.status', 'is', null);
  else if (status) query = query.where('d.status', '=', status);
  if (search)
    query = query.where((on) =>
      on.or([
        on('o.recipient_lookup', 'in', [recipientLookup('email', search), recipientLookup('sms', search)]),
        on(sql`lower(m.account)`, '=', accountKey(search)),
      ]),
    );
  return (await query.execute()).map((row) => ({
    id: row.id,
    channel: row.channel as MessageKind,
    template: row.template,
    locale: row.locale,
    recipient: row.recipient_hint,
    member:
      row.member_id === null || row.account === null ? null : { id: row.member_id, account: row.account },
    createdAt: row.created_at,
    status: (row.status as DeliveryStatus | null) ?? 'waiting',
    provider: row.provider,
    reason: row.reason,
    retryable:
      row.sealed === true && row.not_after > now() && (row.status === 'failed' || row.status === 'stored'),
    readable: row.status === 'stored' && row.sealed === true && !UNREADABLE_TEMPLATES.includes(row.template),
  }));
}

export interface StoredText {
  to: string;
  /** Null for an SMS. */
  subject: string | null;
  text: string;
}

/**
 * The text of a message that was stored instead of sent. The caller records in the audit log who reads it. Throws NOT_FOUND
 * 404, and NOT_KEPT 409 if the message was sent, has failed, its text is erased, or it is a link to an operator's account.
 */
export async function getStoredText(db: Db, id: bigint): Promise<StoredText> {
  const row = await getOutgoing(db, id);
  if (!row || row.suppressed) throw notFound();
  if (row.status !== 'stored' || !row.sealed || UNREADABLE_TEMPLATES.includes(row.template))
    throw new AppError('NOT_KEPT', 409);
  const { to, values } = openContent(row.channel, row.template, row.sealed);
  const locale = messageLocale(row);
  const own = await ownTexts(db, row.channel, row.template, locale);
  if (row.channel === 'sms') return { to, subject: null, text: renderSms(locale, row.template, values, own) };
  const { subject, text } = renderMail(locale, row.template, values, own);
  return { to, subject, text };
}
