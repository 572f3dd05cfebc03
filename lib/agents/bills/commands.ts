import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { AGENT_TYPES } from '@/lib/identity/account-types';
import { MAIN } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { forbidden, notFound } from '@/lib/platform/errors';
import { requireNotExcluded } from '@/lib/protection/policy';
import { agentRulesAt } from '../rules/queries';
import { COMMISSIONS_ACCOUNT } from '../settlement/constants';
import { PAY_BATCH } from './constants';
import { billDecided, billExpired, billNotYet } from './errors';
import { BILL_COLUMNS, BILL_TABLES, toBill, type BillRow } from './rows';
import { mayDecide, type Decision } from './rules';
import type { Bill } from './types';

const DAY_MS = 86_400_000;

/** Kinds with few bills tell the agent of each payment; those of every hour or five minutes only change the balance. */
const NOTIFIED: readonly Bill['kind'][] = ['dividend', 'daily'];

/** Whether the agent `a` may be paid: neither blocked nor excluded. */
const mayBePaid = () => sql`(a.status = 'active' AND NOT EXISTS (
  SELECT FROM protection.exclusion e WHERE e.member_id = a.id AND (e.ends_at IS NULL OR e.ends_at > ${now()})))`;

/**
 * Pays the bills whose time has come, in parts of a database transaction each. Shares of agents who are blocked or excluded are left to be
 * collected; shares that were not collected in time expire. Returns how many were paid.
 */
export async function payDue(db: Db): Promise<number> {
  await reviewUncollected(db);
  for (let paid = 0; ;) {
    const part = await inTransaction(db, payPart);
    paid += part.paid.length;
    notifyBalanceChange([...new Set(part.paid)]);
    if (part.read < PAY_BATCH) return paid;
  }
}

/**
 * Expires the shares that were not collected in time. For agents who may not collect them, being blocked or excluded, the time begins anew each
 * day, so that they have all of it afterwards. Members who are no agents any more have no page to collect on: they are paid.
 */
async function reviewUncollected(db: Db): Promise<void> {
  const { rules } = await agentRulesAt(db, now());
  const fullTime = now().getTime() + rules.collect.days * DAY_MS;
  const isAgent = sql`a.type = ANY (${[...AGENT_TYPES]}::smallint[])`;
  await sql`
    UPDATE agents.bill b
       SET payment = CASE WHEN NOT u.may THEN b.payment WHEN u.is_agent THEN 'expired' ELSE 'due' END,
           collect_by = CASE WHEN u.may THEN b.collect_by ELSE ${new Date(fullTime)} END
      FROM (SELECT b.id, ${mayBePaid()} AS may, ${isAgent} AS is_agent
              FROM ${BILL_TABLES}
             WHERE b.payment = 'uncollected'
               AND CASE WHEN NOT ${mayBePaid()} THEN b.collect_by < ${new Date(fullTime - DAY_MS)}
                        WHEN ${isAgent} THEN b.collect_by <= ${now()} ELSE b.pay_at <= ${now()} END
             ORDER BY b.id FOR UPDATE OF b SKIP LOCKED) u
     WHERE u.id = b.id`.execute(db);
}

async function payPart(tx: Tx): Promise<{ read: number; paid: bigint[] }> {
  const { rows } = await sql<BillRow & { may: boolean }>`
    SELECT ${BILL_COLUMNS}, ${mayBePaid()} AS may
      FROM ${BILL_TABLES}
     WHERE b.payment = 'due' AND b.pay_at <= ${now()}
     ORDER BY b.pay_at, b.id LIMIT ${PAY_BATCH} FOR UPDATE OF b SKIP LOCKED`.execute(tx);
  const paid: bigint[] = [];
  // In the order of agents, so that two payments lock balances in the same order.
  for (const row of [...rows].sort((a, b) =>
    a.agent_id < b.agent_id ? -1 : a.agent_id > b.agent_id ? 1 : 0,
  )) {
    if (!row.may) {
      await sql`UPDATE agents.bill SET payment = 'uncollected' WHERE id = ${row.id}`.execute(tx);
      continue;
    }
    await payBill(tx, toBill(row));
    paid.push(row.agent_id);
  }
  return { read: rows.length, paid };
}

/** Posts the own share of a bill that the caller has locked, once: the ledger's key is the bill's id. */
async function payBill(
  tx: Tx,
  bill: Bill,
  decided: { by: bigint; note: string | null } | null = null,
): Promise<void> {
  const { transactionId } = await post(tx, {
    key: `commission:${bill.id}`,
    kind: `commission.${bill.kind}`,
    currency: bill.currency,
    entries: [
      { account: { house: COMMISSIONS_ACCOUNT }, amount: -bill.ownShare },
      { account: { memberId: bill.agent.id, kind: MAIN }, amount: bill.ownShare },
    ],
    meta: { bill: String(bill.id) },
  });
  await sql`
    UPDATE agents.bill SET payment = 'paid', paid_at = ${now()}, ledger_id = ${transactionId},
           decided_by = coalesce(${decided?.by ?? null}, decided_by),
           decided_at = CASE WHEN ${decided !== null} THEN ${now()} ELSE decided_at END,
           note = coalesce(${decided?.note ?? null}, note)
     WHERE id = ${bill.id}`.execute(tx);
  if (NOTIFIED.includes(bill.kind))
    await createNotice(tx, bill.agent.id, bill.kind === 'dividend' ? 'dividendPaid' : 'salaryPaid', {
      amount: formatDecimal(bill.ownShare),
      currency: bill.currency,
      bill: String(bill.id),
    });
}

/** Reads a bill and locks it until the end of the database transaction. Throws NOT_FOUND 404. */
async function lockBill(tx: Tx, id: bigint): Promise<Bill> {
  const { rows } = await sql<BillRow>`
    SELECT ${BILL_COLUMNS} FROM ${BILL_TABLES} WHERE b.id = ${id} FOR UPDATE OF b`.execute(tx);
  if (!rows[0]) throw notFound();
  return toBill(rows[0]);
}

/**
 * An agent collects a share that waits to be collected. A second call gives what the first one gave. Throws NOT_FOUND 404 (also for the bill of
 * somebody else), BILL_NOT_YET 409, BILL_EXPIRED 409, BILL_DECIDED 409, FORBIDDEN 403 (blocked), MEMBER_EXCLUDED 403.
 */
export async function collectBill(db: Db, agentId: bigint, id: bigint): Promise<Amount> {
  const { share, paid } = await inTransaction(db, async (tx) => {
    const bill = await lockBill(tx, id);
    if (bill.agent.id !== agentId) throw notFound();
    if (bill.payment === 'paid') return { share: bill.ownShare, paid: false };
    if (bill.payment === 'expired' || (bill.payment === 'uncollected' && bill.collectBy <= now()))
      throw billExpired();
    if (bill.payment !== 'uncollected') throw billDecided();
    if (bill.payAt > now()) throw billNotYet();
    const { status } = await tx
      .selectFrom('identity.member')
      .select('status')
      .where('id', '=', agentId)
      .executeTakeFirstOrThrow();
    if (status !== 'active') throw forbidden();
    await requireNotExcluded(tx, agentId);
    await payBill(tx, bill);
    return { share: bill.ownShare, paid: true };
  });
  if (paid) notifyBalanceChange([agentId]);
  return share;
}

/**
 * An operator decides about the payment of a bill: holds it, approves a held one (it is paid when its time has come), rejects it, or pays it at
 * once. It changes no other bill. The caller calls notifyBalanceChange for the agent after the commit. Throws NOT_FOUND 404, BILL_DECIDED 409.
 */
export async function decideBill(
  tx: Tx,
  call: { id: bigint; decision: Decision; operatorId: bigint; note: string | null },
): Promise<Bill> {
  const bill = await lockBill(tx, call.id);
  if (!mayDecide(call.decision, bill.payment)) throw billDecided();
  if (call.decision === 'pay') {
    await payBill(tx, bill, { by: call.operatorId, note: call.note });
    return bill;
  }
  const payment = { hold: 'held', approve: 'due', reject: 'rejected' }[call.decision];
  await sql`
    UPDATE agents.bill SET payment = ${payment}, decided_by = ${call.operatorId}, decided_at = ${now()},
           note = coalesce(${call.note}, note)
     WHERE id = ${call.id}`.execute(tx);
  return bill;
}
