import { z } from 'zod';
import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { callOutside, OutgoingFailure } from '@/lib/platform/http/outgoing';
import { countCall } from '../health/counter';
import { findUnstorableFields } from '@/lib/platform/http/storable';
import { roundDetails } from '../protocol/schema';
import { sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from '../protocol/signature';
import { vendorSecrets } from '../vendors/secrets';
import { takePlace, type Place } from './circuit';
import {
  MAX_ANSWER_BYTES,
  MAX_ROUNDS_BYTES,
  MAX_WALLET,
  ROUNDS_A_PAGE,
  WALLET_TIMES,
  type WalletTimes,
} from './constants';
import { noVendorWallet } from './errors';
import type { TransferDirection, WalletAnswer } from './types';
import { walletAddressFault } from './address';

/** A vendor's wallet that can be called. */
export interface VendorWallet {
  vendor: string;
  address: string;
  /** The current secret; then the former one, if it is still valid and the vendor may not have changed over yet. */
  secrets: Uint8Array[];
}

/**
 * The wallet of a vendor with wallet kind `transfer`, an address and a secret. The address is checked again, because the vendor's hosts may
 * have changed. Throws NO_VENDOR_WALLET 404.
 */
export async function requireWallet(db: Db, vendor: string): Promise<VendorWallet> {
  const { rows } = await sql<{
    address: string;
    hosts: string[];
    secret: Buffer | null;
    former: Buffer | null;
  }>`
    SELECT w.address, c.hosts, v.secret_sealed AS secret, v.former_secret_sealed AS former
      FROM gateway.vendor_wallet w JOIN catalogue.vendor c ON c.code = w.vendor JOIN gateway.vendor v ON v.code = w.vendor
     WHERE w.vendor = ${vendor} AND c.wallet_kind = 'transfer'`.execute(db);
  const row = rows[0];
  if (!row?.secret || walletAddressFault(row.address, row.hosts)) throw noVendorWallet();
  const open = (sealed: Buffer | null) => (sealed ? [vendorSecrets.open(sealed, vendor)] : []);
  return { vendor, address: row.address, secrets: [...open(row.secret), ...open(row.former)] };
}

/** Refusals that say for certain that the transfer was not done and will not be. Others leave the outcome open. */
const CERTAIN = new Set(['INSUFFICIENT_FUNDS', 'TRANSFER_REFUSED', 'PLAYER_NOT_FOUND']);

const envelope = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), code: z.string().max(60), final: z.boolean().optional() }),
]);

/** An amount as our protocol writes it; a wallet's balance is never negative, and never beyond MAX_WALLET. */
const money = z
  .string()
  .max(30)
  .transform((text, context): Amount => {
    const parsed = parseAmount(text);
    if (parsed !== undefined && parsed >= 0n && parsed <= MAX_WALLET) return parsed;
    context.addIssue({ code: 'custom', message: 'INVALID' });
    return z.NEVER;
  });

const trustedOrigins: string[] = [];

/**
 * Lets this process call a wallet whatever its address is, also on this machine behind a public site: the demo's vendor while it is seeded.
 * Returns what ends that.
 */
export function trustWalletOrigin(origin: string): () => void {
  trustedOrigins.push(origin);
  return () => void trustedOrigins.splice(trustedOrigins.indexOf(origin), 1);
}

interface Call<Value> {
  operation: string;
  body: Record<string, unknown>;
  value: z.ZodType<Value>;
  timeoutMs: number;
  maxBytes?: number;
}

/** Sends one call, signed with one secret, and reads what came back. Nothing but a complete answer of the agreed form is believed. */
async function send<Value>(
  { vendor, address }: VendorWallet,
  secret: Uint8Array,
  { operation, body, value, timeoutMs, maxBytes = MAX_ANSWER_BYTES }: Call<Value>,
): Promise<WalletAnswer<Value>> {
  const bytes = Buffer.from(JSON.stringify(body));
  const timestamp = String(now().getTime());
  let answer;
  try {
    answer = await callOutside(new URL(`${address.replace(/\/+$/, '')}/${operation}`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        accept: 'application/json',
        'user-agent': 'Croupier-Wallet/1',
        [VENDOR_HEADER]: vendor,
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: sign(secret, timestamp, operation, bytes),
      },
      body: bytes,
      timeoutMs,
      maxBytes,
      trusted: trustedOrigins,
    });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { outcome: error.code === 'ADDRESS' ? 'unsent' : 'unknown', reason: error.code };
  }
  if (answer.status >= 300 && answer.status < 400) return { outcome: 'unknown', reason: 'REDIRECT' };
  if (answer.status >= 500) return { outcome: 'unknown', reason: 'SERVER_ERROR' };
  const read = envelope.safeParse(parseJson(answer.body));
  if (!read.success) return { outcome: 'unknown', reason: 'UNREADABLE' };
  if (!read.data.success) {
    const { code, final } = read.data;
    const isCertain = final === true && CERTAIN.has(code) && answer.status >= 400;
    return { outcome: isCertain ? 'refused' : 'unknown', reason: code };
  }
  const parsed = value.safeParse(read.data.value);
  if (answer.status !== 200 || !parsed.success) return { outcome: 'unknown', reason: 'UNREADABLE' };
  return { outcome: 'done', value: parsed.data };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Reasons that say that the vendor could not be reached, and not what it thinks of a call. */
const NOT_REACHED = new Set([
  'ADDRESS',
  'UNREACHABLE',
  'TIMEOUT',
  'TOO_LARGE',
  'SERVER_ERROR',
  'REDIRECT',
  'UNREADABLE',
]);

/**
 * Calls a vendor's wallet in a place of its circuit, which is left at the end. During a rotation a vendor that does not know the new secret
 * yet is called again with the former one: the same call has the same effect twice.
 */
async function call<Value>(
  wallet: VendorWallet,
  place: Place,
  request: Call<Value>,
): Promise<WalletAnswer<Value>> {
  let answered = false;
  const began = performance.now();
  let code: string | undefined = 'UNKNOWN_ERROR';
  try {
    const [current, former] = wallet.secrets;
    let answer = await send(wallet, current!, request);
    if (answer.outcome === 'unknown' && answer.reason === 'SIGNATURE_INVALID' && former)
      answer = await send(wallet, former, request);
    answered = answer.outcome === 'done' || !NOT_REACHED.has(answer.reason);
    code = answer.outcome === 'done' ? undefined : `WALLET_${answer.reason}`.slice(0, 40);
    return answer;
  } finally {
    place.leave(answered);
    countCall(wallet.vendor, { code, ms: performance.now() - began });
  }
}

/** What a member has in a vendor's wallet; a player whom the vendor does not know has nothing. Throws WALLET_UNAVAILABLE 503. */
export async function askBalance(
  wallet: VendorWallet,
  memberId: bigint,
  currency: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<WalletAnswer<Amount>> {
  const answer = await call(wallet, takePlace(wallet.vendor), {
    operation: 'walletBalance',
    body: { playerId: String(memberId), currency },
    value: z.object({ balance: money }),
    timeoutMs: times.balanceMs,
  });
  if (answer.outcome === 'done') return { outcome: 'done', value: answer.value.balance };
  if (answer.outcome === 'refused' && answer.reason === 'PLAYER_NOT_FOUND')
    return { outcome: 'done', value: 0n as Amount };
  return answer;
}

export interface TransferOrder {
  reference: string;
  memberId: bigint;
  direction: TransferDirection;
  currency: string;
  amount: Amount;
}

/** Tells a vendor to do a transfer. Returns the wallet's balance after it. `place` was taken before the transfer was recorded. */
export async function sendTransfer(
  wallet: VendorWallet,
  place: Place,
  { reference, memberId, direction, currency, amount }: TransferOrder,
  times: WalletTimes = WALLET_TIMES,
): Promise<WalletAnswer<Amount>> {
  const answer = await call(wallet, place, {
    operation: direction === 'out' ? 'walletDeposit' : 'walletWithdraw',
    body: { playerId: String(memberId), currency, amount: formatDecimal(amount), transferId: reference },
    value: z.object({ transferId: z.literal(reference), state: z.literal('done'), balance: money }),
    timeoutMs: times.transferMs,
  });
  return answer.outcome === 'done' ? { outcome: 'done', value: answer.value.balance } : answer;
}

/**
 * Asks a vendor whether a transfer was done. A vendor that does not know the transfer refuses it for ever, so that a call that arrives late
 * cannot succeed. Throws WALLET_UNAVAILABLE 503.
 */
export async function askTransfer(
  wallet: VendorWallet,
  reference: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<WalletAnswer<undefined>> {
  const answer = await call(wallet, takePlace(wallet.vendor), {
    operation: 'walletStatus',
    body: { transferId: reference },
    value: z.object({ transferId: z.literal(reference).optional(), state: z.enum(['done', 'refused']) }),
    timeoutMs: times.transferMs,
  });
  // A refusal of the question says nothing about the transfer.
  if (answer.outcome !== 'done') return { outcome: 'unknown', reason: answer.reason };
  return answer.value.state === 'done'
    ? { outcome: 'done', value: undefined }
    : { outcome: 'refused', reason: 'TRANSFER_REFUSED' };
}

const MAX_STAKE = 1_000_000_000_000n;
const figure = money.refine((value) => value <= MAX_STAKE, 'INVALID');

/** A time that PostgreSQL reads too: in UTC, and not before 2000. */
const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2000)
  .transform((at) => at.toISOString());

/** A round as a vendor reports it when it has ended. */
const reportedRound = z.object({
  roundId: z.string().regex(/^[\x21-\x7e]{1,96}$/),
  playerId: z.string().regex(/^[1-9]\d{0,17}$/),
  gameCode: z.string().min(1).max(80),
  currency: z.string().regex(/^[A-Z]{3}$/),
  stake: figure,
  payout: figure,
  /** What counts as turnover; the whole stake if it is absent. */
  validBet: figure.nullish(),
  openedAt: time,
  endedAt: time,
  details: roundDetails.nullish(),
});
export type ReportedRound = z.output<typeof reportedRound>;

/** A round of a page; one that is not of the agreed form, or cannot be stored, has its id alone, if it has one. */
const pageRound = z.unknown().transform((value): ReportedRound | { roundId: string | undefined } => {
  const parsed = reportedRound.safeParse(value);
  if (parsed.success && findUnstorableFields(parsed.data).length === 0) return parsed.data;
  return { roundId: z.object({ roundId: reportedRound.shape.roundId }).safeParse(value).data?.roundId };
});

/** Asks for the rounds after a place that the vendor has named before; '' is the beginning. Throws WALLET_UNAVAILABLE 503. */
export const askRounds = (wallet: VendorWallet, after: string, times: WalletTimes = WALLET_TIMES) =>
  call(wallet, takePlace(wallet.vendor), {
    operation: 'walletRounds',
    body: { after, limit: ROUNDS_A_PAGE },
    value: z.object({
      rounds: z.array(pageRound).max(ROUNDS_A_PAGE),
      next: z.string().max(200),
    }),
    timeoutMs: times.roundsMs,
    maxBytes: MAX_ROUNDS_BYTES,
  });
