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

/** A game of another vendor than our studio: its rounds are what the vendor says, so that a seed may say it. */
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

/** One visit of a player: a game, and a bet at each tick of the sitting. */
export interface Visit {
  player: Player;
  game: VendorGame;
  bets: readonly Bet[];
}

/** Players who play at the same time, each with one bet at a tick. */
export interface Sitting {
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
  large: { visits: 0.38, stakes: [80, 100, 120, 150, 200], deposit: 3_000 },
  medium: { visits: 0.17, stakes: [20, 25, 30, 40, 60], deposit: 600 },
  small: { visits: 0.1, stakes: [5, 5, 10, 10, 15, 20], deposit: 200 },
};

/** What a bet of a category pays, in hundredths of the stake, with the share of bets that it happens to. The rest loses. */
const PAYS: Record<string, readonly (readonly [share: number, hundredths: number])[]> = {
  LIVE: [
    [0.42, 200],
    [0.06, 195],
    [0.02, 100],
  ],
  SPORTS: [
    [0.24, 185],
    [0.14, 230],
    [0.06, 310],
  ],
  FISH: [
    [0.25, 80],
    [0.2, 160],
    [0.1, 400],
  ],
  LOTT: [[0.095, 950]],
};
/** The categories of a habit: lotteries pay many times the stake and are for small stakes. */
const CATEGORIES: Record<Exclude<Habit, 'none'>, readonly string[]> = {
  large: ['LIVE', 'LIVE', 'SPORTS'],
  medium: ['LIVE', 'LIVE', 'SPORTS', 'FISH'],
  small: ['LIVE', 'SPORTS', 'FISH', 'LOTT'],
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
 * sittings.
 */
export function sittingsOf(
  players: readonly Player[],
  games: ReadonlyMap<string, readonly VendorGame[]>,
  { ago, begin, weekend }: { ago: number; begin: Date; weekend: boolean },
): Sitting[] {
  const sittings = HOURS.map(({ hour }, index) => ({
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
    const count = 4 + Math.floor(chance('rounds', ago, account) * 6);
    const bets = Array.from({ length: count }, (_, tick): Bet => {
      const stake = units(pick(stakes, 'stake', ago, account, tick));
      return {
        transaction: `demo-${HISTORY_DAYS - ago}-${account}-${tick}`,
        stake,
        payout: payoutOf(gameType, stake, chance('result', ago, account, tick)),
      };
    });
    sittings[index]!.visits.push({ player, game: pick(games.get(gameType)!, 'game', ago, account), bets });
  }
  return sittings.filter(({ visits }) => visits.length > 0);
}

/** The moment of a bet of a sitting. */
export const tickOf = ({ key, at }: Sitting, tick: number): Date =>
  new Date(at.getTime() + tick * 65_000 + Math.round(chance('tick', key, tick) * 40_000));

/** What the players of the lines have: every deposit, bet and payout of the plan changes it, so that a deposit comes before money runs out. */
export class Purses {
  private readonly held = new Map<string, bigint>();

  /** The deposit that a player makes before a visit, or undefined if the money suffices. Counts it. */
  depositBefore({ player, bets }: Visit): Amount | undefined {
    const needed = bets.reduce((sum, { stake }) => sum + stake, 0n);
    const has = this.held.get(player.account) ?? 0n;
    if (has >= needed || player.habit === 'none') return undefined;
    const { deposit } = HABITS[player.habit];
    const given = units(Math.ceil(Number((needed - has) / 10_000n) / deposit + 0.01) * deposit);
    this.change(player, given);
    return given;
  }

  change({ account }: LineMember, by: bigint): void {
    this.held.set(account, (this.held.get(account) ?? 0n) + by);
  }

  /** A visit of a former start. */
  replay(visit: Visit): void {
    this.depositBefore(visit);
    this.count(visit);
  }

  count({ player, bets }: Visit): void {
    this.change(
      player,
      bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0n),
    );
  }
}

/** Plays the part of a sitting before a moment through the wallet that vendors use. A repeated call moves nothing. Returns the rounds. */
export async function playSitting(
  db: Db,
  sitting: Sitting,
  { purses, until }: { purses: Purses; until: Date },
): Promise<number> {
  const { visits, key } = sitting;
  for (const visit of visits) {
    const { player } = visit;
    const deposit = purses.depositBefore(visit);
    if (deposit !== undefined) {
      setClock(
        new Date(
          sitting.at.getTime() - 60_000 - Math.round(chance('deposit', key, player.account) * 20 * 60_000),
        ),
      );
      await requestDeposit(db, player, {
        channel: 'sandbox',
        amount: deposit,
        requestId: `demo-line-${key}`,
      });
    }
    purses.count(visit);
  }
  const tokens = await openSessions(db, sitting);
  const longest = Math.max(...visits.map(({ bets }) => bets.length));
  let rounds = 0;
  for (let tick = 0; tick < longest; tick += 1) {
    const at = tickOf(sitting, tick);
    if (at >= until) break;
    setClock(at);
    const settled = await Promise.all(
      visits.flatMap(({ game, bets }, index) => {
        const bet = bets[tick];
        if (!bet) return [];
        return settleRound(game.vendor, {
          playerToken: tokens[index]!,
          transactionId: bet.transaction,
          roundId: bet.transaction,
          stake: bet.stake,
          payout: bet.payout,
        });
      }),
    );
    rounds += settled.length;
  }
  return rounds;
}

/** A game session for each visit, by the functions that a launch calls. A repeated seed opens further ones, and bets are found by their ids. */
async function openSessions(db: Db, { key, at, visits }: Sitting): Promise<string[]> {
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
  return tokens;
}
