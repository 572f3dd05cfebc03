import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';

/**
 * A member's complete history for the export of personal data, oldest first: notices,
 * favourites, recent games, every round, lottery bets with what was chosen, and every ledger entry. Amounts are decimal strings.
 */
export async function personalHistory(db: Db, memberId: bigint) {
  return {
    activity: await activity(db, memberId),
    messages: await messages(db, memberId),
    favourites: await ownGames(db, 'catalogue.favourite', 'created_at', memberId),
    recentGames: await ownGames(db, 'catalogue.recent', 'played_at', memberId),
    rounds: await rounds(db, memberId),
    lotteryBets: await lotteryBets(db, memberId),
    lotteryFavourites: await lotteryFavourites(db, memberId),
    statement: await statement(db, memberId),
  };
}

async function activity(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('identity.activity')
    .select(['created_at', 'kind', 'ip', 'country', 'user_agent'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, user_agent, ...row }) => ({
    at: created_at.toISOString(),
    ...row,
    browser: user_agent,
  }));
}

async function messages(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('notices.notice')
    .select(['created_at', 'kind', 'detail', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, kind, detail, read_at }) => ({
    at: created_at.toISOString(),
    kind,
    detail,
    readAt: read_at?.toISOString() ?? null,
  }));
}

/** Games are named in English, because the export is one document independent of the member's language. */
async function ownGames(
  db: Db,
  table: 'catalogue.favourite' | 'catalogue.recent',
  when: 'created_at' | 'played_at',
  memberId: bigint,
) {
  const { rows } = await sql<{ at: Date; game: string; vendor: string }>`
    SELECT o.${sql.ref(when)} AS at, g.names ->> 'en' AS game, g.vendor_code AS vendor
      FROM ${sql.table(table)} o JOIN catalogue.game g ON g.node_id = o.node_id
     WHERE o.member_id = ${memberId} ORDER BY 1, o.node_id`.execute(db);
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

async function rounds(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    id: bigint;
    at: Date;
    settledAt: Date | null;
    game: string;
    vendor: string;
    stake: Amount;
    payout: Amount;
    currency: string;
    status: string;
  }>`
    SELECT r.id, r.opened_at AS at, r.settled_at AS "settledAt", g.names ->> 'en' AS game, r.vendor, r.stake, r.payout,
           r.currency, r.status
      FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE r.member_id = ${memberId} ORDER BY r.opened_at, r.id`.execute(db);
  return rows.map(({ id, at, settledAt, stake, payout, ...row }) => ({
    id: String(id),
    at: at.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    ...row,
    stake: formatDecimal(stake),
    payout: formatDecimal(payout),
  }));
}

async function statement(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    at: Date;
    account: string;
    kind: string;
    amount: Amount;
    balance: Amount;
    currency: string;
  }>`
    SELECT e.at, a.kind AS account, e.kind, e.amount, e.balance_after AS balance, a.currency
      FROM ledger.account a JOIN ledger.member_entry e ON e.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId}
     ORDER BY e.at, e.transaction_id, e.entry_no`.execute(db);
  return rows.map(({ at, amount, balance, ...row }) => ({
    at: at.toISOString(),
    ...row,
    amount: formatDecimal(amount),
    balance: formatDecimal(balance),
  }));
}

/** Bets of the lottery with what was chosen. Their money is that of the rounds `lo<id>`. */
async function lotteryBets(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    id: bigint;
    at: Date;
    game: string;
    period: string;
    play: string;
    selection: string;
    combinations: number;
    multiple: number;
    series: number;
    stake: bigint;
    payout: bigint;
    rebate: bigint;
    currency: string;
    status: string;
  }>`
    SELECT b.id, b.placed_at AS at, d.game, d.period, l.play, l.selection, l.units AS combinations, b.multiple, l.series, b.stake, b.payout, b.rebate,
           b.currency, b.status
      FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
      JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
     WHERE b.player_id = ${memberId} ORDER BY b.id`.execute(db);
  return rows.map(({ id, at, stake, payout, rebate, ...row }) => ({
    round: `lo${id}`,
    at: at.toISOString(),
    ...row,
    stake: formatDecimal(stake as Amount),
    payout: formatDecimal(payout as Amount),
    rebate: formatDecimal(rebate as Amount),
  }));
}

/** The slips of the lottery that the member keeps under a name. */
async function lotteryFavourites(db: Db, memberId: bigint) {
  const { rows } = await sql<{ at: Date; game: string; name: string; lines: unknown }>`
    SELECT added_at AS at, game, name, lines FROM studio.lottery_favourite WHERE player_id = ${memberId} ORDER BY id`.execute(
    db,
  );
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}
