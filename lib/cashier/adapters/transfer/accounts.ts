import { sql, type Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { accountsFull } from '../../errors';
import { toReceivingAccount } from '../../payment-channels/rows';
import type { ReceivingAccount } from '../../types';
import type { DepositStart } from '../types';

/**
 * Chooses the receiving account of a deposit: of those that take the amount and have room under their daily ceiling, the one
 * that was given longest ago. The accounts are locked, so that parallel requests never exceed a ceiling. Throws INVALID_INPUT
 * on `amount` (ACCOUNTS_FULL) if there is none.
 */
export async function chooseAccount(
  tx: Tx,
  { channel, currency, amount }: DepositStart,
): Promise<ReceivingAccount> {
  const rows = await tx
    .selectFrom('cashier.receiving_account')
    .selectAll()
    .where('channel_id', '=', channel.id)
    .where('currency', '=', currency)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const turn = rows
    .map((row) => ({ account: toReceivingAccount(row), givenAt: row.given_at?.getTime() ?? 0 }))
    .filter(({ account }) => takes(account, amount))
    .sort((left, right) => left.givenAt - right.givenAt);
  const given = await givenToday(
    tx,
    turn.filter(({ account }) => account.dailyCeiling !== null).map(({ account }) => account.id),
  );
  const chosen = turn.find(
    ({ account: { id, dailyCeiling } }) =>
      dailyCeiling === null || (given.get(id) ?? 0n) + amount <= dailyCeiling,
  );
  if (!chosen) throw accountsFull();
  await tx
    .updateTable('cashier.receiving_account')
    .set({ given_at: now() })
    .where('id', '=', chosen.account.id)
    .execute();
  return chosen.account;
}

const takes = ({ minimum, maximum }: ReceivingAccount, amount: Amount): boolean =>
  (minimum === null || amount >= minimum) && (maximum === null || amount <= maximum);

/** What each account was given in the current settlement day, without rejected and cancelled requests. */
async function givenToday(tx: Tx, ids: readonly bigint[]): Promise<Map<bigint, bigint>> {
  if (ids.length === 0) return new Map();
  const zone = siteConfig().money.settlementZone;
  const { rows } = await sql<{ id: bigint; sum: bigint }>`
    SELECT account_id AS id, sum(amount)::bigint AS sum FROM cashier.deposit
     WHERE account_id = ANY(${ids}::bigint[]) AND created_at >= ${dayStart(dayOf(now(), zone), zone)}
       AND status NOT IN ('rejected', 'cancelled')
     GROUP BY account_id`.execute(tx);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}
