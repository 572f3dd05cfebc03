import { forgetStatus, keepStatus, readAgain } from '@/lib/content/gate/kept-status';
import type { Db } from '@/lib/db/client';
import { vendorPort } from '@/lib/gateway/in-process';
import { balanceOf } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let player: Seated;

beforeAll(async () => {
  table = await openTable(held.db, 'CLOSED');
  player = await seat(held.db, table, 'late', 100);
  await keepStatus();
});
afterAll(() => forgetStatus());

/** As an operator closes and opens the site; this process follows at once. */
const maintenance = async (maintenance: boolean) => {
  await held.db.updateTable('content.site_status').set({ maintenance }).execute();
  await readAgain();
};
const available = async () => (await balanceOf(held.db, player.memberId)).available;
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

it('a closed site takes no new stake, and ends every round that was staked before', async () => {
  const first = await bet('before', 10);
  const round = await settled('before-2');
  await bet('undone', 5);
  await maintenance(true);

  for (const stake of [() => bet('new', 1), () => bet('more', 1, 'before'), () => settled('new-2')])
    await expect(stake()).rejects.toMatchObject(refused);
  // The answer was lost: the same call again is no new stake.
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

it('a refused stake left nothing behind, and an open site takes it', async () => {
  await maintenance(false);
  await bet('new', 1);
  expect(await available()).toBe(units(94));
});

it('an open site asks its database nothing besides', async () => {
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
