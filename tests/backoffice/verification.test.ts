import { POST as verifications } from '@/app/(backoffice)/backoffice/api/ledger/verifications/route';
import { checkName } from '@/components/backoffice/check-name';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { AUDIT_CHECK } from '@/lib/backoffice/audit/checks';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { SITE_CHECKS } from '@/lib/backoffice/verification/commands';
import { CHECKS } from '@/lib/ledger/verify/checks';
import { getLastVerification } from '@/lib/ledger/verify/verify';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const verify = (browser: Browser) =>
  browser.send(verifications, 'POST', '/backoffice/api/ledger/verifications', {});

it('an operator verifies the ledger; the result is stored and audited; at most six times a minute', async () => {
  const { browser: reader } = await createOperatorBrowser(held.db, 'no-reports', ['cashier.decide']);
  expect((await verify(reader)).status).toBe(403);
  const { browser } = await createOperatorBrowser(held.db, 'accountant', ['reports.read']);
  const { status, body } = await verify(browser);
  expect({ status, value: body.value }).toEqual({
    status: 200,
    value: { passed: true, checks: CHECKS.length + SITE_CHECKS.length, wrong: 0 },
  });
  expect(await getLastVerification(held.db)).toMatchObject({ passed: true });
  expect(await listAuditEntries(held.db, { subject: 'ledger', limit: 5 })).toMatchObject([
    { action: 'ledger.verify', operator: 'accountant', detail: { passed: true } },
  ]);
  const more = await Promise.all(Array.from({ length: 8 }, () => verify(browser)));
  expect(more.filter((answer) => answer.status === 429)).toHaveLength(3);
});

it('names every check in the reader’s language', () => {
  for (const { name } of [
    ...CHECKS,
    ...CASHIER_CHECKS,
    ...WALLET_CHECKS,
    ...ROLL_UP_CHECKS,
    ...MONEY_CHECKS,
    AUDIT_CHECK,
  ])
    expect(checkName((key) => key, name)).toMatch(/^checks\.[a-zA-Z]+$/);
});
