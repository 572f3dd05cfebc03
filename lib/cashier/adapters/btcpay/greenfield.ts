import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { amount, formatDecimal, type Amount } from '@/lib/money/amount';
import { publicUrl } from '@/lib/platform/env';
import { addressBelow, callProvider, readAnswer, reportedAmount } from '../../providers/answers';
import { ProviderRefusal, UnclearAnswer } from '../../providers/errors';
import type {
  NoticeAbout,
  PaymentProvider,
  ProviderCall,
  ProviderChannel,
  ProviderReport,
} from '../../providers/types';
import { sumOf, worthOf } from './rate';

/** BTCPay's signature of a webhook's body. */
export const SIGNATURE_HEADER = 'btcpay-sig';

const invoice = z.object({
  id: z.string().min(1).max(200),
  amount: reportedAmount,
  currency: z.string().min(3).max(10),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string().default('None'),
  checkoutLink: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullish(),
  expirationTime: z.number().nullish(),
  metadata: z.object({ orderId: z.string().nullish() }).nullish(),
});
type Invoice = z.output<typeof invoice>;

const text = z.union([z.string(), z.number()]).transform(String);

/** A way to pay of an invoice. BTCPay 2 calls its name paymentMethodId, BTCPay 1 paymentMethod. */
const method = z
  .object({
    paymentMethodId: z.string().nullish(),
    paymentMethod: z.string().nullish(),
    cryptoCode: z.string().nullish(),
    currency: z.string().nullish(),
    destination: z.string().nullish(),
    paymentLink: z.string().nullish(),
    rate: text,
    amount: text.nullish(),
    due: text.nullish(),
    payments: z.array(z.object({ value: text, status: z.string() })).default([]),
  })
  .transform(({ paymentMethodId, paymentMethod, ...rest }) => ({
    ...rest,
    name: paymentMethodId ?? paymentMethod ?? '',
  }));
type Method = z.output<typeof method>;

const store = ({ settings }: ProviderChannel) =>
  `/api/v1/stores/${encodeURIComponent(settings.storeId ?? '')}`;

function call(channel: ProviderChannel, verb: 'GET' | 'POST', path: string, content?: object) {
  const url = addressBelow(channel.settings.address ?? '', `${store(channel)}${path}`);
  return callProvider(url, {
    method: verb,
    headers: { authorization: `token ${channel.secrets.apiKey ?? ''}` },
    ...(content ? { body: Buffer.from(JSON.stringify(content)) } : {}),
  });
}

async function methodsOf(channel: ProviderChannel, id: string): Promise<Method[]> {
  const { status, body } = await call(channel, 'GET', `/invoices/${encodeURIComponent(id)}/payment-methods`);
  if (status !== 200) throw new UnclearAnswer(`HTTP_${status}`);
  return readAnswer(z.array(method), body);
}

/** What has arrived by all ways to pay, at the rates of the invoice; null while a payment is not confirmed. */
function arrivedOf(methods: readonly Method[], currency: string): Amount | null {
  let total = 0n;
  for (const { payments, rate } of methods) {
    if (payments.some(({ status }) => status === 'Processing')) return null;
    const coins = sumOf(payments.filter(({ status }) => status === 'Settled').map(({ value }) => value));
    const worth = coins === undefined ? undefined : worthOf(coins, rate, currency);
    if (worth === undefined) throw new UnclearAnswer('UNREADABLE');
    total += worth;
  }
  return amount(total);
}

/** What BTCPay's states mean for us. The rate is the invoice's, which BTCPay fixes when the invoice is made. */
function outcomeOf(
  { status, additionalStatus, amount: asked, currency }: Invoice,
  methods: readonly Method[],
): Pick<ProviderReport, 'status' | 'amount' | 'doubt'> {
  if (status === 'New' || status === 'Processing') return { status: 'open', amount: null };
  const arrived = arrivedOf(methods, currency);
  if (status === 'Settled') {
    // Somebody has marked it by hand: BTCPay has seen no money.
    if (additionalStatus === 'Marked') return { status: 'paid', amount: asked, doubt: 'MARKED' };
    if (arrived === null) return { status: 'open', amount: null };
    // What was asked was converted to coins and rounded, so that it is not less than asked.
    return { status: 'paid', amount: additionalStatus === 'PaidOver' && arrived > asked ? arrived : asked };
  }
  if (arrived === null) return { status: 'open', amount: null };
  if (arrived === 0n) return { status: 'failed', amount: null };
  // The rate is no longer promised, or BTCPay does not trust the payment: an operator decides.
  if (additionalStatus === 'PaidLate') return { status: 'paid', amount: arrived, doubt: 'LATE' };
  if (status === 'Invalid') return { status: 'paid', amount: arrived, doubt: 'INVALID_PAID' };
  return { status: 'paid', amount: arrived };
}

async function toReport(
  channel: ProviderChannel,
  found: Invoice,
  wish: ProviderCall,
): Promise<ProviderReport> {
  if (found.metadata?.orderId !== wish.reference) throw new UnclearAnswer('OTHER_ORDER');
  const methods = await methodsOf(channel, found.id);
  const offered = methods.find(({ name }) => name === channel.settings.method) ?? methods[0];
  return {
    providerId: found.id,
    currency: found.currency,
    ...outcomeOf(found, methods),
    payTo: {
      kind: 'provider',
      url: found.checkoutLink ?? null,
      qr: (offered?.paymentLink || offered?.destination) ?? null,
      address: offered?.destination ?? null,
      otherAmount: offered?.due ?? offered?.amount ?? null,
      otherName: offered?.cryptoCode ?? offered?.currency ?? offered?.name ?? null,
      rate: offered?.rate ?? null,
      expiresAt: found.expirationTime ? new Date(found.expirationTime * 1_000).toISOString() : null,
    },
  };
}

/** BTCPay Server: an invoice for each deposit. A webhook only says which invoice to ask about. */
export const greenfield: PaymentProvider = {
  async createPayment(channel, wish) {
    const { status, body } = await call(channel, 'POST', '/invoices', {
      amount: formatDecimal(wish.amount),
      currency: wish.currency,
      metadata: { orderId: wish.reference },
      checkout: {
        paymentMethods: [channel.settings.method],
        redirectURL: `${publicUrl()}/member/deposit`,
      },
    });
    if (status === 422 || status === 400) throw new ProviderRefusal('REFUSED');
    if (status !== 200) throw new UnclearAnswer(`HTTP_${status}`);
    return toReport(channel, readAnswer(invoice, body), wish);
  },
  async findPayment(channel, wish) {
    if (wish.providerId !== null) {
      const { status, body } = await call(channel, 'GET', `/invoices/${encodeURIComponent(wish.providerId)}`);
      if (status !== 200) throw new UnclearAnswer(`HTTP_${status}`);
      return toReport(channel, readAnswer(invoice, body), wish);
    }
    const { status, body } = await call(
      channel,
      'GET',
      `/invoices?orderId=${encodeURIComponent(wish.reference)}`,
    );
    if (status !== 200) throw new UnclearAnswer(`HTTP_${status}`);
    const [first] = readAnswer(z.array(invoice), body).filter(
      ({ metadata }) => metadata?.orderId === wish.reference,
    );
    return first && toReport(channel, first, wish);
  },
  readNotice({ secrets }, { headers, body }): NoticeAbout | 'forged' | 'other' {
    const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '');
    const secret = secrets.webhookSecret;
    if (!secret) return 'forged';
    const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    let content: unknown;
    try {
      content = JSON.parse(Buffer.from(body).toString());
    } catch {
      return 'other';
    }
    const about = z.object({ invoiceId: z.string().min(1).max(200) }).safeParse(content);
    return about.success ? { providerId: about.data.invoiceId } : 'other';
  },
};
