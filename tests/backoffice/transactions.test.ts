/** One click from an amount to its ledger entries: the transaction, and the transactions of a request. */
import { findTransaction, transactionsOf } from '@/lib/backoffice/ledger/transaction';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { transferVerified } from '@/lib/cashier/transfers/commands';
import { TRANSFER_SETTINGS } from '@/lib/cashier/transfers/constants';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { post, reverse } from '@/lib/ledger/commands';
import { units } from '@/lib/money/amount';
import { useTestDatabase } from '../support/database';
import { fund } from '../support/players';

const held = useTestDatabase();

test('a transaction has its entries with owner and balance, its meta and its reversal', async () => {
  const { id: memberId, currency } = await createMember(held.db, { account: 'traced' });
  await fund(held.db, memberId, currency, 10);
  const { transactionId } = await post(held.db, {
    key: 'traced-1',
    kind: 'adjustment',
    currency,
    entries: [
      { account: { house: 'adjustments' }, amount: -units(5) },
      { account: { memberId, kind: 'main' }, amount: units(5) },
    ],
    meta: { reason: 'agreed' },
  });
  const { transactionId: reversal } = await reverse(held.db, { transactionId, key: 'traced-2' });
  expect(await findTransaction(held.db, transactionId)).toMatchObject({
    key: 'traced-1',
    kind: 'adjustment',
    meta: { reason: 'agreed' },
    reverses: null,
    reversedBy: reversal,
    entries: [
      { account: 'adjustments', member: null, amount: -units(5), balanceAfter: null },
      { account: 'main', memberId, member: 'traced', amount: units(5), balanceAfter: units(15) },
    ],
  });
  expect(await findTransaction(held.db, reversal)).toMatchObject({
    reverses: transactionId,
    reversedBy: null,
  });
  expect(await findTransaction(held.db, 999_999_999n)).toBeUndefined();
});

test('a deposit names its credit, and a transfer its posting', async () => {
  const agent = await createMember(held.db, { account: 'tracedagent', type: 1 });
  const player = await createMember(held.db, { account: 'tracedplayer', uplineId: agent.id });
  const deposit = await requestDeposit(
    held.db,
    { memberId: player.id, currency: player.currency },
    { channel: 'sandbox', amount: units(200), requestId: 'traced-deposit' },
  );
  const [credit] = await transactionsOf(held.db, 'deposit', deposit.id);
  expect(await findTransaction(held.db, credit!)).toMatchObject({
    kind: 'deposit',
    key: `deposit:${deposit.id}`,
  });
  await setFlag(held.db, TRANSFER_SETTINGS.upline, true, false);
  await transferVerified(held.db, player.id, { amount: units(20), requestId: 'traced-transfer' });
  const { ledger_id } = await held.db
    .selectFrom('cashier.member_transfer')
    .select('ledger_id')
    .where('from_member', '=', player.id)
    .executeTakeFirstOrThrow();
  expect((await findTransaction(held.db, ledger_id))?.entries.map(({ member }) => member)).toEqual([
    'tracedplayer',
    'tracedagent',
  ]);
});
