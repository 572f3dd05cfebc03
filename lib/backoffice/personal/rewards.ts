import { textIn } from '@/lib/content/text';
import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { maskName } from '@/lib/platform/mask';
import { figureText } from '@/lib/rewards/missions/wire';
import { openPicture } from '@/lib/rewards/promotions/applications/commands';
import { titleOf } from '@/lib/rewards/centre/rules';

const at = (moment: Date | null) => moment?.toISOString() ?? null;
const decimal = (value: Amount | bigint) => formatDecimal(value as Amount);

/**
 * What a member was given, and what they did for it, for the export of personal data, oldest first: rewards, bonus money, free rounds, points, missions,
 * leaderboards, VIP ranks, rebates, earnings by friends, promotions with applications and raffle tickets. Other members are not named.
 * Titles are in English; amounts are decimal strings of the currency beside them, else of the site's; points are of PTS.
 */
export async function personalRewards(db: Db, memberId: bigint) {
  return {
    rewards: await rewards(db, memberId),
    bonuses: await bonuses(db, memberId),
    freeRounds: await freeRounds(db, memberId),
    points: await points(db, memberId),
    missions: await missions(db, memberId),
    leaderboards: await leaderboards(db, memberId),
    vip: await vip(db, memberId),
    rebates: await rebates(db, memberId),
    referral: await referral(db, memberId),
    promotions: await promotions(db, memberId),
    applications: await applications(db, memberId),
    raffles: await raffles(db, memberId),
    transfers: await transfers(db, memberId),
    walletTransfers: await walletTransfers(db, memberId),
  };
}

async function rewards(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('rewards.reward')
    .select([
      'kind',
      'currency',
      'amount',
      'params',
      'status',
      'created_at',
      'expires_at',
      'ended_at',
      'transaction_id',
    ])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const params = row.params as Record<string, string>;
    return {
      at: at(row.created_at),
      kind: row.kind,
      title: titleOf(params, 'en') ?? null,
      reason: params.reason ?? null,
      amount: decimal(row.amount),
      currency: row.currency,
      status: row.status,
      expiresAt: at(row.expires_at),
      endedAt: at(row.ended_at),
      transaction: row.transaction_id === null ? null : String(row.transaction_id),
    };
  });
}

async function bonuses(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('gateway.bonus_grant')
    .select([
      'granted_at',
      'currency',
      'amount',
      'remaining',
      'required',
      'wagered',
      'status',
      'reason',
      'expires_at',
      'ended_at',
      'ended_amount',
    ])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: at(row.granted_at),
    amount: decimal(row.amount),
    currency: row.currency,
    remaining: decimal(row.remaining),
    required: decimal(row.required),
    wagered: decimal(row.wagered),
    status: row.status,
    reason: row.reason,
    expiresAt: at(row.expires_at),
    endedAt: at(row.ended_at),
    endedAmount: row.ended_amount === null ? null : decimal(row.ended_amount),
  }));
}

async function freeRounds(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('gateway.free_grant')
    .select([
      'granted_at',
      'vendor',
      'currency',
      'rounds',
      'used',
      'stake',
      'won',
      'paid',
      'status',
      'reason',
      'expires_at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: at(row.granted_at),
    vendor: row.vendor,
    rounds: row.rounds,
    used: row.used,
    stake: decimal(row.stake),
    won: decimal(row.won),
    paid: decimal(row.paid),
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    expiresAt: at(row.expires_at),
  }));
}

/** Movements of points are in the statement; here is what they came from and what else belongs to them. */
async function points(db: Db, memberId: bigint) {
  const standing = await db
    .selectFrom('rewards.points_member')
    .select(['shortfall', 'spins'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const bets = await db
    .selectFrom('rewards.points_bet')
    .select(['round_id', 'points'])
    .where('member_id', '=', memberId)
    .orderBy('round_id')
    .execute();
  const checkIns = await db
    .selectFrom('rewards.check_in')
    .select(['created_at', 'streak', 'points', 'spins'])
    .where('member_id', '=', memberId)
    .orderBy('day')
    .execute();
  const spins = await db
    .selectFrom('rewards.spin')
    .select(['created_at', 'given', 'amount', 'currency', 'client_seed', 'server_seed'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const conversions = await db
    .selectFrom('rewards.conversion')
    .select(['created_at', 'points', 'amount', 'currency'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return {
    shortfall: decimal(standing?.shortfall ?? 0n),
    spinsLeft: standing?.spins ?? 0,
    bets: bets.map((row) => ({ round: String(row.round_id), points: decimal(row.points) })),
    checkIns: checkIns.map(({ created_at, points: earned, ...row }) => ({
      at: at(created_at),
      ...row,
      points: decimal(earned),
    })),
    spins: spins.map((row) => ({
      at: at(row.created_at),
      prize: row.given,
      amount: decimal(row.amount),
      currency: row.currency,
      clientSeed: row.client_seed,
      serverSeed: row.server_seed,
    })),
    conversions: conversions.map((row) => ({
      at: at(row.created_at),
      points: decimal(row.points),
      amount: decimal(row.amount),
      currency: row.currency,
    })),
  };
}

async function missions(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    title: unknown;
    goal: string;
    period: string;
    figure: bigint;
    doneAt: Date | null;
    spins: number | null;
    claimedAt: Date | null;
    begunAt: Date | null;
  }>`
    SELECT m.title, m.figure AS goal, coalesce(d.period_key, b.period_key) AS period, coalesce(d.figure, b.figure) AS figure, d.done_at AS "doneAt", d.spins,
           d.spins_claimed_at AS "claimedAt", b.opened_at AS "begunAt"
      FROM (SELECT * FROM rewards.mission_done WHERE member_id = ${memberId}) d
      FULL JOIN (SELECT * FROM rewards.mission_baseline WHERE member_id = ${memberId}) b USING (mission_id, period_key)
      JOIN rewards.mission m ON m.id = coalesce(d.mission_id, b.mission_id)
     ORDER BY coalesce(d.done_at, b.opened_at), m.id`.execute(db);
  return rows.map((row) => ({
    title: textIn(row.title, 'en'),
    goal: row.goal,
    period: row.period,
    figure: figureText(row.goal, row.figure),
    begunAt: at(row.begunAt),
    doneAt: at(row.doneAt),
    spins: row.spins,
    spinsClaimedAt: at(row.claimedAt),
  }));
}

async function leaderboards(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    title: unknown;
    joinedAt: Date | null;
    figure: bigint;
    rounds: bigint;
    place: number | null;
  }>`
    SELECT c.title, e.joined_at AS "joinedAt", e.figure, e.rounds, r.place
      FROM rewards.competition_entry e JOIN rewards.competition c ON c.id = e.competition_id
      LEFT JOIN rewards.competition_result r ON r.competition_id = e.competition_id AND r.member_id = e.member_id
     WHERE e.member_id = ${memberId} ORDER BY c.starts_at, c.id`.execute(db);
  return rows.map((row) => ({
    title: textIn(row.title, 'en'),
    joinedAt: at(row.joinedAt),
    figure: decimal(row.figure),
    rounds: String(row.rounds),
    place: row.place,
  }));
}

async function vip(db: Db, memberId: bigint) {
  const { rows } = await sql<{ level: number; since: string; keptUntil: string | null; missed: number }>`
    SELECT level, since::text AS since, kept_until::text AS "keptUntil", missed FROM rewards.vip_member
     WHERE member_id = ${memberId}`.execute(db);
  const changes = await db
    .selectFrom('rewards.vip_change')
    .select(['at', 'from_level', 'to_level', 'cause', 'turnover', 'deposits', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return {
    rank: rows[0] ?? null,
    changes: changes.map((row) => ({
      at: at(row.at),
      from: row.from_level,
      to: row.to_level,
      cause: row.cause,
      turnover: decimal(row.turnover),
      deposits: decimal(row.deposits),
      reason: row.reason,
    })),
  };
}

async function rebates(db: Db, memberId: bigint) {
  const claims = await db
    .selectFrom('rewards.rebate_claim')
    .select(['created_at', 'by_schedule', 'valid_bet', 'amount', 'currency'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const { rows: lines } = await sql<{
    day: string;
    category: string;
    vendor: string;
    rate: number;
    validBet: bigint;
  }>`
    SELECT day::text AS day, game_type AS category, vendor, rate, valid_bet AS "validBet" FROM rewards.rebate_line
     WHERE member_id = ${memberId} ORDER BY day, id`.execute(db);
  return {
    payments: claims.map((row) => ({
      at: at(row.created_at),
      how: row.by_schedule ? 'schedule' : 'claim',
      validBets: decimal(row.valid_bet),
      amount: decimal(row.amount),
      currency: row.currency,
    })),
    bets: lines.map(({ validBet, ...row }) => ({ ...row, validBets: decimal(validBet) })),
  };
}

/** Friends are other people: their names are not in it. */
async function referral(db: Db, memberId: bigint) {
  const { rows: invited } = await sql<{ at: Date; state: string | null }>`
    SELECT r.created_at AS at, v.state FROM identity.referral r LEFT JOIN rewards.referral_review v ON v.member_id = r.member_id
     WHERE r.member_id = ${memberId}`.execute(db);
  const { rows: friends } = await sql<{ at: Date }>`
    SELECT created_at AS at FROM identity.referral WHERE referrer_id = ${memberId} ORDER BY created_at, member_id`.execute(
    db,
  );
  const { rows: earnings } = await sql<{
    day: string;
    level: number;
    source: string;
    base: bigint;
    amount: bigint;
  }>`
    SELECT day::text AS day, level, source, base, amount FROM rewards.referral_earning
     WHERE referrer_id = ${memberId} ORDER BY id`.execute(db);
  return {
    invitedAt: invited[0] ? at(invited[0].at) : null,
    state: invited[0]?.state ?? null,
    friends: friends.map((row) => ({ at: at(row.at) })),
    earnings: earnings.map(({ base, amount, ...row }) => ({
      ...row,
      base: decimal(base),
      amount: decimal(amount),
    })),
  };
}

async function promotions(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('rewards.promotion_entry as e')
    .innerJoin('content.promotion as p', 'p.id', 'e.promotion_id')
    .select(['p.title', 'e.joined_at', 'e.code'])
    .where('e.member_id', '=', memberId)
    .orderBy('e.joined_at')
    .execute();
  return rows.map((row) => ({
    promotion: textIn(row.title, 'en'),
    joinedAt: at(row.joined_at),
    code: row.code,
  }));
}

async function applications(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('rewards.promotion_application as a')
    .innerJoin('content.promotion as p', 'p.id', 'a.promotion_id')
    .select([
      'a.id',
      'p.title',
      'a.remark',
      'a.status',
      'a.reason',
      'a.amount',
      'a.created_at',
      'a.decided_at',
    ])
    .where('a.member_id', '=', memberId)
    .orderBy('a.id')
    .execute();
  const pictures = await db
    .selectFrom('rewards.promotion_picture as p')
    .innerJoin('rewards.promotion_application as a', 'a.id', 'p.application_id')
    .select(['p.application_id', 'p.place', 'p.jpeg_sealed'])
    .where('a.member_id', '=', memberId)
    .orderBy('p.application_id')
    .orderBy('p.place')
    .execute();
  return rows.map((row) => ({
    at: at(row.created_at),
    promotion: textIn(row.title, 'en'),
    remark: row.remark,
    /** JPEG, base64. */
    pictures: pictures
      .filter(({ application_id }) => application_id === row.id)
      .map(({ jpeg_sealed, place }) => openPicture(jpeg_sealed, row.id, place).toString('base64')),
    status: row.status,
    reason: row.reason,
    amount: row.amount === null ? null : decimal(row.amount),
    decidedAt: at(row.decided_at),
  }));
}

async function raffles(db: Db, memberId: bigint) {
  const { rows: tickets } = await sql<{ title: unknown; first: bigint; count: bigint }>`
    SELECT p.title, t.first, t.count FROM rewards.raffle_ticket t JOIN content.promotion p ON p.id = t.promotion_id
     WHERE t.member_id = ${memberId} ORDER BY t.promotion_id, t.first`.execute(db);
  const { rows: prizes } = await sql<{
    title: unknown;
    place: number;
    ticket: bigint;
    amount: bigint;
    currency: string;
  }>`
    SELECT p.title, w.place, w.ticket, w.amount, w.currency::text AS currency
      FROM rewards.raffle_winner w JOIN content.promotion p ON p.id = w.promotion_id
     WHERE w.member_id = ${memberId} ORDER BY w.promotion_id, w.place`.execute(db);
  return {
    tickets: tickets.map(({ title, first, count }) => ({
      raffle: textIn(title, 'en'),
      first: String(first),
      last: String(first + count - 1n),
    })),
    prizes: prizes.map(({ title, ticket, amount, ...row }) => ({
      raffle: textIn(title, 'en'),
      ...row,
      ticket: String(ticket),
      amount: decimal(amount),
    })),
  };
}

/** The other member is masked, as in the member's own list. */
async function transfers(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    at: Date;
    isSent: boolean;
    account: string;
    amount: bigint;
    currency: string;
  }>`
    SELECT t.created_at AS at, t.from_member = ${memberId} AS "isSent", m.account, t.amount, t.currency::text AS currency
      FROM cashier.member_transfer t
      JOIN identity.member m ON m.id = CASE WHEN t.from_member = ${memberId} THEN t.to_member ELSE t.from_member END
     WHERE t.from_member = ${memberId} OR t.to_member = ${memberId} ORDER BY t.id`.execute(db);
  return rows.map(({ at: moment, isSent, account, amount, currency }) => ({
    at: at(moment),
    direction: isSent ? 'sent' : 'received',
    account: maskName(account),
    amount: decimal(amount),
    currency,
  }));
}

async function walletTransfers(db: Db, memberId: bigint) {
  const { rows } = await sql<{
    at: Date;
    direction: string;
    vendor: string;
    amount: bigint;
    currency: string;
    status: string;
  }>`
    SELECT t.created_at AS at, t.direction, t.vendor, t.amount, t.currency::text AS currency, t.status
      FROM gateway.wallet_transfer t WHERE t.member_id = ${memberId} ORDER BY t.id`.execute(db);
  return rows.map(({ at: moment, direction, vendor, amount, currency, status }) => ({
    at: at(moment),
    direction: direction === 'out' ? 'toVendor' : 'fromVendor',
    vendor,
    amount: decimal(amount),
    currency,
    status: status === 'done' || status === 'refused' ? status : 'open',
  }));
}
