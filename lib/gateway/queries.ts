import { pageOffset, toPage, type PageRequest } from '@/lib/platform/page';
import { sql, type RawBuilder } from 'kysely';
import { gamePicture } from '@/lib/catalogue/pictures';
import type { Db } from '@/lib/db/client';
import { cursorTime, keyset } from '@/lib/db/keyset';
import type { CursorPage } from '@/lib/platform/cursor';
import type { LocaleCode } from '@/lib/i18n/locales';
import { amount } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { notFound } from '@/lib/platform/errors';
import { maskName } from '@/lib/platform/mask';
import { resolvePeriod } from '@/lib/platform/period';
import { WINNER_BOARD_DEPTH, MAX_COUNT, RECORDS_PAGE_SIZE } from './constants';
import type { BetRecord, BetRecords, BoardEntry, RoundDetail, RoundPart, RoundStatus } from './types';

export interface RecordsFilter {
  memberId: bigint;
  /** Real money and free play have separate records. */
  currency: string;
  locale: LocaleCode;
  /** Settlement days, both included (2026-01-31); by default the last seven. */
  from?: string | undefined;
  to?: string | undefined;
  gameType?: string | undefined;
  vendor?: string | undefined;
  /** The page after this place (BetRecords.next) instead of that with the number `pageNum`. */
  cursor?: readonly string[] | undefined;
  pageNum?: number | undefined;
  pageSize?: number | undefined;
}

interface RecordRow {
  id: bigint;
  vendor: string;
  node_id: bigint;
  game_type: string;
  game_name: string;
  art_version: number;
  has_artwork: boolean;
  currency: string;
  stake: bigint;
  payout: bigint;
  valid_bet: bigint;
  status: RoundStatus;
  opened_at: Date;
  settled_at: Date | null;
}

const recordColumns = (locale: LocaleCode) => sql`
  r.id, r.vendor, r.node_id, g.game_type, coalesce(g.names ->> ${locale}, g.names ->> 'en') AS game_name, g.art_version,
  g.has_artwork, r.currency, r.stake, r.payout, r.valid_bet, r.status, r.opened_at, r.settled_at`;

function toBetRecord(row: RecordRow): BetRecord {
  return {
    roundId: row.id,
    vendor: row.vendor,
    nodeId: row.node_id,
    gameType: row.game_type,
    gameName: row.game_name,
    iconUrl: gamePicture(row.node_id, row.art_version, row.has_artwork),
    currency: row.currency,
    stake: amount(row.stake),
    payout: amount(row.payout),
    validBet: amount(row.valid_bet),
    profit: amount(row.payout - row.stake),
    status: row.status,
    openedAt: row.opened_at,
    settledAt: row.settled_at,
  };
}

function roundsMatching(filter: RecordsFilter): RawBuilder<unknown> {
  const { since, until } = resolvePeriod(filter);
  const conditions = [
    sql`r.member_id = ${filter.memberId}`,
    sql`r.currency = ${filter.currency}`,
    sql`r.opened_at >= ${since}`,
    sql`r.opened_at < ${until}`,
    ...(filter.vendor ? [sql`r.vendor = ${filter.vendor}`] : []),
    ...(filter.gameType ? [sql`g.game_type = ${filter.gameType}`] : []),
  ];
  return sql`FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id WHERE ${sql.join(conditions, sql` AND `)}`;
}

/**
 * Lists a member's rounds by their beginning, newest first; counts up to 1,001. Pages with a number end there, further ones are read by
 * cursor. The sums of a period are lib/reporting/profit. Throws INVALID_INPUT on `to` (see lib/platform/period.ts).
 */
export async function listBetRecords(db: Db, filter: RecordsFilter): Promise<BetRecords> {
  const request = { pageNum: filter.pageNum ?? 1, pageSize: filter.pageSize ?? RECORDS_PAGE_SIZE };
  const rounds = roundsMatching(filter);
  const [page, count] = await Promise.all([
    readRounds(db, filter, rounds, request),
    sql<{
      total: number;
    }>`SELECT count(*)::int AS total FROM (SELECT ${rounds} ORDER BY r.opened_at DESC, r.id DESC LIMIT ${MAX_COUNT}) c`.execute(
      db,
    ),
  ]);
  return { ...toPage(page.rows, request, count.rows[0]!.total), next: page.next };
}

async function readRounds(
  db: Db,
  filter: RecordsFilter,
  rounds: RawBuilder<unknown>,
  request: PageRequest,
): Promise<CursorPage<BetRecord>> {
  const offset = filter.cursor ? 0 : pageOffset(request);
  if (offset >= MAX_COUNT) return { rows: [], next: undefined, previous: undefined };
  const set = keyset(
    [
      { column: sql`r.opened_at`, type: 'timestamptz' },
      { column: sql`r.id`, type: 'bigint' },
    ],
    { cursor: filter.cursor, limit: request.pageSize, descending: true },
  );
  const { rows } = await sql<RecordRow & { cursor_at: string }>`
    SELECT ${recordColumns(filter.locale)}, ${cursorTime(sql`r.opened_at`)} AS cursor_at
           ${rounds} ${set.bounds} ${set.order} OFFSET ${offset}`.execute(db);
  const page = set.toPage(rows, (row) => [row.cursor_at, String(row.id)]);
  return { ...page, rows: page.rows.map(toBetRecord) };
}

interface DetailRow extends RecordRow {
  bonus_stake: bigint | null;
  bonus_payout: bigint | null;
  vendor_round_id: string;
  grant_id: string | null;
  details: Record<string, unknown> | null;
}

/** Returns one round of a member with its parts and details. NOT_FOUND 404 if the round does not exist or is another member's. */
export async function requireRoundDetail(
  db: Db,
  memberId: bigint,
  roundId: bigint,
  locale: LocaleCode,
): Promise<RoundDetail> {
  const { rows } = await sql<DetailRow>`
    SELECT ${recordColumns(locale)}, r.vendor_round_id, r.grant_id, r.details, r.bonus_stake, r.bonus_payout
      FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE r.id = ${roundId} AND r.member_id = ${memberId}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return {
    ...toBetRecord(row),
    vendorRoundId: row.vendor_round_id,
    grantId: row.grant_id,
    bonus:
      row.bonus_stake === null
        ? null
        : { stake: amount(row.bonus_stake), payout: amount(row.bonus_payout ?? 0n) },
    parts: await listRoundParts(db, roundId),
    details: row.details ?? {},
  };
}

/** The calls of a round; none for a round that was settled in one call. */
async function listRoundParts(db: Db, roundId: bigint): Promise<RoundPart[]> {
  const { rows } = await sql<Omit<RoundPart, 'debit' | 'credit'> & { debit: bigint; credit: bigint }>`
    SELECT id AS reference, kind, debit, credit, at, cancelled_at IS NOT NULL AS cancelled
      FROM gateway.transaction WHERE round_id = ${roundId} AND kind <> 'round' ORDER BY id`.execute(db);
  return rows as RoundPart[];
}

/**
 * The winner board: the largest wins of real money among the latest 2,000 wins, which keeps the query fast and the board
 * changing. Names are masked here, so that no caller gets a full name.
 */
export async function listWinners(
  db: Db,
  filter: { limit: number; locale: LocaleCode; gameType?: string | undefined },
): Promise<BoardEntry[]> {
  const ofType = filter.gameType ? sql`WHERE g.game_type = ${filter.gameType}` : sql``;
  const { rows } = await sql<{
    nickname: string;
    game_name: string;
    game_type: string;
    node_id: bigint;
    art_version: number;
    has_artwork: boolean;
    vendor: string;
    won: bigint;
    currency: string;
    settled_at: Date;
  }>`
    SELECT m.nickname, coalesce(g.names ->> ${filter.locale}, g.names ->> 'en') AS game_name, g.game_type, r.node_id,
           g.art_version, g.has_artwork, r.vendor, r.payout - r.stake AS won, r.currency, r.settled_at
      FROM (SELECT * FROM gateway.round r
             WHERE r.status = 'closed' AND r.payout > r.stake AND r.currency <> ${sql.lit(PLAY_CURRENCY)}
             ORDER BY r.settled_at DESC LIMIT ${WINNER_BOARD_DEPTH}) r
      JOIN catalogue.game g ON g.node_id = r.node_id
      JOIN identity.member m ON m.id = r.member_id
      ${ofType}
     ORDER BY won DESC, r.id DESC LIMIT ${filter.limit}`.execute(db);
  return rows.map((row) => ({
    customerName: maskName(row.nickname),
    gameName: row.game_name,
    iconUrl: gamePicture(row.node_id, row.art_version, row.has_artwork),
    nodeId: String(row.node_id),
    vendor: row.vendor,
    gameType: row.game_type,
    winAmount: amount(row.won),
    currency: row.currency,
    wonAt: row.settled_at,
  }));
}
