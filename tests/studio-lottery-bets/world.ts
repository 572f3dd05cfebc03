import type { Db } from '@/lib/db/client';
import { databasePool } from '@/lib/db/client';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { Sql } from '@/lib/studio/play/host';
import { placeSlip } from '@/lib/studio/lottery/bets/commands';
import { storeSession } from '@/lib/studio/lottery/bets/sessions';
import type { LotteryHost, LotteryPlayer } from '@/lib/studio/lottery/host';
import { betsInput } from '@/lib/studio/lottery/schema';
import { forgetSettings } from '@/lib/studio/lottery/settings/queries';
import { openTable, seat, type Table } from '../support/players';

export const GAME = 'FAST5X1';
export const sqlOf = () => databasePool() as unknown as Sql;

/** The lottery of a test: a vendor with a game, and the wallet. */
export interface World {
  db: Db;
  table: Table;
  host: LotteryHost;
}

export async function openWorld(db: Db, vendor = 'LOTT'): Promise<World> {
  const table = await openTable(db, vendor);
  return { db, table, host: hostWith(table.port) };
}

/** The host with a wallet, for example one with some calls replaced. */
export const hostWith = (port: VendorPort): LotteryHost => ({
  sql: sqlOf(),
  port: () => port,
  vendorOf: () => Promise.resolve('LOTT'),
  notify: () => Promise.resolve(),
});

let members = 0;

/** A player with `funds` units who has entered the lottery. */
export async function enter({ db, table }: World, funds: number, trial = false): Promise<LotteryPlayer> {
  const { memberId, playerToken } = await seat(db, table, `punter${++members}`, funds, trial);
  const currency = trial ? 'PLY' : 'THB';
  const session = await storeSession(
    sqlOf(),
    { siteSession: `test-${members}`, nodeId: table.nodeId, currency },
    {
      vendor: table.vendor,
      playerId: memberId,
      playerToken,
      trial,
      expiresAt: new Date(now().getTime() + 3_600_000),
    },
  );
  return {
    sessionId: session.id,
    vendor: table.vendor,
    playerId: memberId,
    playerToken,
    currency,
    group: '',
  };
}

let periods = 0;

/** A draw of GAME that sells from now for so many milliseconds. */
export async function planDraw(
  closesIn: number,
  { game = GAME, opensIn = -60_000 }: { game?: string; opensIn?: number } = {},
): Promise<{ id: bigint; period: string; closesAt: Date }> {
  const at = now().getTime();
  const period = `20990101-${String(++periods).padStart(4, '0')}`;
  const closesAt = new Date(at + closesIn);
  const { rows } = await sqlOf().query<{ id: bigint }>({
    text: `INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at)
           VALUES ($1, $2, 'external', $3, $4, $5) RETURNING id`,
    values: [game, period, new Date(at + opensIn), closesAt, new Date(closesAt.getTime() + 5_000)],
  });
  return { id: rows[0]!.id, period, closesAt };
}

export const LINE = {
  play: 'front3-straight',
  selection: '1|2|3',
  unit: '1',
  multiple: 1,
  prizeMode: 'ZY' as const,
};

export type Slip = Partial<Parameters<typeof betsInput.parse>[0] & object> & Record<string, unknown>;

/** Places a slip as the route does: checked by the schema of the call. */
export const place = (host: LotteryHost, player: LotteryPlayer, slip: Slip = {}) =>
  placeSlip(host, {
    player,
    request: betsInput.parse({ gameCode: GAME, requestId: crypto.randomUUID(), lines: [LINE], ...slip }),
  });

/** The code of a refusal with its place; `OK` if there was none. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export async function balanceOf({ db }: World, playerId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('ledger.balance as b')
    .innerJoin('ledger.account as a', 'a.id', 'b.account_id')
    .select('b.amount')
    .where('a.owner_id', '=', playerId)
    .where('a.owner_kind', '=', 'member')
    .where('a.kind', '=', 'main')
    .executeTakeFirstOrThrow();
  return row.amount;
}

export async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await sqlOf().query<Row>({ text, values })).rows;
}

/** Sets the limits of GAME in THB, in units. */
export async function setLimits(
  limits: Partial<Record<'bet' | 'member' | 'draw' | 'number', number | null>>,
) {
  const most = (value: number | null | undefined) =>
    typeof value !== 'number' ? null : String(value * 10_000);
  await sqlOf().query({
    text: `INSERT INTO studio.lottery_limit (game, currency, bet_most, member_most, draw_most, number_most)
           VALUES ($1, 'THB', $2, $3, $4, $5)
           ON CONFLICT (game, currency) DO UPDATE SET bet_most = excluded.bet_most, member_most = excluded.member_most,
             draw_most = excluded.draw_most, number_most = excluded.number_most`,
    values: [GAME, most(limits.bet), most(limits.member), most(limits.draw), most(limits.number)],
  });
  forgetSettings(sqlOf());
}

/** Sets the plan of falling prizes of GAME. */
export async function setPlan(plan: readonly { filled: number; prize: number }[], enabled = true) {
  await sqlOf().query({
    text: `INSERT INTO studio.lottery_game (code, enabled, close_seconds, make_up_seconds, drawn_by_us, odds_plan, updated_at)
           VALUES ($1, $3, 5, 600, false, $2::jsonb, now())
           ON CONFLICT (code) DO UPDATE SET odds_plan = excluded.odds_plan, enabled = excluded.enabled`,
    values: [GAME, JSON.stringify(plan), enabled],
  });
  forgetSettings(sqlOf());
}
