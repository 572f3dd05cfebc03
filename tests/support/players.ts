import { STUDIO_LAUNCH_URL } from '@/lib/catalogue/constants';
import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { vendorPort } from '@/lib/gateway/in-process';
import { launchGame } from '@/lib/gateway/launch/commands';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { post } from '@/lib/ledger/commands';
import { units } from '@/lib/money/amount';

/** A vendor of one game, for tests of the gateway. */
export interface Table {
  vendor: string;
  nodeId: bigint;
  port: VendorPort;
}

export interface Seated {
  memberId: bigint;
  playerId: string;
  playerToken: string;
}

/** A vendor that sells one slot. */
export async function openTable(
  db: Db,
  vendor: string,
  options: { allowsTrial?: boolean } = {},
): Promise<Table> {
  await db
    .insertInto('catalogue.vendor')
    .values({
      code: vendor,
      display_name: vendor,
      allows_trial: options.allowsTrial ?? true,
      launch_url: STUDIO_LAUNCH_URL,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('catalogue.vendor_category')
    .values({ game_type: 'RNG', vendor_code: vendor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const engine = {
    kind: 'slots',
    model: 'ten-lines',
    theme: 'lantern',
    palette: 'ember',
    artSeed: 1,
    stakes: 'small',
  };
  const names = { en: 'Quiet Harbour', th: 'ท่าเรือเงียบ' };
  const { rows } = await sql<{ node_id: bigint }>`
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, engine, art)
    VALUES (${vendor}, 'RNG', 'quiet-harbour', ${JSON.stringify(names)}::jsonb, 'quiet harbour', 'quiet harbour',
            ${JSON.stringify(engine)}::jsonb, '{}') RETURNING node_id`.execute(db);
  return { vendor, nodeId: rows[0]!.node_id, port: vendorPort(db, vendor) };
}

/** Gives a member money from the house account of the sandbox channel. */
export async function fund(db: Db, memberId: bigint, currency: string, count: number): Promise<void> {
  await post(db, {
    key: `test-fund:${memberId}:${crypto.randomUUID()}`,
    kind: 'deposit',
    currency,
    entries: [
      { account: { house: 'deposits:sandbox' }, amount: -units(count) },
      { account: { memberId, kind: 'main' }, amount: units(count) },
    ],
  });
}

/** A new member with `funds` units who has opened the table's game. */
export async function seat(
  db: Db,
  table: Table,
  account: string,
  funds: number,
  trial = false,
): Promise<Seated> {
  const member = await createMember(db, trial ? { account, type: TRIAL_TYPE } : { account });
  if (funds > 0) await fund(db, member.id, member.currency, funds);
  const player = {
    memberId: member.id,
    kind: trial ? ('trial' as const) : ('member' as const),
    currency: member.currency,
  };
  const { launchToken } = await launchGame(db, { player, nodeId: table.nodeId, language: 'en' });
  const { playerToken, playerId } = await table.port.authenticate({ launchToken });
  return { memberId: member.id, playerId, playerToken };
}
