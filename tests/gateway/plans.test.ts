/** The plans of a batch are cached while tables are small, and must still look rows up by key when the tables have grown. */
import type pg from 'pg';
import { settlementQuery, toSettlementRequest } from '@/lib/gateway/settlement/statement';
import { startSession } from '@/lib/identity/sessions/commands';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { asOwner, useTestDatabase } from '../support/database';
import { openTable, seat } from '../support/players';

const held = useTestDatabase();
const GROWN = 5_000;
const ORIGIN = { deviceId: 'plans', ip: '192.0.2.1', userAgent: 'plans' };

/** Adds `GROWN` copies of the oldest row, with unique keys. */
const more = (table: string, key: string, unique: string) => `
  INSERT INTO ${table} OVERRIDING SYSTEM VALUE
  SELECT (r).* FROM (SELECT json_populate_record(o, json_build_object('${key}', 1000000 + g, ${unique})) AS r
    FROM generate_series(1, ${GROWN}) g, ${table} o WHERE o.${key} = (SELECT min(${key}) FROM ${table})) x`;

const READ = `
  SELECT schemaname || '.' || relname AS name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
    FROM pg_stat_xact_user_tables
   WHERE (schemaname, relname) IN (('ledger', 'account'), ('gateway', 'game_session'), ('identity', 'session'))`;

test.each([false, true])(
  'looks up by key what it looked up while it was small (checking each call: %s)',
  async (checkEach) => {
    const table = await openTable(held.db, `PLANS${checkEach ? 'C' : 'O'}`);
    const player = await seat(held.db, table, `plans${checkEach ? 'c' : 'o'}`, 100);
    const siteSession = await startSession(held.db, player.memberId, ORIGIN, false);
    const settle = async (client: pg.Client, id: string) => {
      const call = {
        playerToken: player.playerToken,
        transactionId: id,
        roundId: id,
        stake: units(1),
        payout: units(0),
      };
      const { rows } = await client.query<{ refusal: string | null }>(
        settlementQuery([toSettlementRequest(table.vendor, call)], now(), checkEach),
      );
      expect(rows).toMatchObject([{ refusal: null }]);
    };
    const read = await asOwner(held.ownerUrl, async (client) => {
      await client.query('BEGIN');
      await client.query('UPDATE gateway.game_session SET site_session_id = $1 WHERE member_id = $2', [
        siteSession.id,
        player.memberId,
      ]);
      await client.query(
        'ANALYZE ledger.account, ledger.balance, gateway.game_session, identity.session, identity.member',
      );
      for (const id of ['small-1', 'small-2']) await settle(client, `${checkEach}-${id}`);
      await client.query('SET session_replication_role = replica');
      await client.query(more('ledger.account', 'id', `'owner_kind', 'member', 'owner_id', 1000000 + g`));
      await client.query(more('gateway.game_session', 'id', `'token_hash', sha256(g::text::bytea)::text`));
      await client.query(more('identity.session', 'id', `'token_hash', sha256(g::text::bytea)::text`));
      const before = await client.query<{ name: string; rows: number }>(READ);
      await settle(client, `${checkEach}-grown`);
      const after = await client.query<{ name: string; rows: number }>(READ);
      await client.query('ROLLBACK');
      return after.rows.map(
        ({ name, rows }) => rows - (before.rows.find((row) => row.name === name)?.rows ?? 0),
      );
    });
    expect(read).toHaveLength(3);
    expect(Math.max(...read)).toBeLessThan(50);
  },
);
