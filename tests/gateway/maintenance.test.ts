import { stopStatusCache, startStatusCache, refreshStatus } from '@/lib/content/gate/status-cache';
import type { Db } from '@/lib/db/client';
import { vendorPort } from '@/lib/gateway/in-process';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let player: Seated;

beforeAll(async () => {
  table = await openTable(held.db, 'CLOSED');
  player = await seat(held.db, table, 'late', 100);
  await startStatusCache();
});
afterAll(() => stopStatusCache());

/** Closes and opens the site like an operator; this process applies it at once. */
const maintenance = async (maintenance: boolean) => {
  await held.db.updateTable('content.site_status').set({ maintenance }).execute();
  await refreshStatus();
};
const available = async () => (await getBalance(held.db, player.memberId)).available;
const bet = (id: string, amount: number, roundId = id) =>
  table.port.bet({ playerToken: player.playerToken, transactionId: id, roundId, amount: units(amount) });
const settled = (id: string) =>
  table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: id,
    roundId: id,
    stake: units(1),
    payout: units(0),
  });
const win = (id: string, roundId: string, amount: number, endsRound = false) =>
  table.port.win({
    playerId: player.playerId,
    transactionId: id,
    roundId,
    betTransactionId: roundId,
    amount: units(amount),
    endsRound,
  });
const refused = { code: 'MAINTENANCE', status: 403, extras: { final: true } };

it('a closed site refuses new stakes and ends rounds that have a stake', async () => {
  const first = await bet('before', 10);
  const round = await settled('before-2');
  await bet('undone', 5);
  await maintenance(true);

  for (const stake of [() => bet('new', 1), () => bet('more', 1, 'before'), () => settled('new-2')])
    await expect(stake()).rejects.toMatchObject(refused);
  // The reply was lost: a replay is not a new stake.
  expect(await bet('before', 10)).toEqual(first);
  expect(await settled('before-2')).toEqual(round);
  await expect(bet('before', 11)).rejects.toMatchObject({ code: 'TRANSACTION_CONFLICT' });

  await win('won', 'before', 4, true);
  await table.port.rollback({
    playerId: player.playerId,
    transactionId: 'back',
    referenceTransactionId: 'undone',
  });
  await table.port.promoWin({
    playerId: player.playerId,
    transactionId: 'prize',
    campaignId: 'spring',
    amount: units(2),
  });
  expect(await available()).toBe(units(100 - 10 - 1 + 4 + 2));
  expect((await table.port.balance({ playerToken: player.playerToken })).balance).toBe(await available());
});

it('a refused stake leaves nothing behind, and is accepted when the site is open again', async () => {
  await maintenance(false);
  await bet('new', 1);
  expect(await available()).toBe(units(94));
});

it('an open site makes no additional database query', async () => {
  const unasked = new Proxy({} as Db, {
    get: () => {
      throw new Error('asked');
    },
  });
  const port = vendorPort(unasked, table.vendor);
  const call = { playerToken: player.playerToken, transactionId: 'u', roundId: 'u', amount: units(1) };
  await port.bet(call);
  expect(await available()).toBe(units(93));
  await maintenance(true);
  await expect(port.bet({ ...call, transactionId: 'v' })).rejects.toThrow('asked');
});
