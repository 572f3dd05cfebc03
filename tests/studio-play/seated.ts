import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { vendorPort } from '@/lib/gateway/in-process';
import type { VendorPort } from '@/lib/gateway/protocol/types';
import { createMember } from '@/lib/identity/commands';
import { databasePool } from '@/lib/db/client';
import { parseAmount } from '@/lib/money/amount';
import { sha256 } from '@/lib/platform/ids';
import type { Sql, StudioGame, StudioHost } from '@/lib/studio/play/host';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { openSession } from '@/lib/studio/play/session/commands';
import type { GameSession } from '@/lib/studio/play/session/queries';
import { playMove } from '@/lib/studio/play/spin/commands';
import type { WireSpin } from '@/lib/studio/play/spin/wire';
import { findSeatModel } from '@/lib/studio/registry';
import type { WireResult } from '@/lib/studio/slots/wire';
import type { ModelCode } from '@/lib/studio/slots/types';
import { fund, openTable } from '../support/players';

export interface SeatedPlayer {
  host: StudioHost;
  session: GameSession;
  tokenHash: Buffer;
  memberId: bigint;
  nodeId: bigint;
  spin(stake: string, requestId?: string, host?: StudioHost): Promise<WireSpin<WireResult>>;
}

let vendors = 0;

/** A member with `funds` units who has opened a game of `model` and named a client seed, at a vendor of its own. */
export async function seatPlayer(
  db: Db,
  options: { model: ModelCode; funds: number; clientSeed?: string | null },
): Promise<SeatedPlayer> {
  const table = await openTable(db, `STUDIO${++vendors}`);
  const engine = {
    kind: 'slots',
    model: options.model,
    theme: 'night-market',
    palette: 'jade',
    artSeed: 1,
    stakes: 'standard',
  };
  await sql`UPDATE catalogue.game SET engine = ${JSON.stringify(engine)}::jsonb WHERE node_id = ${table.nodeId}`.execute(
    db,
  );
  const member = await createMember(db, { account: `studio${vendors}` });
  if (options.funds > 0) await fund(db, member.id, member.currency, options.funds);
  const game: StudioGame = {
    nodeId: table.nodeId,
    vendor: table.vendor,
    code: 'quiet-harbour',
    names: { en: 'Quiet Harbour' },
    engine: 'slots',
    model: options.model,
    look: 'night-market.jade.cat',
    pictures: { symbols: '/images/symbols/night-market.jade.cat', wide: '', tall: '', version: '1' },
    stakeTable: 'standard',
    open: true,
  };
  const host = makeHost(game, vendorPort(db, table.vendor));
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(db, { player, nodeId: table.nodeId, language: 'en' });
  const { token, session } = await openSession(host, table.nodeId, launchToken);
  const tokenHash = sha256(token);
  if (options.clientSeed !== null) {
    await changeSeed(
      host.sql,
      { seatId: session.seatId, tokenHash },
      options.clientSeed ?? 'a-seed-of-the-browser',
    );
  }
  return {
    host,
    session,
    tokenHash,
    memberId: member.id,
    nodeId: table.nodeId,
    spin: (stake, requestId = crypto.randomUUID(), through = host) =>
      playMove(through, { session, tokenHash, requestId, stake: parseAmount(stake)! }) as Promise<
        WireSpin<WireResult>
      >,
  };
}

/** A host over the test's database with the given wallet. */
export function makeHost(
  game: StudioGame,
  port: VendorPort,
  model: StudioHost['model'] = findSeatModel,
): StudioHost {
  return {
    sql: databasePool() as unknown as Sql,
    port: () => port,
    game: async () => game,
    model,
    leastRoundMs: () => 0,
  };
}

/** The host of a player with some calls of its wallet replaced. */
export async function withWallet(
  player: SeatedPlayer,
  change: (port: VendorPort) => Partial<VendorPort>,
): Promise<StudioHost> {
  const port = player.host.port(player.session.vendor);
  const game = (await player.host.game(player.nodeId))!;
  return { ...makeHost(game, { ...port, ...change(port) }), sql: player.host.sql };
}
