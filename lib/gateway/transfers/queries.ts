import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { WalletTransfer } from './types';

/** Entries that a list counts at most. */
const MAX_COUNT = 10_000;

/** The columns of a transfer; its table is named `t`. */
export const transferColumns = sql`
  t.id, t.reference, t.member_id AS "memberId", t.vendor, t.direction, t.currency::text AS currency, t.amount, t.status, t.reason, t.asks,
  t.asked_at AS "askedAt", t.next_ask_at AS "nextAskAt", t.contradicted_at AS "contradictedAt", t.created_at AS "createdAt",
  t.ended_at AS "endedAt"`;

/** One transfer. Throws NOT_FOUND 404. */
export async function requireTransfer(db: Db, id: bigint): Promise<WalletTransfer> {
  const { rows } = await sql<WalletTransfer>`
    SELECT ${transferColumns} FROM gateway.wallet_transfer t WHERE t.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** A page of a member's transfers between wallets, newest first. */
export async function listMemberTransfers(
  db: Db,
  memberId: bigint,
  request: PageRequest,
): Promise<Page<WalletTransfer>> {
  const [page, count] = await Promise.all([
    sql<WalletTransfer>`
      SELECT ${transferColumns} FROM gateway.wallet_transfer t WHERE t.member_id = ${memberId}
       ORDER BY t.id DESC LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`.execute(db),
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (
        SELECT FROM gateway.wallet_transfer t WHERE t.member_id = ${memberId} LIMIT ${MAX_COUNT}) c`.execute(
      db,
    ),
  ]);
  return toPage(page.rows, request, count.rows[0]!.total);
}

/** A vendor's wallet of a member. */
export interface MemberWallet {
  vendor: string;
  name: string;
  /** What the vendor has said last, and when. */
  reported: Amount | null;
  reportedAt: Date | null;
  /** On its way to the vendor. */
  underWay: Amount;
  open: boolean;
  used: boolean;
}

/**
 * The transfer wallets of a member in one currency: of every vendor that has one, in the order of the menus. Vendors that are closed, or do
 * not take the currency, are listed only if the member has sent money there.
 */
export async function listMemberWallets(db: Db, memberId: bigint, currency: string): Promise<MemberWallet[]> {
  const { rows } = await sql<MemberWallet>`
    SELECT * FROM (
      SELECT c.code AS vendor, c.display_name AS name, b.reported, b.reported_at AS "reportedAt",
             coalesce((SELECT sum(t.amount) FROM gateway.wallet_transfer t
                        WHERE t.member_id = ${memberId} AND t.vendor = c.code AND t.direction = 'out' AND t.next_ask_at IS NOT NULL), 0)::bigint
               AS "underWay",
             c.status = 'active' AND v.enabled AND (c.currencies = '{}' OR ${currency} = ANY (c.currencies)) AS open,
             EXISTS (SELECT FROM gateway.wallet_transfer t WHERE t.member_id = ${memberId} AND t.vendor = c.code AND t.direction = 'out')
               AS used, c.position
        FROM gateway.vendor_wallet w
        JOIN catalogue.vendor c ON c.code = w.vendor AND c.wallet_kind = 'transfer'
        JOIN gateway.vendor v ON v.code = w.vendor AND v.secret_sealed IS NOT NULL
        LEFT JOIN gateway.wallet_book b
          ON b.member_id = ${memberId} AND b.vendor = w.vendor AND b.currency = ${currency}::char(3)) x
     WHERE x.open OR x.used ORDER BY x.position, x.vendor`.execute(db);
  return rows;
}

/** Whether any vendor has a transfer wallet, so that the member centre has a page of them. */
export async function hasTransferWallets(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM gateway.vendor_wallet w JOIN catalogue.vendor c ON c.code = w.vendor
                    WHERE c.wallet_kind = 'transfer') AS found`.execute(db);
  return rows[0]!.found;
}

/** What became of one vendor's wallet when everything was brought home. */
export interface Recalled {
  vendor: string;
  name: string;
  /** Undefined: there was nothing, or `code` says why it could not be done. */
  transfer: WalletTransfer | undefined;
  code: string | undefined;
}

/** The address of a vendor's wallet, if it has one. */
export async function walletAddress(db: Db, vendor: string): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM gateway.vendor_wallet WHERE vendor = ${vendor}`.execute(db);
  return rows[0]?.address;
}

/** What is at one vendor in one currency. */
export interface VendorBook {
  vendor: string;
  name: string;
  currency: string;
  members: number;
  /** Under way to the vendor. */
  transit: Amount;
  /** What the wallets should have by our book: moved there, and won or lost there as far as rounds were reported. */
  book: Amount;
  /** What the vendor has said of them. */
  reported: Amount;
  /** Members whose wallet differs from the book. */
  differing: number;
  /** Transfers whose outcome is not known, and those about which the vendor has said two things. */
  held: number;
  contradicted: number;
}

/** A wallet as the book has it, without what is under way. Its table is named `w`. */
const walletBook = sql`w.moved + w.payout - w.stake - coalesce((
  SELECT sum(t.amount) FROM gateway.wallet_transfer t
   WHERE t.member_id = w.member_id AND t.vendor = w.vendor AND t.direction = 'out' AND t.next_ask_at IS NOT NULL), 0)::bigint`;

/** The sums of every vendor with a transfer wallet, by currency. */
export async function vendorBooks(db: Db): Promise<VendorBook[]> {
  const { rows } = await sql<VendorBook>`
    WITH wallet AS (SELECT w.vendor, w.currency, w.reported, ${walletBook} AS book FROM gateway.wallet_book w),
         open AS (SELECT t.vendor, t.currency, sum(t.amount) FILTER (WHERE t.direction = 'out') AS transit, count(*)::int AS held
                    FROM gateway.wallet_transfer t WHERE t.next_ask_at IS NOT NULL GROUP BY 1, 2),
         bad AS (SELECT t.vendor, t.currency, count(*)::int AS count FROM gateway.wallet_transfer t
                  WHERE t.contradicted_at IS NOT NULL GROUP BY 1, 2)
    SELECT c.code AS vendor, c.display_name AS name, w.currency::text AS currency, count(*)::int AS members,
           coalesce(max(o.transit), 0)::bigint AS transit, sum(w.book)::bigint AS book, sum(coalesce(w.reported, 0))::bigint AS reported,
           count(*) FILTER (WHERE coalesce(w.reported, 0) <> w.book)::int AS differing, coalesce(max(o.held), 0)::int AS held,
           coalesce(max(b.count), 0)::int AS contradicted
      FROM wallet w JOIN catalogue.vendor c ON c.code = w.vendor
      LEFT JOIN open o ON o.vendor = w.vendor AND o.currency = w.currency
      LEFT JOIN bad b ON b.vendor = w.vendor AND b.currency = w.currency
     GROUP BY c.code, c.display_name, c.position, w.currency ORDER BY c.position, c.code, w.currency`.execute(
    db,
  );
  return rows;
}

/** A member's wallet whose balance at the vendor is another one than by our book. */
export interface WalletDifference {
  memberId: bigint;
  account: string;
  vendor: string;
  name: string;
  currency: string;
  book: Amount;
  reported: Amount;
  reportedAt: Date | null;
}

/** The wallets with the greatest differences. A vendor that has not reported its latest rounds yet differs until it does. */
export async function walletDifferences(db: Db, limit: number): Promise<WalletDifference[]> {
  const { rows } = await sql<WalletDifference>`
    SELECT * FROM (
      SELECT w.member_id AS "memberId", m.account, w.vendor, c.display_name AS name, w.currency::text AS currency, ${walletBook} AS book,
             coalesce(w.reported, 0) AS reported, w.reported_at AS "reportedAt"
        FROM gateway.wallet_book w JOIN identity.member m ON m.id = w.member_id JOIN catalogue.vendor c ON c.code = w.vendor) x
     WHERE x.book <> x.reported ORDER BY abs(x.book - x.reported) DESC, x."memberId" LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Whether members have money in a vendor's wallets, by our book or by its last word, or a transfer's outcome is not known. */
export async function hasMoneyInWallets(db: Db, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM gateway.wallet_transfer t WHERE t.vendor = ${vendor} AND t.next_ask_at IS NOT NULL)
        OR EXISTS (SELECT FROM gateway.wallet_book w WHERE w.vendor = ${vendor}
                      AND coalesce(w.reported, w.moved + w.payout - w.stake) > 0) AS found`.execute(db);
  return rows[0]!.found;
}

/** Whether a vendor's wallet can be called: it has an address and a secret. */
export async function hasWallet(db: Db, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM gateway.vendor_wallet w JOIN gateway.vendor v ON v.code = w.vendor
                    WHERE w.vendor = ${vendor} AND v.secret_sealed IS NOT NULL) AS found`.execute(db);
  return rows[0]!.found;
}

/** How far a vendor's rounds were read. */
export interface RoundsState {
  readAt: Date | null;
  failure: string | null;
  /** Rounds that could not be taken. */
  refused: number;
}

/** How far the rounds of a vendor's wallet were read; undefined if it has no address. */
export async function roundsState(db: Db, vendor: string): Promise<RoundsState | undefined> {
  const { rows } = await sql<RoundsState>`
    SELECT w.rounds_read_at AS "readAt", w.rounds_failure AS failure,
           (SELECT count(*)::int FROM gateway.wallet_round_refused r WHERE r.vendor = w.vendor) AS refused
      FROM gateway.vendor_wallet w WHERE w.vendor = ${vendor}`.execute(db);
  return rows[0];
}

/** A round that a vendor has reported of its wallet and that could not be taken. */
export interface RefusedRound {
  vendor: string;
  name: string;
  roundId: string;
  /** FORM, PLAY_MONEY, GAME, PLAYER, TAKEN or UNCOVERED (sql/store_wallet_rounds.sql). */
  reason: string;
  /** Null if the round names no player of ours. */
  memberId: bigint | null;
  account: string | null;
  /** Null if the round could not be read. */
  currency: string | null;
  stake: Amount | null;
  payout: Amount | null;
  at: Date;
}

/** The rounds that were refused last. */
export async function refusedRounds(db: Db, limit: number): Promise<RefusedRound[]> {
  const { rows } = await sql<RefusedRound>`
    SELECT r.vendor, c.display_name AS name, r.round_id AS "roundId", r.reason, m.id AS "memberId", m.account, r.content ->> 'currency' AS currency,
           (r.content ->> 'stake')::bigint AS stake, (r.content ->> 'payout')::bigint AS payout, r.at
      FROM gateway.wallet_round_refused r JOIN catalogue.vendor c ON c.code = r.vendor
      LEFT JOIN identity.member m ON m.id = (r.content ->> 'member')::bigint
     ORDER BY r.at DESC, r.round_id LIMIT ${limit}`.execute(db);
  return rows;
}
