import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { createKeyedHash, createSealer } from '@/lib/platform/sealing';
import { DELIVER_TASK, DEFAULT_VALIDITY } from './constants';
import { maskRecipient } from './rules';
import type { MailTemplate, MailValues, SmsTemplate, SmsValues } from './templates';
import type { SealedContent } from './types';

/** Recipient and values are stored sealed and bound to the template, so that rows cannot be exchanged. */
const sealer = createSealer('croupier/identity/outgoing/1');

const lookup = createKeyedHash('croupier/identity/outgoing/recipient/1');

/** The keyed hash by which the messages to an address or number are found. */
export const recipientLookup = (channel: 'email' | 'sms', to: string): Buffer =>
  lookup(`${channel}:${channel === 'email' ? to.trim().toLowerCase() : to.replace(/[^+0-9]/g, '')}`);

interface Envelope {
  locale: LocaleCode;
  /** The member that the message is about, if any. */
  memberId?: bigint | undefined;
  /** The message is not sent after this moment; a day from now by default. */
  notAfter?: Date | undefined;
  /** If true, everything is stored as usual but nothing is sent (X6). */
  suppressed?: boolean;
}

export interface Mail<Template extends MailTemplate> extends Envelope {
  /** The address. */
  to: string;
  template: Template;
  values: MailValues[Template];
}

export interface Sms<Template extends SmsTemplate> extends Envelope {
  /** The number in E.164. */
  to: string;
  template: Template;
  values: SmsValues[Template];
}

/**
 * Stores an email and the job that sends it, in the caller's database transaction. The inbox room renders it in `locale`
 * and delivers it.
 */
export function sendMail<Template extends MailTemplate>(tx: Db, mail: Mail<Template>): Promise<void> {
  return storeMessage(tx, 'email', mail);
}

/** As sendMail, for an SMS. */
export function sendSms<Template extends SmsTemplate>(tx: Db, sms: Sms<Template>): Promise<void> {
  return storeMessage(tx, 'sms', sms);
}

async function storeMessage(
  tx: Db,
  channel: 'email' | 'sms',
  given: Envelope & { to: string; template: string; values: object },
): Promise<void> {
  const at = now();
  const content: SealedContent = { to: given.to, values: { ...given.values } };
  const { id } = await tx
    .insertInto('identity.outgoing')
    .values({
      channel,
      template: given.template,
      locale: given.locale,
      member_id: given.memberId ?? null,
      recipient_lookup: recipientLookup(channel, given.to),
      recipient_hint: maskRecipient(channel, given.to),
      sealed: sealer.seal(Buffer.from(JSON.stringify(content)), `${channel}:${given.template}`),
      suppressed: given.suppressed ?? false,
      created_at: at,
      not_after: given.notAfter ?? new Date(at.getTime() + DEFAULT_VALIDITY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`SELECT graphile_worker.add_job(${DELIVER_TASK}, json_build_object('id', ${String(id)}::text), max_attempts := 8)`.execute(
    tx,
  );
}

/** Decrypts the recipient and values of a stored message. Throws if the row was tampered with. */
export function openContent(channel: string, template: string, sealed: Uint8Array): SealedContent {
  return JSON.parse(sealer.open(sealed, `${channel}:${template}`).toString()) as SealedContent;
}
