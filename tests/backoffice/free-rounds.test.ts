import { POST as cancelRoute } from '@/app/(backoffice)/backoffice/api/rewards/free-rounds/[id]/cancel/route';
import { inTransaction } from '@/lib/db/client';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { toQuery } from '@/lib/backoffice/tables/params';
import { requestOf } from '@/lib/backoffice/tables/rules';
import { freeRoundsTable } from '@/lib/backoffice/tables/sources/free-rounds';
import { getBalance } from '@/lib/ledger/queries';
import { units, ZERO } from '@/lib/money/amount';
import { grantFreeRounds } from '@/lib/rewards/free-rounds/commands';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { openTable, seat } from '../support/players';

const held = useTestDatabase();

test('operators see rounds, wins and cost, and cancel what was not played; what was won is paid', async () => {
  const table = await openTable(held.db, 'OFFICEROUNDS');
  const player = await seat(held.db, table, 'rounder', 0);
  const { id } = await inTransaction(held.db, (tx) =>
    grantFreeRounds(tx, {
      key: 'office',
      memberId: player.memberId,
      currency: 'THB',
      vendor: table.vendor,
      nodeIds: [table.nodeId],
      rounds: 5,
      stake: units(2),
      wagering: { multiple: '0' },
      winCap: null,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: 'office-1',
    roundId: 'office-1',
    stake: ZERO,
    payout: units(3),
    grantId: `free-rounds:${id}`,
  });
  const { browser: manager } = await createOperatorBrowser(held.db, 'manager', [
    'rewards.read',
    'rewards.manage',
  ]);
  const { browser: reader } = await createOperatorBrowser(held.db, 'reader', ['rewards.read']);
  const cancel = (by: Browser) =>
    by.send(cancelRoute, 'POST', '/x', { reason: 'wrong campaign' }, { id: String(id) });
  expect((await cancel(reader)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(manager)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'FREE_ROUNDS_ENDED')).toHaveLength(9);
  expect((await getBalance(held.db, player.memberId)).available).toBe(units(3));
  const { rows } = await freeRoundsTable.page(held.db, requestOf(freeRoundsTable, toQuery({}), 'en'));
  expect(rows).toMatchObject([
    {
      account: 'rounder',
      title: 'Quiet Harbour',
      status: 'cancelled',
      rounds: 5,
      used: 1,
      won: units(3),
      paid: units(3),
    },
  ]);
  expect(await listAuditEntries(held.db, { action: 'freeRounds.cancel', limit: 9 })).toHaveLength(1);
});
