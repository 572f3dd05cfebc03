/** Bonus money in the back office: an operator cancels an active bonus, once, with an audit entry (docs/decisions/0116). */
import { POST as cancel } from '@/app/(backoffice)/backoffice/api/bonuses/grants/[id]/cancel/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { listBonuses } from '@/lib/rewards/bonus-money/queries';
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
  expect(
    await listAuditEntries(held.db, { action: 'bonus.cancel', subject: `bonus:${id}`, limit: 9 }),
  ).toHaveLength(1);
});
