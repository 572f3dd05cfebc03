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
