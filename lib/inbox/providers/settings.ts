import { env, publicUrl } from '@/lib/platform/env';
import { createSmtpProvider } from './smtp';
import { createTwilioProvider } from './twilio';
import type { MailText, Provider, SmsText } from './types';

export interface Providers {
  /** Undefined: messages of this kind are stored in the outbox. */
  sms: Provider<SmsText> | undefined;
  email: Provider<MailText> | undefined;
}

let cachedProviders: Providers | undefined;

/** The providers of the environment settings. Throws if Twilio is chosen without its settings. */
export function getProviders(): Providers {
  cachedProviders ??= { sms: smsProvider(), email: mailProvider() };
  return cachedProviders;
}

function smsProvider(): Provider<SmsText> | undefined {
  const { SMS_PROVIDER, TWILIO_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env();
  if (SMS_PROVIDER === 'outbox') return undefined;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) {
    throw new Error('SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.');
  }
  return createTwilioProvider({
    url: TWILIO_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: TWILIO_FROM,
  });
}

function mailProvider(): Provider<MailText> | undefined {
  const { SMTP_URL, MAIL_FROM } = env();
  return SMTP_URL ? createSmtpProvider(SMTP_URL, MAIL_FROM) : undefined;
}

/** The globally unique Message-ID of an outgoing message (RFC 5322). */
export const messageIdOf = (id: bigint) => `<outgoing-${id}@${new URL(publicUrl()).hostname}>`;
