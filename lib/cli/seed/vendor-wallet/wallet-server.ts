import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasValidSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/lib/gateway/protocol/signature';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';

type Reply = { success: true; value: object } | { success: false; code: string; final: boolean };

/** A round that was played from the wallet, as the protocol reports it. */
export interface PlayedRound {
  roundId: string;
  playerId: string;
  gameCode: string;
  currency: string;
  stake: string;
  payout: string;
  openedAt: string;
  endedAt: string;
}

const done = (value: object): Reply => ({ success: true, value });
const refused = (code: string): Reply => ({ success: false, code, final: true });

/**
 * The wallet of the demo's vendor, over HTTP on this machine while the demo is seeded, so that the site's own code makes its transfers. It
 * keeps no books: it begins with what the site's book says. Amounts in 1/10,000.
 */
export class DemoWallet {
  /** By player and currency: `17 THB`. */
  readonly balances: Map<string, bigint>;
  readonly rounds: PlayedRound[] = [];
  /** Players whose transfers it refuses, and those whose transfers it leaves without an answer. */
  readonly refuses = new Set<string>();
  readonly silentFor = new Set<string>();
  private readonly transfers = new Map<string, Reply>();
  private readonly silent = new Set<string>();
  private readonly server = createServer((request, response) => void this.receive(request, response));

  constructor(
    private readonly secret: Uint8Array,
    balances: ReadonlyMap<string, bigint>,
  ) {
    this.balances = new Map(balances);
  }

  /** Starts to listen; returns its origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const operation = request.url!.slice(request.url!.lastIndexOf('/') + 1);
    const signed = {
      timestamp: String(request.headers[TIMESTAMP_HEADER.toLowerCase()]),
      signature: String(request.headers[SIGNATURE_HEADER.toLowerCase()]),
      operation,
      body,
    };
    const call = JSON.parse(body.toString()) as Record<string, string>;
    const isSigned = hasValidSignature(this.secret, signed, now());
    const reply = isSigned ? this.answer(operation, call) : refused('SIGNATURE_INVALID');
    // The site knows nothing of the outcome then.
    if (!reply) return void response.socket?.destroy();
    response
      .writeHead(reply.success ? 200 : 409, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply));
  }

  /** The answer to a call; undefined for none. */
  private answer(operation: string, call: Record<string, string>): Reply | undefined {
    const key = `${call.playerId} ${call.currency}`;
    if (operation === 'walletBalance') return done({ balance: formatDecimal(this.balances.get(key) ?? 0n) });
    if (operation === 'walletRounds') {
      const from = Number(call.after || 0);
      const rounds = this.rounds.slice(from, from + Number(call.limit));
      return done({ rounds, next: String(from + rounds.length) });
    }
    const id = call.transferId!;
    if (operation === 'walletStatus') {
      if (this.silent.has(id)) return undefined;
      const known = this.transfers.get(id) ?? refused('TRANSFER_REFUSED');
      this.transfers.set(id, known);
      return done({ transferId: id, state: known.success ? 'done' : 'refused' });
    }
    if (this.silentFor.has(call.playerId!)) {
      this.silent.add(id);
      return undefined;
    }
    const reply = this.transfers.get(id) ?? this.move(operation, key, call);
    this.transfers.set(id, reply);
    return reply;
  }

  private move(operation: string, key: string, call: Record<string, string>): Reply {
    if (this.refuses.has(call.playerId!)) return refused('TRANSFER_REFUSED');
    const amount = parseAmount(call.amount!)!;
    const after = (this.balances.get(key) ?? 0n) + (operation === 'walletDeposit' ? amount : -amount);
    if (after < 0n) return refused('INSUFFICIENT_FUNDS');
    this.balances.set(key, after);
    return done({ transferId: call.transferId!, state: 'done', balance: formatDecimal(after) });
  }

  /** A round that the player has played from the wallet. */
  play(round: Omit<PlayedRound, 'stake' | 'payout'> & { stake: bigint; payout: bigint }): void {
    const key = `${round.playerId} ${round.currency}`;
    this.balances.set(key, (this.balances.get(key) ?? 0n) + round.payout - round.stake);
    this.rounds.push({
      ...round,
      stake: formatDecimal(round.stake),
      payout: formatDecimal(round.payout),
    });
  }
}
