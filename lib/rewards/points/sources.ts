import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteCurrency } from '@/lib/reporting/settlement';
import { addSpins, lockPoints, postPoints } from './commands';
import { OVERLAP_MS } from './constants';
import { readRules } from './rule-sets';
import { pointsOfDeposit } from './rules';
import type { PointsRules } from './types';

type Source = 'deposit' | 'registration';

/** Gives the points and spins of deposits and registrations since the last run. Each counts once. */
export async function earnFromSources(db: Db): Promise<void> {
  const { rules } = await readRules(db);
  await follow(
    db,
    'deposit',
    rules.earning.deposit.points !== '' || rules.wheel.deposit !== '',
    (tx, from, to) => earnFromDeposits(tx, rules, from, to),
  );
  await follow(db, 'registration', rules.earning.registration !== '', (tx, from, to) =>
    earnFromRegistrations(tx, rules, from, to),
  );
}

/**
 * Reads a source from where the last run ended; an hour earlier, because a row can become visible after its time. Nothing counts that
 * happened before the rule was switched on.
 */
async function follow(
  db: Db,
  source: Source,
  isOn: boolean,
  read: (tx: Tx, from: Date, to: Date) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    if (!isOn) {
      await tx.deleteFrom('rewards.points_clock').where('source', '=', source).execute();
      return;
    }
    await tx
      .insertInto('rewards.points_clock')
      .values({ source, counting_since: at, read_to: at })
      .onConflict((on) => on.column('source').doNothing())
      .execute();
    const clock = await tx
      .selectFrom('rewards.points_clock')
      .select(['counting_since', 'read_to'])
      .where('source', '=', source)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const from = new Date(Math.max(clock.counting_since.getTime(), clock.read_to.getTime() - OVERLAP_MS));
    await read(tx, from, at);
    await tx.updateTable('rewards.points_clock').set({ read_to: at }).where('source', '=', source).execute();
  });
}

async function earnFromDeposits(tx: Tx, rules: PointsRules, from: Date, to: Date): Promise<void> {
  const least = parseAmount(rules.wheel.deposit);
  const { rows } = await sql<{ id: bigint; member_id: bigint; amount: bigint }>`
    SELECT d.id, d.member_id, d.amount FROM cashier.deposit d
     WHERE d.status = 'approved' AND d.decided_at >= ${from} AND d.decided_at <= ${to} AND d.currency = ${siteCurrency()}
       AND NOT EXISTS (SELECT FROM rewards.points_source s WHERE s.source = 'deposit' AND s.id = d.id)
     ORDER BY d.member_id, d.id`.execute(tx);
  for (const { id, member_id: memberId, amount } of rows) {
    await lockPoints(tx, memberId);
    const points = pointsOfDeposit(rules.earning.deposit, amount as Amount);
    await tx.insertInto('rewards.points_source').values({ source: 'deposit', id }).execute();
    if (points > 0n)
      await postPoints(tx, {
        key: `points:deposit:${id}`,
        kind: 'points.deposit',
        memberId,
        amount: points,
        meta: { deposit: String(id), amount: formatDecimal(amount), currency: siteCurrency() },
      });
    if (least !== undefined && amount >= least) await addSpins(tx, memberId, 1);
  }
}

async function earnFromRegistrations(tx: Tx, rules: PointsRules, from: Date, to: Date): Promise<void> {
  const points = parseAmount(rules.earning.registration);
  if (!points) return;
  const { rows } = await sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m
     WHERE m.created_at >= ${from} AND m.created_at <= ${to} AND m.type <> ${TRIAL_TYPE}
       AND NOT EXISTS (SELECT FROM rewards.points_source s WHERE s.source = 'registration' AND s.id = m.id)
     ORDER BY m.id`.execute(tx);
  for (const { id } of rows) {
    await lockPoints(tx, id);
    await tx.insertInto('rewards.points_source').values({ source: 'registration', id }).execute();
    await postPoints(tx, {
      key: `points:registration:${id}`,
      kind: 'points.registration',
      memberId: id,
      amount: points,
    });
  }
}
