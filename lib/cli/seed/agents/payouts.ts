import { addPayee } from '@/lib/cashier/payees/commands';
import { listPayees } from '@/lib/cashier/payees/queries';
import { approveWithdrawal, payWithdrawal, requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import { MAIN } from '@/lib/ledger/constants';
import { units } from '@/lib/money/amount';
import { advanceClock } from '@/lib/platform/clock';
import type { SeedContext } from './contracts';
import { LINE_PEOPLE } from './people';

const HOUR = 3_600_000;
const PLAYERS = LINE_PEOPLE.filter(({ type }) => type === 0).map(({ account }) => account);

/** The player of a team who has most withdraws half of it, and operators pay it two hours later. The same key is the same withdrawal. */
export async function withdrawFrom(context: SeedContext, agent: string, key: string): Promise<void> {
  const { db, operatorId } = context;
  const requestId = `demo-line-${key}`;
  const id = (await withdrawalOf(db, requestId)) ?? (await request(context, agent, requestId));
  if (id === undefined) return;
  const status = async () =>
    (
      await db
        .selectFrom('cashier.withdrawal')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  advanceClock(2 * HOUR);
  // A start that was killed may have left the withdrawal unfinished.
  if ((await status()) === 'requested')
    await inTransaction(db, (tx) => approveWithdrawal(tx, id, operatorId));
  if ((await status()) === 'approved')
    await inTransaction(db, (tx) => payWithdrawal(tx, id, operatorId, `demo ${key}`));
}

const withdrawalOf = async (db: Db, requestId: string): Promise<bigint | undefined> =>
  (
    await db
      .selectFrom('cashier.withdrawal')
      .select('id')
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  )?.id;

async function request(
  { db, idOf, paymentPassword }: SeedContext,
  agent: string,
  requestId: string,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint; currency: string; nickname: string; amount: bigint }>`
    SELECT m.id, m.currency::text AS currency, m.nickname, b.amount
      FROM identity.member top
      JOIN identity.member m ON m.path OPERATOR(public.<@) top.path AND m.status = 'active'
      JOIN ledger.account a ON a.owner_kind = 'member' AND a.owner_id = m.id AND a.kind = ${MAIN} AND a.currency = m.currency
      JOIN ledger.balance b ON b.account_id = a.id
     WHERE top.id = ${idOf(agent)} AND m.account = ANY (${PLAYERS}::text[]) AND NOT EXISTS (SELECT FROM cashier.withdrawal w WHERE w.member_id = m.id)
     ORDER BY b.amount DESC, m.id LIMIT 1`.execute(db);
  const [player] = rows;
  const amount = player && units(Math.floor(Number(player.amount / 10_000n) / 200) * 100);
  if (!amount || amount < units(200)) return undefined;
  if ((await listPayees(db, player.id)).length === 0)
    await addPayee(db, player.id, {
      bank: 'Nine Piers Bank',
      holder: player.nickname,
      number: `77${String(player.id).padStart(8, '0')}`,
      paymentPassword,
    });
  const { id } = await requestWithdrawal(
    db,
    { memberId: player.id, currency: player.currency },
    { channel: 'bank', amount, paymentPassword, requestId },
  );
  return id;
}
