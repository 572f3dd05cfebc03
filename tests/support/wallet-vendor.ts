import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { hasValidSignature } from '@/lib/gateway/protocol/signature';
import { now } from '@/lib/platform/clock';

/**
 * What happens to a call. lost: it never arrives. loseAnswer: it is done and nobody learns it. late: it is done long after the caller has
 * given up. twice: it arrives two times. garbage, redirect, error: it is done, and the answer is not one. hang: it is neither done nor
 * answered.
 */
export const WALLET_FAULTS = [
  'lost',
  'loseAnswer',
  'late',
  'twice',
  'garbage',
  'redirect',
  'error',
  'hang',
] as const;
export type WalletFault = (typeof WALLET_FAULTS)[number];

interface Done {
  content: string;
  answer: object;
}

/** The wallet of a vendor for tests, over real HTTP and with books of its own. Amounts in 1/10,000. */
export class WalletVendor {
  /** By player and currency: `17 THB`. */
  readonly balances = new Map<string, bigint>();
  /** Every transfer that was decided, by its id. */
  readonly transfers = new Map<string, Done>();
  rounds: Record<string, unknown>[] = [];
  calls: string[] = [];
  /** Chooses what happens to a call. */
  fault: (operation: string) => WalletFault | undefined = () => undefined;
  /** After how many milliseconds a late call is done. */
  lateMs = 200;
  /** What it says of a transfer whatever the truth is. */
  claim: 'done' | 'refused' | undefined;
  address = '';
  private server: Server;

  constructor(private readonly secrets: Uint8Array[]) {
    this.server = createServer((request, response) => void this.receive(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.address = `http://localhost:${(this.server.address() as AddressInfo).port}/wallet`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get host(): string {
    return new URL(this.address).host;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const operation = request.url!.slice(request.url!.lastIndexOf('/') + 1);
    this.calls.push(operation);
    const signed = {
      timestamp: String(request.headers['x-timestamp']),
      signature: String(request.headers['x-signature']),
      operation,
      body,
    };
    if (!this.secrets.some((secret) => hasValidSignature(secret, signed, now())))
      return this.reply(response, refusal('SIGNATURE_INVALID', false));
    const call = JSON.parse(body.toString()) as Record<string, string>;
    switch (this.fault(operation)) {
      case 'lost':
        response.socket?.destroy();
        return;
      case 'hang':
        return;
      case 'late':
        setTimeout(() => this.reply(response, this.handle(operation, call)), this.lateMs).unref();
        return;
      case 'loseAnswer':
        this.handle(operation, call);
        response.socket?.destroy();
        return;
      case 'twice':
        this.handle(operation, call);
        return this.reply(response, this.handle(operation, call));
      case 'garbage':
        this.handle(operation, call);
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>{"success":true}');
        return;
      case 'redirect':
        this.handle(operation, call);
        response.writeHead(307, { location: `${this.address}/${operation}` }).end();
        return;
      case 'error':
        this.handle(operation, call);
        response.writeHead(502).end(JSON.stringify(refusal('TRANSFER_REFUSED', true)));
        return;
      case undefined:
        return this.reply(response, this.handle(operation, call));
    }
  }

  private reply(response: ServerResponse, answer: object): void {
    if (response.destroyed) return;
    response
      .writeHead('code' in answer ? 409 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  }

  private handle(operation: string, call: Record<string, string>): object {
    const key = `${call.playerId} ${call.currency}`;
    const balance = this.balances.get(key) ?? 0n;
    if (operation === 'walletBalance') return success({ balance: formatDecimal(balance) });
    if (operation === 'walletRounds') return this.page(call);
    const id = call.transferId!;
    const known = this.transfers.get(id);
    if (operation === 'walletStatus') {
      if (this.claim) return success({ state: this.claim });
      if (!known) this.transfers.set(id, { content: '', answer: refusal('TRANSFER_REFUSED', true) });
      return success({ state: known && !('code' in known.answer) ? 'done' : 'refused' });
    }
    const content = JSON.stringify([operation, call.playerId, call.currency, call.amount]);
    if (known)
      return known.content === content || known.content === ''
        ? known.answer
        : refusal('TRANSFER_CONFLICT', true);
    const amount = parseAmount(call.amount!)!;
    const after = operation === 'walletDeposit' ? balance + amount : balance - amount;
    const answer =
      after < 0n
        ? refusal('INSUFFICIENT_FUNDS', true)
        : success({ transferId: id, state: 'done', balance: formatDecimal(after) });
    if (after >= 0n) this.balances.set(key, after);
    this.transfers.set(id, { content, answer });
    return answer;
  }

  private page(call: Record<string, string>): object {
    const from = call.after ? Number(call.after) : 0;
    const rounds = this.rounds.slice(from, from + Number(call.limit));
    return success({ rounds, next: String(from + rounds.length) });
  }
}

const success = (value: object) => ({ success: true, value });
const refusal = (code: string, final: boolean) => ({ success: false, code, message: code, final });
