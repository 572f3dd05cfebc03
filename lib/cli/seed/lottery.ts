import { chance, hashText, type Chance } from '@/lib/catalogue/artwork/random';
import type { Db } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { lotteryHost, offeredGames } from '@/lib/studio-host/lottery/host';
import { newSeed, openSeed } from '@/lib/studio/play/chance';
import { placeSlip } from '@/lib/studio/lottery/bets/commands';
import { addFavourite, listFavourites } from '@/lib/studio/lottery/bets/favourites';
import { storeSession } from '@/lib/studio/lottery/bets/sessions';
import { closeDraw, drawDraw, whatIsDue } from '@/lib/studio/lottery/draws/due';
import { planDraws, planGame } from '@/lib/studio/lottery/draws/plan';
import { resultOfSeed } from '@/lib/studio/lottery/draws/result';
import { drawsOf, type PlannedDraw } from '@/lib/studio/lottery/draws/schedule';
import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import type { LotteryHost, LotteryPlayer } from '@/lib/studio/lottery/host';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import { confirmResult, correctResult, enterResult, voidDraw } from '@/lib/studio/lottery/results/commands';
import { betsInput } from '@/lib/studio/lottery/schema';
import { setGame } from '@/lib/studio/lottery/settings/commands';
import { readSettings } from '@/lib/studio/lottery/settings/queries';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { animalOfYear } from '@/lib/studio/lottery/sources/lunar-year';
import { DEMO_OPERATORS } from './accounts';
import type { Regular } from './rounds';

/*
 * The lottery of the demo. Regional games are drawn by the site, and say so; one is left to its organiser, so that operators have results to
 * enter. Bets are placed, drawn and settled by the lottery's own code, as if members had bet at those times.
 */

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The game whose results operators enter. */
const OUTSIDE = 'HANOI';
/** How many draws without bets each game has before the first bets. */
const HISTORY = { interval: 400, days: 20 };
/** Bets of the recent part are placed in so many minutes before now. Rounds of slots end before it. */
export const RECENT_MINUTES = 100;
/** Nobody bets in the last minutes: a demo member who begins to play begins a new session of play (SESSION_GAP_MS), without a reality check. */
const QUIET_MINUTES = 20;
/** The first bets are placed and settled within so many days, before the first rounds of slots. */
const PAST_DAYS = 1.5;
/** The greatest stake of a line. */
const MOST_STAKE = 60;

interface Line {
  play: string;
  selection: string;
  unit: '1';
  multiple: number;
  prizeMode: string;
  series?: number;
}

class LotteryDemo {
  readonly host: LotteryHost = lotteryHost();
  private readonly players = new Map<string, LotteryPlayer>();

  constructor(private readonly db: Db) {}

  get sql() {
    return this.host.sql;
  }

  /** A member in a game: launched once, through the gateway. */
  private async player({ memberId, currency }: Regular, game: string): Promise<LotteryPlayer> {
    const key = `${memberId} ${game}`;
    const known = this.players.get(key);
    if (known) return known;
    const { nodeId, vendor } = (await offeredGames()).get(game)!;
    const { launchToken } = await launchGame(this.db, {
      player: { memberId, kind: 'member', currency },
      nodeId,
      language: 'en',
    });
    const entered = await this.host.port(vendor).authenticate({ launchToken });
    const { playerToken } = entered;
    const session = await storeSession(
      this.sql,
      { siteSession: `demo-${memberId}`, nodeId, currency },
      { vendor, playerId: memberId, playerToken, expiresAt: new Date(entered.expiresAt), trial: false },
    );
    const player = { sessionId: session.id, vendor, playerId: memberId, playerToken, currency, group: '' };
    this.players.set(key, player);
    return player;
  }

  /** Random lines of a game, each of another play type. */
  async lines(game: string, count: number, roll: Chance): Promise<Line[]> {
    const { vendor } = (await offeredGames()).get(game)!;
    const modes = (await readSettings(this.sql)).modesOf(game, vendor);
    const plays = [...playsOf(findGame(game)!).values()];
    const lines: Line[] = [];
    for (let tries = 0; lines.length < count && tries < 20; tries++) {
      const play = roll.pick(plays);
      const selection = randomPick(play, (n) => roll.whole(0, n - 1));
      const read = readSelection(play, selection);
      if (!read.ok || read.units > MOST_STAKE || lines.some((line) => line.play === play.type.code)) continue;
      const mode = roll.pick(modes);
      lines.push({
        play: play.type.code,
        selection,
        unit: '1',
        multiple: roll.whole(1, Math.max(1, Math.min(5, Math.floor(MOST_STAKE / read.units)))),
        prizeMode: mode.code,
        ...(mode.lowest < mode.highest && {
          series: roll.pick([mode.highest, mode.highest, mode.highest - 40]),
        }),
      });
    }
    return lines;
  }

  /** Places a slip. Returns how many bets it has; 0 if the wallet or the game refuses it, or a former start has placed it. */
  async bet(
    regular: Regular,
    game: string,
    lines: readonly Line[],
    more: { requestId: string; draws?: readonly string[]; stopOnWin?: boolean },
  ): Promise<number> {
    try {
      const placed = await placeSlip(this.host, {
        player: await this.player(regular, game),
        request: betsInput.parse({
          gameCode: game,
          lines,
          requestId: more.requestId,
          stopOnWin: more.stopOnWin ?? false,
          ...(more.draws && { draws: more.draws.map((period) => ({ period, multiple: 1 })) }),
        }),
      });
      return placed.bets.length;
    } catch (error) {
      if (error instanceof AppError) return 0;
      throw error;
    }
  }

  /** Closes, draws and settles what is due by the clock. */
  async catchUp(): Promise<void> {
    for (let hasMoved = true; hasMoved;) {
      const due = await whatIsDue(this.sql);
      hasMoved = false;
      for (const id of due.toClose) hasMoved = (await closeDraw(this.sql, id)) || hasMoved;
      for (const id of due.toDraw) {
        const status = await drawDraw(this.sql, id);
        hasMoved = (status !== 'waits' && status !== 'closed') || hasMoved;
      }
      if (due.toSettle)
        hasMoved = (await settleDraws(this.host)) + (await voidDraws(this.host)) > 0 || hasMoved;
    }
  }

  /** Draws of the past without bets: from committed seeds, or, of the game of an organiser, its results. */
  async past(game: string, until: Date): Promise<void> {
    const { rows } = await this.sql.query({
      text: 'SELECT FROM studio.lottery_draw WHERE game = $1 LIMIT 1',
      values: [game],
    });
    if (rows.length > 0) return;
    const { schedule, closeSeconds, isOwnDraw } = (await readSettings(this.sql)).of(game);
    const { source } = findGame(game)!;
    const draws = drawsBefore(until, schedule.kind === 'interval' ? HISTORY.interval : HISTORY.days, (from) =>
      drawsOf(schedule, closeSeconds, from),
    );
    const hasGiven = source.groups.some(({ kind }) => kind === 'given');
    const stored = draws.map((draw) => {
      const seed = newSeed();
      const serverSeed = openSeed(seed.sealed, seed.commitment);
      const given = hasGiven ? [animalOfYear(draw.drawsAt)] : [];
      const result = resultOfSeed(source, { game, period: draw.period, given }, serverSeed);
      return { ...draw, ...seed, serverSeed, given: `{${given.join()}}`, result: JSON.stringify(result) };
    });
    await this.sql.query({
      text: `INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, given, commitment, sealed, server_seed,
                                              status, result, result_version, closed_at, drawn_at, settled_at)
             SELECT $1, d.period, $2, d.opens, d.closes, d.draws, d.given::smallint[], d.commitment, d.sealed, d.seed,
                    'settled', d.result::jsonb, 1, d.closes, d.draws, d.draws
               FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[], $7::text[], $8::text[], $9::bytea[], $10::text[],
                           $11::text[]) AS d (period, opens, closes, draws, given, commitment, sealed, seed, result)
              ORDER BY d.draws`,
      values: [
        game,
        isOwnDraw ? 'own' : 'external',
        stored.map(({ period }) => period),
        stored.map(({ opensAt }) => opensAt),
        stored.map(({ closesAt }) => closesAt),
        stored.map(({ drawsAt }) => drawsAt),
        stored.map(({ given }) => given),
        stored.map(({ commitment }) => (isOwnDraw ? commitment : null)),
        stored.map(({ sealed }) => (isOwnDraw ? sealed : null)),
        stored.map(({ serverSeed }) => (isOwnDraw ? serverSeed : null)),
        stored.map(({ result }) => result),
      ],
    });
  }

  /** Lets the clock run to a moment, from draw to draw, and enters the results of the organiser's game. */
  async runTo(until: Date, { confirmsLast = true } = {}): Promise<void> {
    const { rows } = await this.sql.query<{
      id: bigint;
      game: string;
      period: string;
      origin: string;
      at: Date;
    }>({
      text: `SELECT id, game, period, origin, draws_at AS at FROM studio.lottery_draw
              WHERE status IN ('open', 'closed') AND draws_at <= $1 ORDER BY draws_at`,
      values: [until],
    });
    const last = rows.findLast(({ origin }) => origin === 'external');
    for (const draw of rows) {
      setClock(new Date(draw.at.getTime() + 1_000));
      await this.catchUp();
      if (draw.origin === 'external') await this.enter(draw, draw !== last || confirmsLast);
    }
    setClock(until);
    await this.catchUp();
  }

  /** Enters a result as one operator and confirms it as another. */
  private async enter(
    draw: { id: bigint; game: string; period: string },
    isConfirmed: boolean,
  ): Promise<void> {
    const [first, second] = DEMO_OPERATORS;
    const decision = await enterResult(this.sql, { drawId: draw.id, result: resultFor(draw) }, first);
    if (isConfirmed) await confirmResult(this.sql, decision.id, second!);
    await this.catchUp();
  }

  /** Corrects the last settled draw of the organiser's game that has bets. */
  async correct(): Promise<void> {
    const { rows } = await this.sql.query<{ id: bigint; game: string; period: string }>({
      text: `SELECT d.id, d.game, d.period FROM studio.lottery_draw d
              WHERE d.game = $1 AND d.status = 'settled' AND d.result_version = 1
                AND EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = d.id) ORDER BY d.draws_at LIMIT 1`,
      values: [OUTSIDE],
    });
    const draw = rows[0];
    if (!draw) return;
    const [first, second] = DEMO_OPERATORS;
    const corrected = resultFor(draw, 'corrected');
    const decision = await correctResult(
      this.sql,
      { drawId: draw.id, result: corrected, reason: 'Two digits were mistyped' },
      first,
    );
    await confirmResult(this.sql, decision.id, second!);
    await this.catchUp();
  }

  /** Voids a settled draw of another game that has bets: their stakes are returned, and their wins taken back. */
  async void(): Promise<void> {
    const { rows } = await this.sql.query<{ id: bigint }>({
      text: `SELECT d.id FROM studio.lottery_draw d
              WHERE d.game <> $1 AND d.status = 'settled'
                AND EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = d.id) ORDER BY d.draws_at, d.id LIMIT 1`,
      values: [OUTSIDE],
    });
    if (!rows[0]) return;
    const [first, second] = DEMO_OPERATORS;
    const decision = await voidDraw(
      this.sql,
      { drawId: rows[0].id, reason: 'Sales closed later than announced' },
      first,
    );
    await confirmResult(this.sql, decision.id, second!);
    await this.catchUp();
  }
}

/** A result that the organiser has drawn, always the same for the same draw. */
function resultFor({ game, period }: { game: string; period: string }, entry = 'first'): unknown {
  const seed = hashText(`${game} ${period} ${entry}`).toString(16).padStart(8, '0').repeat(8);
  return resultOfSeed(findGame(game)!.source, { game, period, given: [] }, seed);
}

/** The last draws whose time is at or before a moment. */
function drawsBefore(
  until: Date,
  count: number,
  drawsFrom: (from: Date) => Generator<PlannedDraw>,
): PlannedDraw[] {
  for (let days = 1; ; days *= 4) {
    const draws: PlannedDraw[] = [];
    for (const draw of drawsFrom(new Date(until.getTime() - days * DAY))) {
      if (draw.drawsAt > until) break;
      draws.push(draw);
    }
    if (draws.length >= count) return draws.slice(-count);
  }
}

const gamesOf = async (kind: 'interval' | 'days'): Promise<string[]> =>
  [...(await offeredGames()).keys()].filter((code) => findGame(code)!.schedule.kind === kind);

/**
 * The first bets, on the games with fixed days, `daysAgo` days ago: before the members play their first rounds, because an account's entries never
 * go back in time. Each is drawn and settled, one result is corrected afterwards, and one draw is voided. Returns the number of bets.
 */
export async function seedFirstLotteryBets(
  db: Db,
  regulars: readonly Regular[],
  daysAgo: number,
): Promise<number> {
  const demo = new LotteryDemo(db);
  const begin = new Date(Date.now() - daysAgo * DAY + 5 * MINUTE);
  let bets = 0;
  try {
    setClock(begin);
    for (const game of await gamesOf('days')) {
      if (game !== OUTSIDE) await setGame(demo.sql, game, { drawnByUs: true });
      await demo.past(game, begin);
      await planGame(demo.sql, (await readSettings(demo.sql)).of(game));
    }
    for (const game of await nextGames(demo, new Date(begin.getTime() + PAST_DAYS * DAY)))
      for (const [index, regular] of regulars.entries()) {
        const requestId = `demo-first-${game}-${index}`;
        const lines = await demo.lines(game, 4, chance(hashText(requestId)));
        bets += await demo.bet(regular, game, lines, { requestId });
      }
    await demo.runTo(new Date(begin.getTime() + PAST_DAYS * DAY));
    await demo.correct();
    await demo.void();
  } finally {
    setClock(undefined);
  }
  return bets;
}

/** Games whose next draw is before a moment. */
async function nextGames(demo: LotteryDemo, until: Date): Promise<string[]> {
  const { rows } = await demo.sql.query<{ game: string }>({
    text: `SELECT DISTINCT game FROM studio.lottery_draw WHERE status = 'open' AND closes_at > $1 AND draws_at < $2 ORDER BY game`,
    values: [now(), until],
  });
  return rows.map(({ game }) => game);
}

/**
 * The bets of the last RECENT_MINUTES minutes: members bet on the draws of that time, which are drawn and settled on the way, some over several
 * draws, and some on draws to come. Returns the number of bets.
 */
export async function seedRecentLotteryBets(
  db: Db,
  regulars: readonly Regular[],
  stopped: () => boolean,
): Promise<number> {
  const demo = new LotteryDemo(db);
  const end = Date.now();
  const begin = new Date(end - RECENT_MINUTES * MINUTE);
  let bets = 0;
  try {
    // The results of the days since the first bets; the latest one of the organiser waits for its second operator.
    await demo.runTo(begin, { confirmsLast: false });
    const games = await gamesOf('interval');
    for (const game of games) await demo.past(game, begin);
    await planDraws(demo.host);
    for (let minute = 0; minute < RECENT_MINUTES && !stopped(); minute++) {
      setClock(new Date(begin.getTime() + minute * MINUTE + 5_000));
      await demo.catchUp();
      if (minute >= RECENT_MINUTES - QUIET_MINUTES) continue;
      const roll = chance(hashText(`lottery ${minute}`));
      for (let slip = 0; slip < 4; slip++) {
        const game = games[(minute * 7 + slip * 5) % games.length]!;
        const regular = regulars[(minute * 3 + slip) % regulars.length]!;
        const lines = await demo.lines(game, 5, roll);
        bets += await demo.bet(regular, game, lines, { requestId: `demo-recent-${end}-${minute}-${slip}` });
      }
      if (minute % 20 === 10) bets += await chase(demo, regulars[minute % regulars.length]!, games, minute);
    }
    setClock(new Date(end - 5_000));
    await demo.catchUp();
    for (const [index, game] of ['FAST5X1', 'CARS10X3', 'VNNORTH', 'MARK6'].entries())
      bets += await chase(demo, regulars[index % regulars.length]!, [game], RECENT_MINUTES + index);
    await seedFavourites(demo, regulars[0]);
  } finally {
    setClock(undefined);
  }
  return bets;
}

/** A chase over the next draws of a game, which ends with a win. */
async function chase(
  demo: LotteryDemo,
  regular: Regular,
  games: readonly string[],
  number: number,
): Promise<number> {
  const roll = chance(hashText(`chase ${number}`));
  const game = roll.pick(games);
  const { rows } = await demo.sql.query<{ period: string }>({
    text: `SELECT period FROM studio.lottery_draw WHERE game = $1 AND status = 'open' AND closes_at > $2 ORDER BY draws_at LIMIT $3`,
    values: [game, now(), findGame(game)!.schedule.kind === 'days' ? 3 : 20],
  });
  const lines = await demo.lines(game, 1, roll);
  return demo.bet(regular, game, lines, {
    requestId: `demo-chase-${number}-${rows[0]?.period ?? ''}`,
    draws: rows.map(({ period }) => period),
    stopOnWin: true,
  });
}

async function seedFavourites(demo: LotteryDemo, regular: Regular | undefined): Promise<void> {
  if (!regular) return;
  for (const [game, name] of [
    ['FAST5X1', 'Lucky five'],
    ['FAST5X1', 'Every evening'],
    ['VNNORTH', 'Birthdays'],
  ] as const) {
    const known = await listFavourites(demo.sql, regular.memberId, game);
    if (known.some((favourite) => favourite.name === name)) continue;
    const lines = await demo.lines(game, 2, chance(hashText(name)));
    await addFavourite(demo.sql, regular.memberId, { gameCode: game, name, lines: lines as never });
  }
}
