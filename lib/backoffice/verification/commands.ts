import { AGENT_CHECKS } from '@/lib/agents/checks';
import type { Db } from '@/lib/db/client';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Check } from '@/lib/ledger/verify/checks';
import { verifyAndRecord, type Verification } from '@/lib/ledger/verify/verify';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { AUDIT_CHECK } from '../audit/checks';
import { recordAction } from '../audit/commands';
import type { Actor } from '../types';

// A run reads every entry of the ledger; the limit keeps operators from loading the database with it.
const runs = createLimit('office-verify', 6, 60);

/** The checks of the rooms above the ledger. */
export const SITE_CHECKS: readonly Check[] = [
  ...CASHIER_CHECKS,
  ...WALLET_CHECKS,
  ...ROLL_UP_CHECKS,
  ...MONEY_CHECKS,
  ...REWARDS_CHECKS,
  ...AGENT_CHECKS,
  ...LOTTERY_CHECKS,
  AUDIT_CHECK,
];

/** Checks the ledger, the requests of the cashier, the roll-ups and the audit log, and stores the result. Called by the nightly job and `npm run verify`. */
export const verifySite = (db: Db): Promise<Verification> => verifyAndRecord(db, SITE_CHECKS);

/** As verifySite, for an operator. Throws TOO_MANY_REQUESTS 429 beyond six runs a minute on the whole site. */
export async function verifySiteForOperator(actor: Actor): Promise<Verification> {
  await runs.take('site');
  const result = await verifySite(actor.db);
  const wrong = result.checks.filter((check) => check.wrong > 0).length;
  const detail = { passed: result.passed, checks: result.checks.length, wrong };
  await recordAction(actor, { action: 'ledger.verify', subject: 'ledger', detail });
  return result;
}
