import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { createSealer } from '@/lib/platform/sealing';
import { DELIVER_TASK, WORTH_SENDING } from './constants';
import { hintOf } from './rules';
import type { MailTemplate, MailValues, SmsTemplate, SmsValues } from './templates';
import type { SealedContent } from './types';

/** Recipient and values as they lie in the database; bound to the template, so that no row can pose as another. */
const sealer = createSealer('croupier/identity/outgoing/1');

interface Envelope {
  locale: LocaleCode;
  /** Whose business it is, where it is a member's. */
  memberId?: bigint | undefined;
  /** After this it is not worth sending; a day from now unless told. */
  notAfter?: Date | undefined;
  /** True where nobody is behind the address: everything is written as for somebody, and nothing is sent. */
  mute?: boolean;
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
 * Writes an e-mail to be sent, and the job that sends it, in the caller's transaction: both are there or neither.
 * The room inbox renders it in `locale` and delivers it.
 */
export function sendMail<Template extends MailTemplate>(tx: Db, mail: Mail<Template>): Promise<void> {
  return write(tx, 'email', mail);
}

/** As sendMail, an SMS. */
export function sendSms<Template extends SmsTemplate>(tx: Db, sms: Sms<Template>): Promise<void> {
  return write(tx, 'sms', sms);
}

async function write(
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
      recipient_hint: hintOf(channel, given.to),
      sealed: sealer.seal(Buffer.from(JSON.stringify(content)), `${channel}:${given.template}`),
      mute: given.mute ?? false,
      created_at: at,
      not_after: given.notAfter ?? new Date(at.getTime() + WORTH_SENDING),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`SELECT graphile_worker.add_job(${DELIVER_TASK}, json_build_object('id', ${String(id)}::text), max_attempts := 8)`.execute(
    tx,
  );
}

/** Opens what `write` sealed; throws where the row was tampered with. */
export function openContent(channel: string, template: string, sealed: Uint8Array): SealedContent {
  return JSON.parse(sealer.open(sealed, `${channel}:${template}`).toString()) as SealedContent;
}
