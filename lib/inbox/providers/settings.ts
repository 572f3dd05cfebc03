import { publicUrl } from '@/lib/platform/env';
import {
  mailSender,
  siteConfig,
  type EmailProviderSetting,
  type SmsProviderSetting,
} from '@/lib/platform/site-config';
import { createSmtpProvider } from './smtp';
import { createTwilioProvider } from './twilio';
import type { MailText, Provider, SmsText } from './types';

export interface Providers {
  /** Undefined: messages of this kind are stored in the outbox. */
  sms: Provider<SmsText> | undefined;
  email: Provider<MailText> | undefined;
}

let cached: { of: string; providers: Providers } | undefined;

/** The providers that operators have set, or the environment. They are made anew when a setting changes. */
export function getProviders(): Providers {
  const { sms, email } = siteConfig().providers;
  const of = JSON.stringify([sms, email, mailSender()]);
  if (cached?.of !== of) cached = { of, providers: { sms: smsProvider(sms), email: mailProvider(email) } };
  return cached.providers;
}

/** The SMS provider of a setting; undefined for the outbox, and for Twilio without its credentials. */
export function smsProvider(setting: SmsProviderSetting): Provider<SmsText> | undefined {
  const { kind, accountSid, authToken, from } = setting;
  if (kind === 'outbox' || !accountSid || !authToken || !from) return undefined;
  return createTwilioProvider(setting);
}

/** The mail provider of a setting; undefined for the outbox. */
export function mailProvider(setting: EmailProviderSetting): Provider<MailText> | undefined {
  return setting.kind === 'smtp' && setting.host ? createSmtpProvider(setting, mailSender()) : undefined;
}

/** The globally unique Message-ID of an outgoing message (RFC 5322). */
export const messageIdOf = (id: bigint) => `<outgoing-${id}@${new URL(publicUrl()).hostname}>`;
