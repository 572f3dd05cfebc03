import { RejectedByProvider, type Provider, type SmsText } from './types';

export interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, or a messaging service (MG…). */
  from: string;
}

const TIMEOUT_MS = 15_000;

/** Twilio's Messages resource (POST /2010-04-01/Accounts/{sid}/Messages.json, form-encoded, basic authentication). */
export function createTwilioProvider(settings: TwilioSettings): Provider<SmsText> {
  const address = `${settings.url.replace(/\/$/, '')}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`;
  const credentials = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64');
  const sender = settings.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    name: 'twilio',
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, [sender]: settings.from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = (await response.json().catch(() => ({}))) as {
        sid?: string;
        code?: number;
        message?: string;
      };
      if (response.ok) return answer.sid;
      const reason = `${response.status} ${answer.code ?? ''} ${answer.message ?? ''}`.trim();
      // 4xx concerns this message (21211: no such number), except "too many requests" (429) and a timeout (408).
      if (response.status < 500 && response.status !== 429 && response.status !== 408)
        throw new RejectedByProvider(reason);
      throw new Error(reason);
    },
  };
}
