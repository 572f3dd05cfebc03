import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POST as callbackRoute } from '@/app/payments/[channel]/callback/route';
import {
  isSigned,
  MERCHANT_HEADER,
  SIGNATURE_HEADER,
  signatureOf,
  TIMESTAMP_HEADER,
} from '@/lib/cashier/adapters/provider/signature';
import { callbackPath } from '@/lib/cashier/providers/callback';
import { now } from '@/lib/platform/clock';

export const SECRET = 'shared-secret-of-the-tests-0001';
export const API_KEY = 'greenfield-key-of-the-tests-01';
export const STORE_ID = 'Store1234567890abcdefghij';

/** A payment or a payout of our own protocol, as the stand-in has it. */
export interface StandInOrder {
  kind: 'payments' | 'payouts';
  id: string;
  reference: string;
  amount: string;
  currency: string;
  status: 'pending' | 'paid' | 'failed';
  /** How often it was created: more than once is a fault of the caller or of the stand-in. */
  created: number;
  body: Record<string, unknown>;
}

/** An invoice of BTCPay Server, as the stand-in has it. */
export interface StandInInvoice {
  id: string;
  orderId: string;
  amount: string;
  currency: string;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  additionalStatus: string;
  rate: string;
  payments: { value: string; status: string }[];
}

/** What the next call of a kind meets: its answer is lost after the work is done, or it is refused, it fails before
 * anything is done, or the answer is held until `release`. */
export type Mishap = 'lose' | 'refuse' | 'fail' | 'late';

/** A payment provider for tests, over real HTTP: the part of BTCPay's Greenfield API that we use, and our own protocol. */
export class StandInProvider {
  readonly orders = new Map<string, StandInOrder>();
  readonly invoices = new Map<string, StandInInvoice>();
  /** Mishaps of the next calls that create something, in order. */
  readonly mishaps: Mishap[] = [];
  /** Signatures that were wrong. */
  forged = 0;
  address = '';
  private held: (() => void)[] = [];
  private server: Server;
  private count = 0;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.answer(request, response, Buffer.concat(chunks)));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Sends the answers that are held, as they were when the work was done. */
  release(): void {
    for (const answer of this.held.splice(0)) answer();
  }

  orderOf(kind: StandInOrder['kind']): StandInOrder {
    return [...this.orders.values()].filter((order) => order.kind === kind).at(-1)!;
  }

  invoice(): StandInInvoice {
    return [...this.invoices.values()].at(-1)!;
  }

  private answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', this.address);
    const send = (status: number, value: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const isGreenfield = url.pathname.startsWith('/api/v1/stores/');
    if (isGreenfield ? !this.mayUseStore(request, url) : !this.isSignedCall(request, url, body)) {
      this.forged += 1;
      return send(401, { code: 'UNAUTHORISED' });
    }
    const creates = request.method === 'POST';
    const mishap = creates ? this.mishaps.shift() : undefined;
    if (mishap === 'fail') return send(500, {});
    if (mishap === 'refuse') return send(422, { code: 'REFUSED' });
    const content = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};
    const [status, value] = isGreenfield
      ? this.greenfield(url, creates, content)
      : this.own(url, creates, content);
    if (mishap === 'late') return void this.held.push(() => send(status, value));
    if (mishap === 'lose') return void response.destroy();
    send(status, value);
  }

  private mayUseStore(request: IncomingMessage, url: URL): boolean {
    return (
      request.headers.authorization === `token ${API_KEY}` &&
      url.pathname.startsWith(`/api/v1/stores/${STORE_ID}/invoices`)
    );
  }

  private isSignedCall({ headers, method = '' }: IncomingMessage, url: URL, body: Buffer): boolean {
    return (
      headers[MERCHANT_HEADER] === 'merchant-1' &&
      isSigned(
        SECRET,
        {
          timestamp: String(headers[TIMESTAMP_HEADER]),
          signature: String(headers[SIGNATURE_HEADER]),
          method,
          path: url.pathname,
          body,
        },
        now(),
      )
    );
  }

  private own(url: URL, creates: boolean, content: Record<string, unknown>): [number, unknown] {
    const [, kind, reference] = url.pathname.split('/') as [string, StandInOrder['kind'], string?];
    if (!creates) {
      const found = this.orders.get(decodeURIComponent(reference ?? ''));
      return found?.kind === kind ? [200, this.show(found)] : [404, { code: 'NOT_FOUND' }];
    }
    const key = String(content.reference);
    const known = this.orders.get(key);
    if (known) {
      known.created += 1;
      return [200, this.show(known)];
    }
    this.count += 1;
    const made: StandInOrder = {
      kind,
      id: `${kind}-${this.count}`,
      reference: key,
      amount: String(content.amount),
      currency: String(content.currency),
      status: 'pending',
      created: 1,
      body: content,
    };
    this.orders.set(key, made);
    return [201, this.show(made)];
  }

  private show({ id, reference, status, amount, currency, kind }: StandInOrder): object {
    const page = kind === 'payments' ? { url: `${this.address}/pay/${id}` } : {};
    return { id, reference, status, amount, currency, ...page };
  }

  private greenfield(url: URL, creates: boolean, content: Record<string, unknown>): [number, unknown] {
    const [id, part] = url.pathname.split('/').slice(6);
    if (creates) {
      this.count += 1;
      const made: StandInInvoice = {
        id: `Invoice${this.count}`,
        orderId: (content.metadata as { orderId: string }).orderId,
        amount: String(content.amount),
        currency: String(content.currency),
        status: 'New',
        additionalStatus: 'None',
        rate: '2000000.00',
        payments: [],
      };
      this.invoices.set(made.id, made);
      return [200, this.showInvoice(made)];
    }
    if (!id) {
      const wanted = url.searchParams.get('orderId');
      return [
        200,
        [...this.invoices.values()]
          .filter(({ orderId }) => orderId === wanted)
          .map((each) => this.showInvoice(each)),
      ];
    }
    const found = this.invoices.get(id);
    if (!found) return [404, { code: 'invoice-not-found' }];
    if (part !== 'payment-methods') return [200, this.showInvoice(found)];
    return [
      200,
      [
        {
          paymentMethodId: 'BTC-CHAIN',
          currency: 'BTC',
          destination: 'bc1qstandin',
          paymentLink: 'bitcoin:bc1qstandin?amount=0.0005',
          rate: found.rate,
          due: '0.0005',
          payments: found.payments,
        },
      ],
    ];
  }

  private showInvoice({ id, orderId, amount, currency, status, additionalStatus }: StandInInvoice): object {
    return {
      id,
      amount,
      currency,
      status,
      additionalStatus,
      checkoutLink: `${this.address}/i/${id}`,
      expirationTime: 1_900_000_000,
      metadata: { orderId },
    };
  }
}

const post = async (channelId: bigint, headers: Record<string, string>, body: Buffer) => {
  const request = new Request(`http://localhost:3000${callbackPath(channelId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  });
  const response = await callbackRoute(request, { params: Promise.resolve({ channel: String(channelId) }) });
  return response.status;
};

/** Sends a notification of our own protocol to the site. Returns the status of the answer. */
export function notifySite(
  channelId: bigint,
  reference: string,
  { secret = SECRET, at = now() }: { secret?: string; at?: Date } = {},
): Promise<number> {
  const body = Buffer.from(JSON.stringify({ reference }));
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = signatureOf(secret, { timestamp, method: 'POST', path: callbackPath(channelId), body });
  return post(channelId, { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature }, body);
}

/** Sends a webhook of BTCPay Server to the site. Returns the status of the answer. */
export function notifyOfInvoice(channelId: bigint, invoiceId: string, secret = SECRET): Promise<number> {
  const body = Buffer.from(JSON.stringify({ type: 'InvoiceSettled', invoiceId, storeId: STORE_ID }));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return post(channelId, { 'btcpay-sig': `sha256=${signature}` }, body);
}
