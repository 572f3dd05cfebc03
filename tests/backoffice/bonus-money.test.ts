/** Bonus money in the back office: an operator cancels an active bonus, once, with an audit entry (docs/decisions/0116). */
import { POST as cancel } from '@/app/(backoffice)/backoffice/api/bonuses/grants/[id]/cancel/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { listBonuses, transactionsOfBonuses } from '@/lib/rewards/bonus-money/queries';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const send = (by: Browser, id: bigint, reason = 'Given by mistake') =>
  by.send(cancel, 'POST', '/x', { reason }, { id: String(id) });

it('is cancelled by ten operators at once, once, and by nobody without the permission', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'bonusmanager', [
    'rewards.read',
    'rewards.manage',
  ]);
  const { browser: reader } = await createOperatorBrowser(held.db, 'bonusreader', [
    'rewards.read',
    'members.read',
  ]);
  const { id: memberId, currency } = await createMember(held.db, { account: 'generous' });
  const { id } = await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, { key: 'office:1', memberId, currency, amount: units(40), multiple: '3' }),
  );
  expect((await getBalance(held.db, memberId)).bonus).toBe(units(40));
  expect((await send(reader, id)).status).toBe(403);
  expect(codeOf(await send(browser, id, ''))).toBe('400 INVALID_INPUT');
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(browser, id)));
  expect(answers.map(codeOf).filter((code) => code === '200 OK')).toHaveLength(1);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['200 OK', '409 BONUS_ENDED']));
  expect(await listBonuses(held.db, memberId)).toMatchObject([
    { status: 'cancelled', reason: 'Given by mistake', remaining: 0n, endedAmount: units(40) },
  ]);
  expect((await getBalance(held.db, memberId)).bonus).toBe(0n);
  // Its amounts lead to their entries.
  const { grantedBy, endedBy } = (await transactionsOfBonuses(held.db, [id])).get(id)!;
  const entries = async (transaction: bigint) =>
    (
      await sql<{ amount: bigint }>`
        SELECT e.amount FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
         WHERE e.transaction_id = ${transaction} AND a.owner_id = ${memberId} AND a.kind = 'bonus'`.execute(
        held.db,
      )
    ).rows.map(({ amount }) => amount);
  expect(await entries(grantedBy!)).toEqual([units(40)]);
  expect(await entries(endedBy!)).toEqual([-units(40)]);
  expect(
    await listAuditEntries(held.db, { action: 'bonus.cancel', subject: `bonus:${id}`, limit: 9 }),
  ).toHaveLength(1);
});
