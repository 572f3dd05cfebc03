import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { parseAmount } from '@/lib/money/amount';
import { siteCurrency } from '@/lib/reporting/settlement';
import { lockPoints, postPoints } from './commands';
import { FEED_LIMIT } from './constants';
import { pointsBalance } from './queries';
import { readRules } from './rule-sets';
import { pointsOfBet, settlePoints, spinsOfTurnover } from './rules';

interface FeedRow {
  round_id: bigint | null;
  member_id: bigint;
  node_id: bigint;
  vendor: string;
  game_type: string;
  currency: string;
  valid_bet: bigint | null;
  changed: boolean;
}

/** What a part of the feed does to one member. */
interface MemberChange {
  /** In 1/10,000 of a point; negative if more is taken back than earned. */
  points: bigint;
  /** Valid bets of new rounds, for spins. */
  turnover: bigint;
  rounds: bigint[];
}

/**
 * Gives members the points of the bets that were settled since the last run, in parts of `limit` round ids, each a database transaction of
 * its own that also moves the position in the feed. A bet that was voided takes its points back. Two runs at once wait for each other.
 * Returns the number of parts. The caller has set the bound of the feed.
 */
export async function earnFromBets(db: Db, limit = FEED_LIMIT): Promise<number> {
  let parts = 0;
  while (await inTransaction(db, (tx) => earnPart(tx, limit))) parts += 1;
  return parts;
}

async function earnPart(tx: Tx, limit: bigint): Promise<boolean> {
  const { rows } = await sql<FeedRow>`SELECT * FROM rewards.take_points_feed(${limit})`.execute(tx);
  if (rows.length === 0) return false;
  const currency = siteCurrency();
  const bets = rows.filter((row): row is FeedRow & { round_id: bigint } => row.round_id !== null);
  const { rules } = await readRules(tx);
  const groups = await groupsOf(tx, rules.earning.turnover.some(({ groupId }) => groupId !== '') ? bets : []);
  const counted = await countedBefore(
    tx,
    bets.filter(({ changed }) => changed).map(({ round_id }) => round_id),
  );
  const members = new Map<bigint, MemberChange>();
  const fresh: { round: bigint; member: bigint; points: Amount }[] = [];
  const gone: bigint[] = [];
  for (const bet of bets) {
    const points =
      bet.valid_bet === null || bet.currency !== currency
        ? (0n as Amount)
        : pointsOfBet(
            rules.earning.turnover,
            {
              nodeId: bet.node_id,
              vendor: bet.vendor,
              gameType: bet.game_type,
              validBet: bet.valid_bet as Amount,
            },
            groups.get(bet.member_id) ?? NONE,
          );
    const before = counted.get(bet.round_id) ?? 0n;
    const change = members.get(bet.member_id) ?? { points: 0n, turnover: 0n, rounds: [] };
    change.points += points - before;
    if (!bet.changed || before === 0n)
      change.turnover += bet.currency === currency ? (bet.valid_bet ?? 0n) : 0n;
    if (points > 0n) change.rounds.push(bet.round_id);
    members.set(bet.member_id, change);
    if (before > 0n) gone.push(bet.round_id);
    if (points > 0n) fresh.push({ round: bet.round_id, member: bet.member_id, points });
  }
  if (gone.length > 0) await tx.deleteFrom('rewards.points_bet').where('round_id', 'in', gone).execute();
  if (fresh.length > 0)
    await sql`
      INSERT INTO rewards.points_bet (round_id, member_id, points)
      SELECT * FROM unnest(${fresh.map(({ round }) => round)}::bigint[], ${fresh.map(({ member }) => member)}::bigint[],
                           ${fresh.map(({ points }) => points)}::bigint[])`.execute(tx);
  const position = await positionOfFeed(tx);
  const spinEach = parseAmount(rules.wheel.turnover);
  const ordered = [...members].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [memberId, change] of ordered) await settleMember(tx, memberId, change, position, spinEach);
  return true;
}

const NONE: ReadonlySet<string> = new Set();

async function groupsOf(tx: Tx, bets: readonly FeedRow[]): Promise<Map<bigint, Set<string>>> {
  const groups = new Map<bigint, Set<string>>();
  if (bets.length === 0) return groups;
  const { rows } = await sql<{ member_id: bigint; group_id: bigint }>`
    SELECT g.member_id, g.group_id FROM cashier.group_member g
     WHERE g.member_id = ANY(${[...new Set(bets.map((bet) => bet.member_id))]}::bigint[])`.execute(tx);
  for (const { member_id, group_id } of rows)
    groups.set(member_id, (groups.get(member_id) ?? new Set()).add(String(group_id)));
  return groups;
}

async function countedBefore(tx: Tx, rounds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  if (rounds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('rewards.points_bet')
    .select(['round_id', 'points'])
    .where('round_id', 'in', [...rounds])
    .execute();
  return new Map(rows.map((row) => [row.round_id, row.points]));
}

/** Names this part of the feed in keys of postings: it is read once. */
async function positionOfFeed(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('reporting.feed_consumer')
    .select(['round_id', 'change_id'])
    .where('name', '=', 'points')
    .executeTakeFirstOrThrow();
  return `${row.round_id}:${row.change_id}`;
}

async function settleMember(
  tx: Tx,
  memberId: bigint,
  change: MemberChange,
  position: string,
  spinEach: Amount | undefined,
): Promise<void> {
  if (change.points === 0n && (!spinEach || change.turnover === 0n)) return;
  const state = await lockPoints(tx, memberId);
  const { move, shortfall } = settlePoints(change.points, await pointsBalance(tx, memberId), state.shortfall);
  if (move !== 0n) {
    const { transactionId } = await postPoints(tx, {
      key: `points:bet:${memberId}:${position}`,
      kind: 'points.bet',
      memberId,
      amount: move,
      meta: { rounds: change.rounds.length },
    });
    if (change.rounds.length > 0)
      await tx
        .updateTable('rewards.points_bet')
        .set({ transaction_id: transactionId })
        .where('round_id', 'in', change.rounds)
        .execute();
  }
  const { spins, rest } = spinsOfTurnover(state.spinTurnover, change.turnover, spinEach);
  if (shortfall !== state.shortfall || spins > 0 || rest !== state.spinTurnover)
    await tx
      .updateTable('rewards.points_member')
      .set({ shortfall, spins: state.spins + spins, spin_turnover: rest })
      .where('member_id', '=', memberId)
      .execute();
}
