import { launchGame } from '@/lib/gateway/launch/commands';
import { FREE_PLAY_ACCOUNT } from '@/lib/gateway/constants';
import { adjustCall, bonusWinCall } from '@/lib/gateway/protocol/schema';
import { amount, units, type Amount } from '@/lib/money/amount';
import { sql } from 'kysely';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

/** Calls outside rounds name no token. These tests say which money they move if a player has had both kinds. */
const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'TWOKINDS');
});

interface Both extends Seated {
  /** The token of the play-money session, the later of the two. */
  freeToken: string;
}

async function free({ memberId }: Seated): Promise<string> {
  const player = { memberId, kind: 'member' as const, currency: 'THB' };
  const launch = { player, nodeId: table.nodeId, mode: 'free' as const, language: 'en' as const };
  const { launchToken } = await launchGame(held.db, launch);
  return (await table.port.authenticate({ launchToken })).playerToken;
}

/** Creates a player who has played for real money and then launched the game for play money. */
async function both(): Promise<Both> {
  const player = await seat(held.db, table, `both${++serial}`, 100);
  return { ...player, freeToken: await free(player) };
}

/** Returns the player's balance of each kind of money. */
async function moneys({ memberId }: Seated): Promise<{ real: Amount; free: Amount }> {
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    SELECT a.kind, b.amount FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${memberId}`.execute(held.db);
  const of = (kind: string) => amount(rows.find((row) => row.kind === kind)?.amount ?? 0n);
  return { real: of('main'), free: of(FREE_PLAY_ACCOUNT) };
}
const START = { real: units(100), free: units(10_000) };

const freeRound = (playerToken: string, id: string, grantId: string) =>
  table.port.bet({ playerToken, transactionId: id, roundId: id, amount: units(0), grantId });
const bonus = ({ playerId }: Seated, id: string, grantId: string, currency?: string) =>
  table.port.bonusWin({ playerId, transactionId: id, grantId, amount: units(5), currency });
const correction = ({ playerId }: Seated, id: string, rest: { roundId?: string; currency?: string }) =>
  table.port.adjust({ playerId, transactionId: id, amount: units(5), reason: 'ticket 9', ...rest });
const unclear = { code: 'CURRENCY_REQUIRED', status: 409, extras: { final: false } };

describe('the winnings of a grant', () => {
  test('are play money if its rounds were', async () => {
    const player = await both();
    await freeRound(player.freeToken, 'free-1', 'grant-free');
    expect(await bonus(player, 'bonus-1', 'grant-free')).toMatchObject({ currency: 'PLY' });
    expect(await moneys(player)).toEqual({ ...START, free: units(10_005) });
  });

  test('are real money if its rounds were', async () => {
    const player = await both();
    await freeRound(player.playerToken, 'free-2', 'grant-real');
    expect(await bonus(player, 'bonus-2', 'grant-real')).toMatchObject({ currency: 'THB' });
    expect(await moneys(player)).toEqual({ ...START, real: units(105) });
  });

  test('are refused if its rounds are unknown or of both kinds, unless the call names the currency', async () => {
    const player = await both();
    await expect(bonus(player, 'bonus-3', 'grant-none')).rejects.toMatchObject(unclear);
    await freeRound(player.playerToken, 'free-3', 'grant-each');
    await freeRound(player.freeToken, 'free-4', 'grant-each');
    await expect(bonus(player, 'bonus-4', 'grant-each')).rejects.toMatchObject(unclear);
    expect(await moneys(player)).toEqual(START);
    await bonus(player, 'bonus-3', 'grant-none', 'PLY');
    await bonus(player, 'bonus-4', 'grant-each', 'THB');
    expect(await moneys(player)).toEqual({ real: units(105), free: units(10_005) });
  });

  test('are refused until the bet arrives, and then paid', async () => {
    const player = await both();
    await expect(bonus(player, 'bonus-5', 'grant-late')).rejects.toMatchObject(unclear);
    await freeRound(player.freeToken, 'free-5', 'grant-late');
    const reply = await bonus(player, 'bonus-5', 'grant-late');
    expect(reply).toMatchObject({ currency: 'PLY' });
    expect(await bonus(player, 'bonus-5', 'grant-late')).toEqual(reply);
  });

  test('are paid if the player has had only one kind of money', async () => {
    const real = await seat(held.db, table, 'onekind', 100);
    expect(await bonus(real, 'bonus-6', 'grant-unknown')).toMatchObject({ currency: 'THB' });
    const trial = await seat(held.db, table, 'trialkind', 0, true);
    expect(await bonus(trial, 'bonus-7', 'grant-unknown')).toMatchObject({ currency: 'PLY' });
    await expect(bonus(real, 'bonus-8', 'grant-unknown', 'PLY')).rejects.toMatchObject({
      code: 'PLAYER_NOT_FOUND',
    });
  });
});

describe('a correction', () => {
  test('of a player of both kinds needs a round or a currency', async () => {
    const player = await both();
    await table.port.bet({
      playerToken: player.freeToken,
      transactionId: 'play-1',
      roundId: 'play-1',
      amount: units(1),
    });
    await expect(correction(player, 'adjust-1', {})).rejects.toMatchObject(unclear);
    await expect(
      correction(player, 'adjust-1', { roundId: 'play-1', currency: 'THB' }),
    ).rejects.toMatchObject({ code: 'ROUND_MISMATCH' });
    expect(await moneys(player)).toEqual({ ...START, free: units(9_999) });
    await correction(player, 'adjust-1', { roundId: 'play-1' });
    await correction(player, 'adjust-2', { currency: 'THB' });
    expect(await moneys(player)).toEqual({ real: units(105), free: units(10_004) });
  });
});

test('prizes and jackpots are always real money', async () => {
  const player = await both();
  const { playerId } = player;
  await table.port.promoWin({ playerId, transactionId: 'promo', campaignId: 'spring', amount: units(5) });
  await table.port.jackpotWin({ playerId, transactionId: 'jackpot', jackpotId: 'harvest', amount: units(5) });
  expect(await moneys(player)).toEqual({ ...START, real: units(110) });
});

test('a currency has the form that authenticate returns', () => {
  const call = { playerId: '7', transactionId: 't', grantId: 'g', amount: '1' };
  expect(bonusWinCall.parse({ ...call, currency: 'PLY' })).toMatchObject({ currency: 'PLY' });
  expect(bonusWinCall.safeParse({ ...call, currency: 'ply' }).success).toBe(false);
  expect(adjustCall.safeParse({ ...call, reason: 'agreed', currency: '' }).success).toBe(false);
});
