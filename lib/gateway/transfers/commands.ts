import { randomBytes } from 'node:crypto';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { isTrialType } from '@/lib/identity/account-types';
import { needTrueAccount } from '@/lib/identity/errors';
import { post } from '@/lib/ledger/commands';
import { MAIN } from '@/lib/ledger/constants';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { AccountRef } from '@/lib/ledger/types';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { AppError, forbidden, notFound } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { requireNotExcluded } from '@/lib/protection/policy';
import { cachedStatus } from '@/lib/content/gate/status-cache';
import { currencyNotOffered, gameMaintenance, refusalError } from '../errors';
import { takePlace } from './circuit';
import { askBalance, askTransfer, requireWallet, sendTransfer } from './client';
import {
  FIRST_ASK_S,
  LONGEST_ASK_S,
  LOST_AFTER_S,
  MAX_WALLET,
  MAX_UNFINISHED,
  transitAccount,
  WALLET_ARRIVED,
  WALLET_IN,
  WALLET_OUT,
  WALLET_RETURNED,
  WALLET_TIMES,
  walletAccount,
  type WalletTimes,
} from './constants';
import { transfersWaiting, walletEmpty, walletRange } from './errors';
import { listMemberWallets, requireTransfer, transferColumns, type Recalled } from './queries';
import type { TransferDirection, WalletAnswer, WalletTransfer } from './types';

export interface TransferRequest {
  memberId: bigint;
  vendor: string;
  direction: TransferDirection;
  /** Undefined: everything that the vendor's wallet has; of a transfer in alone. */
  amount: Amount | undefined;
  /** Made by the client. The same id with the same content is the same transfer. */
  requestId: string;
}

/** What a room above asks before money goes out, in the transaction of the transfer. */
export type BeforeSend = (tx: Tx) => Promise<void>;

// Any number works as long as every node uses the same.
const WALLET_LOCK = 7_205_361;
const main = (memberId: bigint): AccountRef => ({ memberId, kind: MAIN });
const transit = (vendor: string): AccountRef => ({ house: transitAccount(vendor) });
const inWallet = (vendor: string): AccountRef => ({ house: walletAccount(vendor) });

/**
 * Moves money between a member's main account and their wallet at a vendor, and waits for the vendor's answer. Money for the vendor leaves
 * the main account first, together with the record of the transfer; money from the vendor is credited when it is known that the vendor
 * has taken it from its wallet. A transfer whose outcome is not known is `held` and asked about until it is.
 *
 * Returns the transfer, `done`, `refused` or `held`; undefined if everything was asked for and the wallet is empty. Throws
 * NO_VENDOR_WALLET 404, WALLET_UNAVAILABLE 503, TRANSFERS_WAITING 409, INSUFFICIENT_FUNDS 409, IDEMPOTENCY_CONFLICT 409, NEED_TRUE_ACCOUNT
 * 403, FORBIDDEN 403 (blocked), MEMBER_EXCLUDED 403 and LIMIT_REACHED 403 (out), GAME_MAINTENANCE 409 (out, while the vendor is closed),
 * CURRENCY_NOT_OFFERED 409 (out). `beforeSend` runs in the same database transaction before money goes out; rooms above refuse there (the site
 * calls lib/rewards/withdrawals, which does).
 */
export async function moveMoney(
  db: Db,
  request: TransferRequest,
  times: WalletTimes = WALLET_TIMES,
  beforeSend?: BeforeSend,
): Promise<WalletTransfer | undefined> {
  const known = await findRequest(db, request);
  if (known) return known;
  const wallet = await requireWallet(db, request.vendor);
  const amount = request.amount ?? (await wholeWallet(db, request, times));
  if (amount > MAX_WALLET) throw walletRange();
  if (amount === 0n) return undefined;
  // Before anything is recorded: a vendor that does not answer gets no new transfers.
  const place = takePlace(request.vendor);
  let begun;
  try {
    begun = await inTransaction(db, (tx) =>
      begin(tx, { ...request, amount }, request.amount, times, beforeSend),
    );
  } catch (error) {
    place.leave(undefined);
    throw error;
  }
  if (!begun.isNew) {
    place.leave(undefined);
    return begun.transfer;
  }
  const { transfer } = begun;
  if (transfer.direction === 'out') notifyBalanceChange([transfer.memberId]);
  const answer = await sendTransfer(wallet, place, transfer, times);
  if (answer.outcome !== 'unknown') return settle(db, transfer.id, answer, false);
  await hold(db, transfer.id, answer.reason);
  // Often only the answer was lost: then the vendor knows the outcome already.
  return askAbout(db, transfer.id, { times, tell: false });
}

/** Everything that a member has at a vendor. Throws WALLET_UNAVAILABLE 503 if it does not say. */
async function wholeWallet(
  db: Db,
  { memberId, vendor, direction }: TransferRequest,
  times: WalletTimes,
): Promise<Amount> {
  if (direction === 'out') throw walletEmpty();
  // A question of its own: one that was asked before may not know the transfers since.
  return askForBalance(db, memberId, vendor, await currencyOf(db, memberId), times);
}

/**
 * Brings home everything that a member has at vendors, all vendors at the same time. A vendor that does not answer stops no other one: its
 * entry has the code of what was wrong. The same requestId brings the same transfers home.
 */
export async function recallAll(
  db: Db,
  memberId: bigint,
  requestId: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<Recalled[]> {
  const wallets = await listMemberWallets(db, memberId, await currencyOf(db, memberId));
  return Promise.all(
    wallets
      .filter(({ used }) => used)
      .map(async ({ vendor, name }) => {
        try {
          const request = { memberId, vendor, direction: 'in', amount: undefined, requestId } as const;
          return { vendor, name, transfer: await moveMoney(db, request, times), code: undefined };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return { vendor, name, transfer: undefined, code: error.code };
        }
      }),
  );
}

async function currencyOf(db: Db, memberId: bigint): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    SELECT currency::text AS currency FROM identity.member WHERE id = ${memberId}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].currency;
}

const questions = new Map<string, Promise<Amount>>();

/**
 * Asks a vendor what a member has in its wallet, and notes the answer. A question that is asked again before there is an answer waits for the
 * same one, so that one member cannot take the places of others among the calls to the vendor. Throws NO_VENDOR_WALLET 404, and
 * WALLET_UNAVAILABLE 503 if there is no answer that can be relied on.
 */
export function readBalance(
  db: Db,
  memberId: bigint,
  vendor: string,
  currency: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<Amount> {
  const key = `${memberId} ${vendor} ${currency}`;
  const question =
    questions.get(key) ??
    askForBalance(db, memberId, vendor, currency, times).finally(() => questions.delete(key));
  questions.set(key, question);
  return question;
}

async function askForBalance(
  db: Db,
  memberId: bigint,
  vendor: string,
  currency: string,
  times: WalletTimes,
): Promise<Amount> {
  const answer = await askBalance(await requireWallet(db, vendor), memberId, currency, times);
  if (answer.outcome !== 'done') throw new AppError('WALLET_UNAVAILABLE', 503, { cause: answer.reason });
  await noteBalance(db, { memberId, vendor, currency }, answer.value);
  return answer.value;
}

/** Whether a member has nothing at a vendor and nothing under way to it. A vendor that does not answer counts as not empty, so that the game opens. */
export async function isWalletEmpty(
  db: Db,
  memberId: bigint,
  vendor: string,
  currency: string,
  times: WalletTimes = WALLET_TIMES,
): Promise<boolean> {
  try {
    if ((await readBalance(db, memberId, vendor, currency, times)) > 0n) return false;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM gateway.wallet_transfer t
                    WHERE t.member_id = ${memberId} AND t.vendor = ${vendor} AND t.direction = 'out' AND t.next_ask_at IS NOT NULL) AS found`.execute(
    db,
  );
  return !rows[0]!.found;
}

type WalletKey = Pick<WalletTransfer, 'memberId' | 'vendor' | 'currency'>;

async function noteBalance(
  db: Db,
  { memberId, vendor, currency }: WalletKey,
  balance: Amount,
): Promise<void> {
  await sql`
    INSERT INTO gateway.wallet_book (member_id, vendor, currency, reported, reported_at)
    VALUES (${memberId}, ${vendor}, ${currency}, ${balance}, ${now()})
    ON CONFLICT (member_id, vendor, currency) DO UPDATE
      SET reported = excluded.reported, reported_at = excluded.reported_at`.execute(db);
}

const digestOf = ({ direction }: TransferRequest, asked: Amount | undefined): Buffer =>
  sha256(JSON.stringify([direction, asked === undefined ? 'all' : String(asked)]));

/** The transfer of a request that was made before. Throws IDEMPOTENCY_CONFLICT 409 if that had other content. */
async function findRequest(db: Db, request: TransferRequest): Promise<WalletTransfer | undefined> {
  const { rows } = await sql<WalletTransfer & { digest: Buffer }>`
    SELECT ${transferColumns}, t.request_digest AS digest FROM gateway.wallet_transfer t
     WHERE t.member_id = ${request.memberId} AND t.request_id = ${request.requestId} AND t.vendor = ${request.vendor}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return undefined;
  const { digest, ...transfer } = row;
  if (!digest.equals(digestOf(request, request.amount))) throw idempotencyConflict();
  return transfer;
}

/** Records a transfer, and takes its money from the main account if it goes out. Locks: the member's transfers, the balances, then the book. */
async function begin(
  tx: Tx,
  request: TransferRequest & { amount: Amount },
  asked: Amount | undefined,
  times: WalletTimes,
  beforeSend: BeforeSend | undefined,
): Promise<{ transfer: WalletTransfer; isNew: boolean }> {
  const { memberId, vendor, direction, amount, requestId } = request;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${String(memberId)}, ${WALLET_LOCK}))`.execute(tx);
  const known = await findRequest(tx, { ...request, amount: asked });
  if (known) return { transfer: known, isNew: false };
  const currency = await requireSender(tx, memberId);
  await requireFewUnfinished(tx, memberId, vendor);
  if (direction === 'out') {
    await requireMaySend(tx, { memberId, vendor, currency }, amount);
    await beforeSend?.(tx);
  }
  const reference = `wt-${randomBytes(12).toString('hex')}`;
  const at = now();
  const start =
    direction === 'in'
      ? null
      : (
          await post(tx, {
            key: `vendorWallet:${reference}:out`,
            kind: WALLET_OUT,
            currency,
            entries: [
              { account: main(memberId), amount: -amount },
              { account: transit(vendor), amount },
            ],
            meta: { vendor },
          })
        ).transactionId;
  const { rows } = await sql<WalletTransfer>`
    INSERT INTO gateway.wallet_transfer AS t (reference, member_id, vendor, direction, currency, amount, request_id, request_digest,
                                              start_ledger_id, next_ask_at, created_at)
    VALUES (${reference}, ${memberId}, ${vendor}, ${direction}, ${currency}, ${amount}, ${requestId},
            ${digestOf(request, asked)}, ${start}::bigint,
            ${new Date(at.getTime() + times.transferMs * 2 + LOST_AFTER_S * 1_000)}, ${at})
    RETURNING ${transferColumns}`.execute(tx);
  if (direction === 'out')
    await addToBook(tx, { memberId, vendor, currency }, { moved: amount, arrived: 0n });
  return { transfer: rows[0]!, isNew: true };
}

/** The currency of a member who may move money. Trial players have none that is real. */
async function requireSender(tx: Tx, memberId: bigint): Promise<string> {
  const { rows } = await sql<{ type: number; status: string; currency: string }>`
    SELECT m.type, m.status, m.currency::text AS currency FROM identity.member m WHERE m.id = ${memberId}`.execute(
    tx,
  );
  const member = rows[0];
  if (!member) throw notFound();
  if (isTrialType(member.type)) throw needTrueAccount();
  if (member.status !== 'active') throw forbidden();
  return member.currency;
}

async function requireFewUnfinished(tx: Tx, memberId: bigint, vendor: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM gateway.wallet_transfer t
     WHERE t.member_id = ${memberId} AND t.vendor = ${vendor} AND t.next_ask_at IS NOT NULL`.execute(tx);
  if (rows[0]!.count >= MAX_UNFINISHED) throw transfersWaiting();
}

/** What holds for a stake holds for money that is sent to be staked elsewhere. */
async function requireMaySend(
  tx: Tx,
  { memberId, vendor, currency }: WalletKey,
  amount: Amount,
): Promise<void> {
  const { rows } = await sql<{ status: string; until: Date | null; currencies: string[]; enabled: boolean }>`
    SELECT c.status, c.maintenance_until AS until, c.currencies, v.enabled
      FROM catalogue.vendor c JOIN gateway.vendor v ON v.code = c.code WHERE c.code = ${vendor}`.execute(tx);
  const found = rows[0]!;
  if (found.status !== 'active' || !found.enabled || cachedStatus()?.maintenance)
    throw gameMaintenance(found.until);
  if (found.currencies.length > 0 && !found.currencies.includes(currency)) throw currencyNotOffered(currency);
  await requireNotExcluded(tx, memberId);
  const { rows: refusals } = await sql<{ refusal: string | null }>`
    SELECT gateway.wallet_refusal(${memberId}, ${amount}, ${currency}, ${now()}) AS refusal`.execute(tx);
  const refusal = refusals[0]!.refusal;
  if (refusal !== null) throw refusalError(refusal);
}

/** `arrived`: what a transfer has brought to the vendor. Rounds there can have no higher stakes than what has arrived and was won there. */
async function addToBook(
  tx: Tx,
  { memberId, vendor, currency }: WalletKey,
  { moved, arrived }: { moved: bigint; arrived: bigint },
): Promise<void> {
  await sql`
    INSERT INTO gateway.wallet_book AS w (member_id, vendor, currency, moved, arrived)
    VALUES (${memberId}, ${vendor}, ${currency}, ${moved}, ${arrived})
    ON CONFLICT (member_id, vendor, currency) DO UPDATE
      SET moved = w.moved + excluded.moved, arrived = w.arrived + excluded.arrived`.execute(tx);
}

/** Notes that the outcome of a transfer is not known, unless it became known meanwhile. */
async function hold(db: Db, id: bigint, reason: string): Promise<void> {
  await sql`
    UPDATE gateway.wallet_transfer SET status = 'held', reason = ${reason.slice(0, 60)}, next_ask_at = ${new Date(now().getTime() + FIRST_ASK_S * 1_000)}
     WHERE id = ${id} AND status IN ('started', 'held')`.execute(db);
}

/**
 * Asks the vendor about a transfer whose outcome is not known, and ends it if the vendor says. The time of the next question is written
 * first, so that a process that dies leaves the transfer to the job. The member gets a notice, unless `tell` is false because they wait for
 * the answer. Returns the transfer as it is then.
 */
export async function askAbout(
  db: Db,
  id: bigint,
  { times = WALLET_TIMES, tell = true }: { times?: WalletTimes; tell?: boolean } = {},
): Promise<WalletTransfer> {
  const { rows } = await sql<WalletTransfer>`
    UPDATE gateway.wallet_transfer t
       SET status = 'held', asks = t.asks + 1, asked_at = ${now()}, next_ask_at = ${now()}::timestamptz
             + make_interval(secs => least(${FIRST_ASK_S} * 2 ^ least(t.asks + 1, 20), ${LONGEST_ASK_S}))
     WHERE t.id = ${id} AND t.status IN ('started', 'held') RETURNING ${transferColumns}`.execute(db);
  const transfer = rows[0];
  if (!transfer) return requireTransfer(db, id);
  let answer: WalletAnswer<undefined>;
  try {
    answer = await askTransfer(await requireWallet(db, transfer.vendor), transfer.reference, times);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    answer = { outcome: 'unknown', reason: error.code };
  }
  if (answer.outcome === 'done' || answer.outcome === 'refused') return settle(db, id, answer, tell);
  await sql`
    UPDATE gateway.wallet_transfer SET reason = ${answer.reason.slice(0, 60)}
     WHERE id = ${id} AND status = 'held'`.execute(db);
  return requireTransfer(db, id);
}

/**
 * Ends a transfer, once: what was said first holds. If the vendor says something else later, that is noted and nothing moves. Locks: the
 * transfer, the balances, then the member's book at the vendor.
 */
async function settle(
  db: Db,
  id: bigint,
  answer: Exclude<WalletAnswer<Amount | undefined>, { outcome: 'unknown' }>,
  tell: boolean,
): Promise<WalletTransfer> {
  const status = answer.outcome === 'done' ? 'done' : 'refused';
  const ended = await inTransaction(db, async (tx) => {
    const { rows } = await sql<WalletTransfer>`
      SELECT ${transferColumns} FROM gateway.wallet_transfer t WHERE t.id = ${id} FOR UPDATE`.execute(tx);
    const transfer = rows[0]!;
    if (transfer.endedAt) {
      if (transfer.status !== status) await noteContradiction(tx, id);
      return { transfer, isNew: false };
    }
    const ledgerId = await postEnd(tx, transfer, status);
    if (answer.outcome === 'done' && answer.value !== undefined)
      await noteBalance(tx, transfer, answer.value);
    if (tell) await tellMember(tx, transfer, status);
    const { rows: after } = await sql<WalletTransfer>`
      UPDATE gateway.wallet_transfer t
         SET status = ${status}, reason = ${answer.outcome === 'done' ? null : answer.reason.slice(0, 60)},
             next_ask_at = NULL, ended_at = ${now()}, end_ledger_id = ${ledgerId}::bigint
       WHERE t.id = ${id} RETURNING ${transferColumns}`.execute(tx);
    return { transfer: after[0]!, isNew: true };
  });
  if (ended.isNew) notifyBalanceChange([ended.transfer.memberId]);
  return ended.transfer;
}

/** Posts what the outcome of a transfer means. Returns the transaction; null if nothing moves. */
async function postEnd(tx: Tx, transfer: WalletTransfer, status: 'done' | 'refused'): Promise<bigint | null> {
  const { memberId, vendor, direction, currency, amount, reference } = transfer;
  if (direction === 'in' && status === 'refused') return null;
  const end =
    direction === 'in'
      ? { kind: WALLET_IN, from: inWallet(vendor), to: main(memberId), moved: -amount, arrived: 0n }
      : status === 'done'
        ? { kind: WALLET_ARRIVED, from: transit(vendor), to: inWallet(vendor), moved: 0n, arrived: amount }
        : { kind: WALLET_RETURNED, from: transit(vendor), to: main(memberId), moved: -amount, arrived: 0n };
  const { transactionId } = await post(tx, {
    key: `vendorWallet:${reference}:end`,
    kind: end.kind,
    currency,
    entries: [
      { account: end.from, amount: -amount },
      { account: end.to, amount },
    ],
    meta: { vendor },
  });
  await addToBook(tx, transfer, end);
  return transactionId;
}

const noteContradiction = (tx: Tx, id: bigint) =>
  sql`UPDATE gateway.wallet_transfer SET contradicted_at = coalesce(contradicted_at, ${now()}) WHERE id = ${id}`.execute(
    tx,
  );

/** A member who was told that the outcome is not known learns it when it is. */
async function tellMember(tx: Tx, transfer: WalletTransfer, status: 'done' | 'refused'): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT display_name AS name FROM catalogue.vendor WHERE code = ${transfer.vendor}`.execute(tx);
  const kind = transfer.direction === 'out' ? 'walletOut' : 'walletIn';
  await createNotice(tx, transfer.memberId, `${kind}${status === 'done' ? 'Done' : 'Refused'}`, {
    vendor: rows[0]!.name,
    amount: formatDecimal(transfer.amount),
    currency: transfer.currency,
  });
}
