/** A stake of bonus money: prize and rebate return in the shares of the stake, so that no bonus becomes real money before its requirement is met. */
import { inTransaction } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { useTestDatabase } from '../support/database';
import { openTable, seat } from '../support/players';
import { closedDraw, placeBets, setResult, testHost } from './placed-bets';

const held = useTestDatabase();

test('the rebate of a stake is of the money that was staked', async () => {
  const table = await openTable(held.db, 'LOTT');
  const player = await seat(held.db, table, 'rebated', 1);
  const { currency } = await getBalance(held.db, player.memberId);
  const { id } = await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'lottery-bonus',
      memberId: player.memberId,
      currency,
      amount: units(9),
      multiple: '10',
      weights: { other: 100 },
      stakeCap: null,
      bonusFirst: false,
    }),
  );
  const draw = await closedDraw(held.db, 'FAST5X1');
  // Ten digits of one place: one of them wins for certain. 1 of the stake is real money and 9 are of the bonus.
  const line = { play: 'five-fixed', selection: '0,1,2,3,4,5,6,7,8,9||||', series: 1700 };
  const { bets } = await placeBets(held.db, player, {
    vendor: table.vendor,
    game: 'FAST5X1',
    draws: [draw],
    lines: [line],
    currency,
  });
  expect(bets[0]!.stake).toBe(units(10));
  await setResult(held.db, draw, [[1, 2, 3, 4, 5]]);
  expect(await settleDraws(testHost(held.db, table.vendor))).toBe(1);

  // The prize is 8.5 and the rebate 1.4: a tenth of each is real money.
  const bonus = await held.db
    .selectFrom('gateway.bonus_grant')
    .select(['remaining', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(bonus).toEqual({ remaining: 76_500n + 12_600n, status: 'active' });
  expect((await getBalance(held.db, player.memberId)).available).toBe(8_500n + 1_400n);
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
