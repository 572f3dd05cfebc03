import { sql } from 'kysely';
import { databasePool, type Db } from '@/lib/db/client';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { LotteryHost } from '@/lib/studio/lottery/host';
import type { Sql } from '@/lib/studio/play/host';
import { addGame } from '../support/games';

/** The lottery's access to the test database. */
export const lotterySql = () => databasePool() as unknown as Sql;

/** Puts a lottery game into the catalogue, under the vendor of its hall. */
export async function offerLotteryGame(db: Db, code: string, vendor?: string): Promise<bigint> {
  const { region } = findGame(code)!;
  const hall = region === 'VN' ? 'TCG_LOTTO_VN' : region === 'SEA' ? 'TCG_SEA' : 'LOTT';
  const nodeId = await addGame(db, {
    code,
    vendor: vendor ?? hall,
    gameType: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT',
    names: { en: `Game ${code}` },
  });
  await sql`UPDATE catalogue.game SET engine = ${JSON.stringify({ kind: 'lottery', model: code })}::jsonb
             WHERE node_id = ${nodeId}`.execute(db);
  return nodeId;
}

/** What planning and drawing need of a host, for a site that offers these games. */
export const hostOf = (...games: string[]): Pick<LotteryHost, 'sql' | 'vendorOf'> => ({
  sql: lotterySql(),
  vendorOf: (game) => Promise.resolve(games.includes(game) ? 'LOTT' : undefined),
});

export interface StoredDraw {
  id: bigint;
  period: string;
  origin: string;
  status: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  given: number[];
  commitment: string | null;
  server_seed: string | null;
  result: unknown;
  void_cause: string | null;
}

/** Every draw of a game, in order. */
export async function storedDraws(db: Db, game: string): Promise<StoredDraw[]> {
  const { rows } = await sql<StoredDraw>`
    SELECT * FROM studio.lottery_draw WHERE game = ${game} ORDER BY draws_at`.execute(db);
  return rows;
}

/** Stores a bet in a draw as the database holds it, without the wallet: for what concerns draws alone. */
export async function addBet(db: Db, drawId: bigint, status = 'accepted'): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    WITH session AS (
      INSERT INTO studio.lottery_session (site_session, vendor, node_id, player_id, currency, trial, sealed_player_token, expires_at)
      VALUES (${crypto.randomUUID()}, 'LOTT', 1, 7, 'USD', false, decode('00', 'hex'), now() + interval '1 day') RETURNING id),
    slip AS (
      INSERT INTO studio.lottery_slip (game, vendor, player_id, currency, session_id, request_id, request_digest, status, lines, draws, stake, stop_on_win, placed_at)
      SELECT d.game, 'LOTT', 7, 'USD', session.id, ${crypto.randomUUID()}, decode('00', 'hex'),
             ${status === 'started' ? 'started' : 'accepted'}, 1, 1, 20000, false, now()
        FROM session, studio.lottery_draw d WHERE d.id = ${drawId} RETURNING id),
    line AS (
      INSERT INTO studio.lottery_line (slip_id, line, play, selection, units, unit, mode, series, highest)
      SELECT id, 0, 'test', '1', 1, 10000, 'LOTT', 1900, 1980 FROM slip RETURNING slip_id)
    INSERT INTO studio.lottery_bet (slip_id, line, draw_id, player_id, currency, multiple, stake, status, placed_at)
    SELECT slip_id, 0, ${drawId}, 7, 'USD', 2, 20000, ${status}, now() FROM line RETURNING id`.execute(db);
  return rows[0]!.id;
}
