import { sql } from 'kysely';
import { databasePool } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { AGENT_TYPES, MEMBER_TYPE, TRIAL_TYPE } from '@/lib/identity/account-types';
import { kindOf } from '@/lib/identity/policy';
import { MAIN } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { sha256 } from '@/lib/platform/ids';
import { commitmentOf } from '@/lib/platform/fairness/stream';
import type { StudioGame } from '@/lib/studio/play/host';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { openSession } from '@/lib/studio/play/session/commands';
import { waitForRecord, playMove } from '@/lib/studio/play/spin/commands';
import { seatRound } from '@/lib/studio/play/spin/queries';
import { wireResult, type WireResult } from '@/lib/studio/slots/wire';
import { seal } from '@/lib/studio/play/vault';
import { slotModels } from '@/lib/studio/slots/registry';
import type { ModelCode } from '@/lib/studio/slots/types';
import { playFairRound } from '../studio/rounds';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, type Table } from '../support/players';
import { makeHost } from './seated';

/*
 * docs/trust.md F7, RTS 7: no adaptive odds. All players get the same pair of seeds, and must all get the results that the mathematics
 * gives for it: whatever their account, their balance and their history.
 */
const held = useTestDatabase();
const STAKE = parseAmount('1')!;
const ROUNDS = 3;
const SERVER_SEED = 'f7'.repeat(32);
const COMMITMENT = commitmentOf(SERVER_SEED);

/** The results of the seeds for a model, computed by the engine from the model, a stake and a stream alone. */
function outcomes(model: ModelCode, clientSeed: string): WireResult[] {
  return Array.from({ length: ROUNDS }, (_, nonce) =>
    playFairRound(slotModels[model].model, STAKE, { serverSeed: SERVER_SEED, clientSeed, nonce }),
  )
    .flat()
    .map(wireResult);
}

/** A client seed whose rounds have a feature, if the model has one, and not a long one. */
function seedWithFeature(model: ModelCode): string {
  const { freeSpins, coinHold, expandingWilds } = slotModels[model].model;
  const most = freeSpins || coinHold || expandingWilds?.respin ? 20 : ROUNDS;
  for (let index = 0; index < 100_000; index++) {
    const clientSeed = `feature-seed-${index}`;
    const { length } = outcomes(model, clientSeed);
    if (length <= most && (most === ROUNDS || length > ROUNDS)) return clientSeed;
  }
  throw new Error(`no seed with a feature for ${model}`);
}

/** Every kind of account, and a member who plays with play money. */
const KINDS = [
  { type: MEMBER_TYPE, free: false },
  { type: MEMBER_TYPE, free: true },
  ...AGENT_TYPES.map((type) => ({ type, free: false })),
  { type: TRIAL_TYPE, free: false },
];

let tables = 0;
async function openGame(model: ModelCode): Promise<{ table: Table; game: StudioGame }> {
  const table = await openTable(held.db, `ODDS${++tables}`);
  const engine = {
    kind: 'slots',
    model,
    theme: 'night-market',
    palette: 'jade',
    artSeed: 1,
    stakes: 'standard',
  };
  await sql`UPDATE catalogue.game SET engine = ${JSON.stringify(engine)}::jsonb WHERE node_id = ${table.nodeId}`.execute(
    held.db,
  );
  const game: StudioGame = {
    nodeId: table.nodeId,
    vendor: table.vendor,
    code: 'quiet-harbour',
    names: { en: 'Quiet Harbour' },
    engine: 'slots',
    model,
    look: 'night-market.jade.cat',
    pictures: { symbols: '/images/symbols/night-market.jade.cat', wide: '', tall: '', version: '1' },
    stakeTable: 'standard',
    open: true,
  };
  return { table, game };
}

let accounts = 0;
async function opened(
  { table, game }: { table: Table; game: StudioGame },
  who: (typeof KINDS)[number],
  balance: Amount,
) {
  const member = await createMember(held.db, { account: `odds${++accounts}`, type: who.type });
  await post(held.db, {
    key: `odds:${member.id}`,
    kind: 'deposit',
    currency: member.currency,
    entries: [
      { account: { house: 'deposits:sandbox' }, amount: -balance as Amount },
      { account: { memberId: member.id, kind: MAIN }, amount: balance },
    ],
  });
  const player = { memberId: member.id, kind: kindOf(who.type), currency: member.currency };
  const mode = who.free ? 'free' : undefined;
  const host = makeHost(game, table.port);
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, mode, language: 'en' });
  const { token, session } = await openSession(host, table.nodeId, launchToken);
  const seat = { seatId: session.seatId, tokenHash: sha256(token) };
  const spin = () =>
    playMove(host, {
      session,
      tokenHash: seat.tokenHash,
      requestId: crypto.randomUUID(),
      stake: STAKE,
    });
  return { host, seat, spin };
}

/** Replaces the seeds of a seat by those that all seats of this test have. */
async function giveSeeds(seatId: bigint): Promise<void> {
  await databasePool().query(
    'UPDATE studio.seed SET commitment = $1, sealed = $2 WHERE id = (SELECT seed_id FROM studio.seat WHERE id = $3)',
    [COMMITMENT, seal(Buffer.from(SERVER_SEED, 'hex'), `seed ${COMMITMENT}`), seatId.toString()],
  );
}

async function play(
  game: { table: Table; game: StudioGame },
  who: (typeof KINDS)[number],
  balance: Amount,
  clientSeed: string,
  spins: number,
): Promise<WireResult[]> {
  const { host, seat, spin } = await opened(game, who, balance);
  await changeSeed(host.sql, seat, clientSeed);
  await giveSeeds(seat.seatId);
  const results: WireResult[] = [];
  for (let index = 0; index < spins; index++) results.push((await spin()).result as WireResult);
  return results;
}

/** Balances from the cost of the rounds to a thousand million, in equal steps of the logarithm. */
const balanceOf = (index: number, of: number) =>
  (STAKE * BigInt(ROUNDS) + BigInt(Math.round(10 ** ((index / of) * 13)) - 1)) as Amount;

async function inBatches<T>(count: number, size: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let first = 0; first < count; first += size) {
    const indices = Array.from({ length: Math.min(size, count - first) }, (_, index) => first + index);
    all.push(...(await Promise.all(indices.map(work))));
  }
  return all;
}

beforeAll(() =>
  asOwner(held.ownerUrl, (client) =>
    client.query('ALTER TABLE studio.seed DROP CONSTRAINT seed_commitment_key'),
  ),
);

test('with one pair of seeds every balance and every kind of player gets the same spins', async () => {
  const model = 'two-way-respins';
  const clientSeed = seedWithFeature(model);
  const expected = outcomes(model, clientSeed);
  const game = await openGame(model);
  const COUNT = depth(28, 1_000);
  const played = await inBatches(COUNT, 50, (index) =>
    play(game, KINDS[index % KINDS.length]!, balanceOf(index, COUNT), clientSeed, expected.length),
  );
  expect(played).toHaveLength(COUNT);
  const others = played.filter((results) => JSON.stringify(results) !== JSON.stringify(expected));
  expect(others).toEqual([]);
}, 180_000);

test.each(Object.keys(slotModels) as ModelCode[])(
  '%s gives the same spins to every kind of player, poor or rich',
  async (model) => {
    const clientSeed = seedWithFeature(model);
    const expected = outcomes(model, clientSeed);
    const game = await openGame(model);
    const count = KINDS.length * depth(1, 2);
    const played = await inBatches(count, 7, (index) =>
      play(game, KINDS[index % KINDS.length]!, balanceOf(index, count), clientSeed, expected.length),
    );
    for (const results of played) expect(results).toEqual(expected);
  },
);

test('a player’s history does not change the spins', async () => {
  const model = 'ten-lines';
  const game = await openGame(model);
  const clientSeed = seedWithFeature(model);
  const who = KINDS[0]!;
  // Two players play with seeds of their own. Then both get the common seeds, as if they had just begun.
  const players = await inBatches(2, 2, async () => {
    const player = await opened(game, who, parseAmount('5000')!);
    await changeSeed(player.host.sql, player.seat, crypto.randomUUID());
    for (let index = 0; index < depth(20, 60); index++) await player.spin();
    // The response of a spin is sent before the spin is recorded, so the seat is read after the record.
    const openRound = async () => {
      await waitForRecord(player.seat.seatId);
      return seatRound(player.host.sql, player.seat.seatId);
    };
    while (await openRound()) await player.spin();
    await changeSeed(player.host.sql, player.seat, clientSeed);
    await giveSeeds(player.seat.seatId);
    return player;
  });
  const expected = outcomes(model, clientSeed);
  for (const player of players) {
    const results: WireResult[] = [];
    for (let index = 0; index < expected.length; index++)
      results.push((await player.spin()).result as WireResult);
    expect(results).toEqual(expected);
  }
});
