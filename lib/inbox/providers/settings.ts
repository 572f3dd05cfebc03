import { env, publicUrl } from '@/lib/platform/env';
import { smtp } from './smtp';
import { twilio } from './twilio';
import type { MailText, Provider, SmsText } from './types';

export interface Providers {
  /** Undefined: messages of this kind are kept in the outbox. */
  sms: Provider<SmsText> | undefined;
  email: Provider<MailText> | undefined;
}

let made: Providers | undefined;

/** The providers that the environment names. Throws where Twilio is named without its settings. */
export function providers(): Providers {
  made ??= { sms: smsProvider(), email: mailProvider() };
  return made;
}

function smsProvider(): Provider<SmsText> | undefined {
  const { SMS_PROVIDER, TWILIO_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env();
  if (SMS_PROVIDER === 'outbox') return undefined;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) {
    throw new Error('SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.');
  }
  return twilio({
    url: TWILIO_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
  });
}

function mailProvider(): Provider<MailText> | undefined {
  const { SMTP_URL, MAIL_FROM } = env();
  return SMTP_URL ? smtp(SMTP_URL, MAIL_FROM) : undefined;
}

/** The name of outgoing message `id` among all mails of the world (RFC 5322). */
export const messageIdOf = (id: bigint) => `<outgoing-${id}@${new URL(publicUrl()).hostname}>`;
