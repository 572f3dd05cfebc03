import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { addressBelow, callProvider, readAnswer, reportedAmount, type Answer } from '../../providers/answers';
import { callbackPath } from '../../providers/callback';
import { ProviderRefusal, UnclearAnswer } from '../../providers/errors';
import type {
  NoticeAbout,
  PaymentProvider,
  ProviderCall,
  ProviderChannel,
  ProviderReport,
} from '../../providers/types';
import { isSigned, MERCHANT_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './signature';

/** What a provider answers about a payment or a payout (docs/payment-providers.md). */
const orderAnswer = z.object({
  id: z.string().min(1).max(200),
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed']),
  amount: reportedAmount,
  currency: z.string().length(3),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullish(),
  qr: z.string().min(1).max(1_000).nullish(),
  address: z.string().min(1).max(500).nullish(),
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
});

const noticeBody = z.object({ reference: z.string().min(1).max(100) });

const STATUSES = { pending: 'open', paid: 'paid', failed: 'failed' } as const;

async function send(
  { settings, secrets }: ProviderChannel,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<Answer> {
  const url = addressBelow(settings.address ?? '', path);
  const body = content ? Buffer.from(JSON.stringify(content)) : undefined;
  const timestamp = String(Math.floor(now().getTime() / 1_000));
  const parts = { timestamp, method, path: url.pathname, body: body ?? new Uint8Array() };
  const headers = {
    [MERCHANT_HEADER]: settings.merchant ?? '',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secrets.secret ?? '', parts),
  };
  return callProvider(url, { method, headers, ...(body ? { body } : {}) });
}

function toReport(body: unknown, { reference }: ProviderCall, kind: 'payment' | 'payout'): ProviderReport {
  const answer = readAnswer(orderAnswer, body);
  if (answer.reference !== reference) throw new UnclearAnswer('OTHER_ORDER');
  const { id, status, amount, currency, url, qr, address, expiresAt } = answer;
  return {
    providerId: id,
    status: STATUSES[status],
    currency,
    amount: status === 'paid' ? amount : null,
    ...(kind === 'payment' && (url ?? qr ?? address)
      ? {
          payTo: {
            kind: 'provider',
            url: url ?? null,
            qr: qr ?? null,
            address: address ?? null,
            otherAmount: null,
            otherName: null,
            rate: null,
            expiresAt: expiresAt ?? null,
          },
        }
      : {}),
  };
}

/** Creates an order. 422 is the only answer that refuses; every other failure leaves open what the provider did. */
async function create(
  channel: ProviderChannel,
  call: ProviderCall,
  kind: 'payment' | 'payout',
): Promise<ProviderReport> {
  const { reference, amount, currency, payee } = call;
  const { status, body } = await send(channel, 'POST', `/${kind}s`, {
    reference,
    amount: formatDecimal(amount),
    currency,
    callbackUrl: `${publicUrl()}${callbackPath(channel.id)}`,
    ...(payee ? { payee } : { returnUrl: `${publicUrl()}/member/deposit` }),
  });
  if (status === 422) throw new ProviderRefusal('REFUSED');
  if (status !== 200 && status !== 201) throw new UnclearAnswer(`HTTP_${status}`);
  return toReport(body, call, kind);
}

async function find(
  channel: ProviderChannel,
  call: ProviderCall,
  kind: 'payment' | 'payout',
): Promise<ProviderReport | undefined> {
  const path = `/${kind}s/${encodeURIComponent(call.reference)}`;
  const { status, body } = await send(channel, 'GET', path);
  // A 404 of something else in between has no such code.
  if (status === 404 && z.object({ code: z.literal('NOT_FOUND') }).safeParse(body).success) return undefined;
  if (status !== 200) throw new UnclearAnswer(`HTTP_${status}`);
  return toReport(body, call, kind);
}

/** Our own protocol: signed calls in both directions. A notification only says which order to ask about. */
export const signedProvider: PaymentProvider = {
  createPayment: (channel, call) => create(channel, call, 'payment'),
  findPayment: (channel, call) => find(channel, call, 'payment'),
  createPayout: (channel, call) => create(channel, call, 'payout'),
  findPayout: (channel, call) => find(channel, call, 'payout'),
  readNotice({ secrets }, { headers, body, path }): NoticeAbout | 'forged' | 'other' {
    const parts = {
      timestamp: headers.get(TIMESTAMP_HEADER) ?? '',
      signature: headers.get(SIGNATURE_HEADER) ?? '',
      method: 'POST',
      path,
      body,
    };
    if (!secrets.secret || !isSigned(secrets.secret, parts, now())) return 'forged';
    let content: unknown;
    try {
      content = JSON.parse(Buffer.from(body).toString());
    } catch {
      return 'other';
    }
    const about = noticeBody.safeParse(content);
    return about.success ? { reference: about.data.reference } : 'other';
  },
};
