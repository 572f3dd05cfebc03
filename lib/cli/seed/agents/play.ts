import { sql, type Db } from '@/lib/db/client';
import { settleRound } from '@/lib/gateway/settlement/commands';
import { GAME_SESSION_TTL_MS } from '@/lib/gateway/constants';
import { MAIN } from '@/lib/ledger/constants';
import { amount, units, type Amount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { chance, pick } from './chance';
import { HISTORY_DAYS, type Habit, type LineMember } from './people';

export interface Player extends LineMember {
  memberId: bigint;
  currency: string;
}

/** A game of an external vendor. Its rounds are what the vendor reports, so that the seed can report them. */
export interface VendorGame {
  nodeId: bigint;
  vendor: string;
  gameType: string;
}

interface Bet {
  transaction: string;
  stake: Amount;
  payout: Amount;
}

/** One visit of a player: a game, and a bet at each step of the session. */
export interface Visit {
  player: Player;
  game: VendorGame;
  bets: readonly Bet[];
}

/** Players who play at the same time, each with one bet at a step. */
export interface PlaySession {
  key: string;
  at: Date;
  visits: readonly Visit[];
}

const HOUR = 3_600_000;
/** When people play, in hours after midnight, and how many of them. */
const HOURS = [
  { hour: 12.5, share: 0.25 },
  { hour: 20, share: 0.5 },
  { hour: 22.4, share: 0.25 },
] as const;

const HABITS: Record<
  Exclude<Habit, 'none'>,
  { visits: number; stakes: readonly number[]; deposit: number }
> = {
  large: { visits: 0.6, stakes: [30, 40, 50, 60, 80], deposit: 2_000 },
  medium: { visits: 0.24, stakes: [15, 20, 25, 30, 40], deposit: 500 },
  small: { visits: 0.13, stakes: [5, 5, 5, 10, 10, 15], deposit: 200 },
};

/** What a bet of a category pays, in hundredths of the stake, with the share of bets that it happens to. The rest loses. */
const PAYS: Record<string, readonly (readonly [share: number, hundredths: number])[]> = {
  LIVE: [
    [0.4, 200],
    [0.06, 195],
    [0.02, 100],
  ],
  SPORTS: [
    [0.24, 185],
    [0.13, 230],
    [0.05, 260],
  ],
  FISH: [
    [0.25, 80],
    [0.2, 160],
    [0.08, 350],
  ],
};
/** The categories of a habit. What pays many times the stake is for small stakes: the winner board is for the demo's own games. */
const CATEGORIES: Record<Exclude<Habit, 'none'>, readonly string[]> = {
  large: ['LIVE'],
  medium: ['LIVE', 'LIVE', 'SPORTS'],
  small: ['LIVE', 'SPORTS', 'FISH', 'FISH'],
};

function payoutOf(gameType: string, stake: Amount, drawn: number): Amount {
  let sum = 0;
  for (const [share, hundredths] of PAYS[gameType] ?? []) {
    sum += share;
    if (drawn < sum) return amount((stake * BigInt(hundredths)) / 100n);
  }
  return amount(0n);
}

/** The games that the lines play: those of vendors whose games our studio does not run. */
export async function vendorGames(db: Db): Promise<Map<string, VendorGame[]>> {
  const { rows } = await sql<VendorGame>`
    SELECT g.node_id AS "nodeId", g.vendor_code AS vendor, g.game_type AS "gameType" FROM catalogue.game g
     WHERE g.listed AND g.engine IS NULL AND g.game_type = ANY (${Object.keys(PAYS)}::text[]) ORDER BY g.node_id`.execute(
    db,
  );
  const games = new Map<string, VendorGame[]>();
  for (const game of rows) games.set(game.gameType, [...(games.get(game.gameType) ?? []), game]);
  return games;
}

/**
 * Who plays what on a day. `ago`: days before the seed; `begin`: its midnight; `weekend`: more people play then. The same call gives the same
 * sessions.
 */
export function playSessionsOf(
  players: readonly Player[],
  games: ReadonlyMap<string, readonly VendorGame[]>,
  { ago, begin, weekend }: { ago: number; begin: Date; weekend: boolean },
): PlaySession[] {
  const sessions = HOURS.map(({ hour }, index) => ({
    key: `${ago}-${index}`,
    at: new Date(begin.getTime() + Math.round((hour + chance('sitting', ago, index) * 1.4) * HOUR)),
    visits: [] as Visit[],
  }));
  for (const player of players) {
    if (player.habit === 'none' || player.joined <= ago) continue;
    const { visits, stakes } = HABITS[player.habit];
    const account = player.account;
    if (chance('visit', ago, account) >= visits * (weekend ? 1.5 : 0.9)) continue;
    const gameType = pick(CATEGORIES[player.habit], 'category', ago, account);
    const drawn = chance('hour', ago, account);
    const index = drawn < HOURS[0].share ? 0 : drawn < HOURS[0].share + HOURS[1].share ? 1 : 2;
    const count = 3 + Math.floor(chance('rounds', ago, account) * 4);
    const bets = Array.from({ length: count }, (_, step): Bet => {
      const stake = units(pick(stakes, 'stake', ago, account, step));
      return {
        transaction: `demo-${HISTORY_DAYS - ago}-${account}-${step}`,
        stake,
        payout: payoutOf(gameType, stake, chance('result', ago, account, step)),
      };
    });
    sessions[index]!.visits.push({ player, game: pick(games.get(gameType)!, 'game', ago, account), bets });
  }
  return sessions.filter(({ visits }) => visits.length > 0);
}

/** The moment of a bet of a session. */
export const stepAt = ({ key, at }: PlaySession, step: number): Date =>
  new Date(at.getTime() + step * 65_000 + Math.round(chance('tick', key, step) * 40_000));

/** What players have to bet with, by member. */
async function balancesOf(db: Db, visits: readonly Visit[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; amount: bigint }>`
    SELECT a.owner_id AS id, b.amount FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.kind = ${MAIN} AND a.owner_id = ANY (${visits.map(({ player }) => player.memberId)}::bigint[])
       AND a.currency = ${visits[0]!.player.currency}`.execute(db);
  return new Map(rows.map(({ id, amount: has }) => [id, has]));
}

/** The deposit that a player makes before a visit, or undefined if the money suffices. */
function depositBefore({ player, bets }: Visit, has: bigint): Amount | undefined {
  const needed = bets.reduce((sum, { stake }) => sum + stake, 0n);
  if (has >= needed || player.habit === 'none') return undefined;
  const { deposit } = HABITS[player.habit];
  return units(Math.ceil(Number((needed - has) / 10_000n) / deposit + 0.01) * deposit);
}

/** The bets of a session that a former start has made. */
async function madeBefore(db: Db, visits: readonly Visit[]): Promise<Set<string>> {
  const bets = visits.flatMap(({ game, bets }) =>
    bets.map(({ transaction }) => ({ vendor: game.vendor, transaction })),
  );
  const { rows } = await sql<{ id: string }>`
    SELECT t.transaction_id AS id FROM unnest(${bets.map(({ vendor }) => vendor)}::text[], ${bets.map(({ transaction }) => transaction)}::text[])
             AS b (vendor, id) JOIN gateway.transaction t ON t.vendor = b.vendor AND t.transaction_id = b.id`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Plays the part of a session before a moment through the wallet that vendors use. A player with too little money deposits first. Bets that a
 * former start has made are left out. Returns the rounds.
 */
export async function playTogether(db: Db, session: PlaySession, until: Date): Promise<number> {
  const { visits, key, at } = session;
  const made = await madeBefore(db, visits);
  const steps = Array.from({ length: Math.max(...visits.map(({ bets }) => bets.length)) }, (_, step) => ({
    moment: stepAt(session, step),
    calls: visits.flatMap(({ player, game, bets }) => {
      const bet = bets[step];
      return bet && !made.has(bet.transaction)
        ? [{ ...bet, vendor: game.vendor, account: player.account }]
        : [];
    }),
  })).filter(({ moment, calls }) => moment < until && calls.length > 0);
  if (steps.length === 0) return 0;

  const balances = await balancesOf(db, visits);
  for (const visit of visits) {
    const { player, bets } = visit;
    const deposit = depositBefore(visit, balances.get(player.memberId) ?? 0n);
    if (deposit === undefined || bets.some(({ transaction }) => made.has(transaction))) continue;
    setClock(
      new Date(at.getTime() - 60_000 - Math.round(chance('deposit', key, player.account) * 1_200_000)),
    );
    await requestDeposit(db, player, {
      channel: 'sandbox',
      amount: deposit,
      requestId: `demo-line-${key}`,
    });
  }
  await logIn(
    db,
    visits.map(({ player }) => player.memberId),
    new Date(at.getTime() - 25 * 60_000),
  );
  const tokens = await openSessions(db, session);
  for (const { moment, calls } of steps) {
    setClock(moment);
    await Promise.all(
      calls.map(({ vendor, account, transaction, stake, payout }) =>
        settleRound(vendor, {
          playerToken: tokens.get(account)!,
          transactionId: transaction,
          roundId: transaction,
          stake,
          payout,
        }),
      ),
    );
  }
  return steps.reduce((sum, { calls }) => sum + calls.length, 0);
}

/** Members log in at a moment. The sessions of then have ended and are not made. */
export async function logIn(db: Db, memberIds: readonly bigint[], at: Date): Promise<void> {
  if (memberIds.length === 0) return;
  await db
    .updateTable('identity.member')
    .set({ last_login_at: at })
    .where('id', 'in', memberIds)
    .where((eb) => eb.or([eb('last_login_at', 'is', null), eb('last_login_at', '<', at)]))
    .execute();
}

/** The player's tokens of a game session for each visit, opened by the functions that a launch calls; by account. */
async function openSessions(db: Db, { key, at, visits }: PlaySession): Promise<Map<string, string>> {
  const tokens = visits.map(
    ({ player }) => `demo-${sha256(`${key} ${player.account} ${Date.now()}`).toString('hex')}`,
  );
  const launches = tokens.map((token) => sha256(`launch ${token}`));
  const ends = new Date(at.getTime() + GAME_SESSION_TTL_MS);
  await sql`
    SELECT gateway.create_launch(v.launch, v.vendor, v.node, v.member, NULL, ${MAIN}, v.currency, 'en', ${at}, ${ends})
      FROM unnest(${launches}::bytea[], ${visits.map(({ game }) => game.vendor)}::text[], ${visits.map(({ game }) => game.nodeId)}::bigint[],
                  ${visits.map(({ player }) => player.memberId)}::bigint[], ${visits.map(({ player }) => player.currency)}::text[])
           AS v (launch, vendor, node, member, currency)`.execute(db);
  await sql`
    SELECT gateway.authenticate(v.vendor, v.launch, v.token, ${at}, ${ends})
      FROM unnest(${launches}::bytea[], ${visits.map(({ game }) => game.vendor)}::text[], ${tokens.map((token) => sha256(token))}::bytea[])
           AS v (launch, vendor, token)`.execute(db);
  return new Map(visits.map(({ player }, index) => [player.account, tokens[index]!]));
}
