import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { AppError } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { publicUrl } from '@/lib/platform/env';
import type {
  EmailProviderSetting,
  SmsProviderSetting,
  SocialProviderSetting,
} from '@/lib/platform/site-config';
import { renderMail, renderSms } from '../texts/render';
import { examplesOf } from '../templates/constants';
import type { TemplateKey, TemplateTexts } from '../templates/types';
import { getProviders, mailProvider, smsProvider } from './settings';

/** What a provider has answered to a test. */
export interface TestAnswer {
  sent: boolean;
  /** The provider's own words, or what kept us from reaching it. */
  answer: string;
}

/** Longest part of an answer that is shown. */
const MAX_ANSWER = 300;
const TIMEOUT_MS = 10_000;

/** The setting stores messages in the outbox, so that there is nothing to test. */
const nothingToTest = () => new AppError('PROVIDER_OUTBOX', 409);

async function answerOf(send: () => Promise<string | undefined>): Promise<TestAnswer> {
  try {
    return { sent: true, answer: (await send()) ?? '' };
  } catch (error) {
    return { sent: false, answer: (error as Error).message.slice(0, MAX_ANSWER) };
  }
}

/** Sends a test message by a setting that may not be saved yet. Throws PROVIDER_OUTBOX 409. */
export function testSmsProvider(
  setting: SmsProviderSetting,
  to: string,
  locale: LocaleCode,
): Promise<TestAnswer> {
  const provider = smsProvider(setting);
  if (!provider) throw nothingToTest();
  return answerOf(() => provider.send({ to, text: renderSms(locale, 'test', {}) }));
}

/** As testSmsProvider, for emails. */
export function testMailProvider(
  setting: EmailProviderSetting,
  to: string,
  locale: LocaleCode,
): Promise<TestAnswer> {
  const provider = mailProvider(setting);
  if (!provider) throw nothingToTest();
  const mail = renderMail(localeOf(locale).code, 'test', {});
  const messageId = `<test-${randomToken(12)}@${new URL(publicUrl()).hostname}>`;
  return answerOf(() => provider.send({ to, ...mail, messageId }));
}

/** A token endpoint's errors that say that the client itself was accepted: only the invented code was not. */
const CLIENT_ACCEPTED = new Set(['invalid_grant', 'invalid_request', 'redirect_uri_mismatch']);

/**
 * Tests a login provider: reads its discovery document and asks its token endpoint for a token with an invented code. A provider that knows the client
 * refuses the code, one that does not refuses the client. Throws PROVIDER_OUTBOX 409 without a client.
 */
export function testSocialProvider(setting: SocialProviderSetting): Promise<TestAnswer> {
  const { clientId, clientSecret, issuer } = setting;
  if (!clientId || !clientSecret) throw nothingToTest();
  const options = { redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
  return answerOf(async () => {
    const discovery = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, options);
    if (!discovery.ok) throw new Error(`${issuer}: HTTP ${discovery.status}`);
    const { token_endpoint: endpoint } = (await discovery.json()) as { token_endpoint?: string };
    if (!endpoint) return issuer;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'test',
      redirect_uri: `${publicUrl()}/wps/session/social/callback/google`,
      client_id: clientId,
      client_secret: clientSecret,
    });
    const response = await fetch(endpoint, { ...options, method: 'POST', body });
    const answer = (await response.json().catch(() => ({}))) as {
      error?: unknown;
      error_description?: unknown;
    };
    const words = [answer.error, answer.error_description]
      .filter((word) => typeof word === 'string')
      .join(': ');
    if (!CLIENT_ACCEPTED.has(String(answer.error))) throw new Error(words || `HTTP ${response.status}`);
    return words;
  });
}

/** Sends a message with an operator's text and examples by the providers of the site. Throws PROVIDER_OUTBOX 409 without one. */
export function sendTestOf(
  { channel, template, locale }: TemplateKey,
  own: TemplateTexts,
  to: string,
): Promise<TestAnswer> {
  const by = getProviders();
  const examples = examplesOf(channel, template)!;
  if (channel === 'sms') {
    if (!by.sms) throw nothingToTest();
    const { sms } = by;
    return answerOf(() => sms.send({ to, text: renderSms(locale, template, examples, own) }));
  }
  if (!by.email) throw nothingToTest();
  const { email } = by;
  const messageId = `<test-${randomToken(12)}@${new URL(publicUrl()).hostname}>`;
  return answerOf(() => email.send({ to, ...renderMail(locale, template, examples, own), messageId }));
}
