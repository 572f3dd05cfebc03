/** An agent is erased only when nothing of the agency goes on: no members below, no contract, no bill that is not paid. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { erasePerson } from '@/lib/backoffice/personal/commands';
import { cancelChange, changeLine } from '@/lib/agents/lines/commands';
import { endByOperator } from '@/lib/agents/contracts/end-commands';
import { sendLineMessage } from '@/lib/agents/messages/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { now, setClock } from '@/lib/platform/clock';
import { asOwner, useTestDatabase } from '../support/database';
import { newAgent, signed, termsOf } from './contract-model';

const held = useTestDatabase();
afterAll(() => setClock(undefined));
const erase = (id: bigint) => erasePerson(held.db, id, { operatorId: null, ip: 'test' });
const later = (ms: number) => setClock(new Date(now().getTime() + ms));

test('an agent is erased after the contract has ended and its bill is paid', async () => {
  setClock(new Date('2026-03-10T05:02:00Z'));
  const operatorId = await createOperator(held.db, {
    account: 'desk',
    name: 'Desk',
    password: 'a long password',
  });
  const agent = await newAgent(held.db);
  const { id } = await signed(held.db, { operatorId }, agent, termsOf('daily', 30_000));
  await expect(erase(agent)).rejects.toMatchObject({ code: 'MEMBER_AGENCY_OPEN' });
  later(600_000);
  await endByOperator(held.db, { contractId: id, confirm: true });
  later(3_600_000);
  // The period in which it ended is not settled: a bill may come.
  await expect(erase(agent)).rejects.toMatchObject({ code: 'MEMBER_AGENCY_OPEN' });
  const settled = await asOwner(held.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `WITH run AS (INSERT INTO agents.run (at, complete_before) VALUES (now(), now()) RETURNING id)
       INSERT INTO agents.settlement (kind, period, from_at, to_at, run_id, settled_at)
       SELECT 'daily', 'D', '2026-03-10Z', '2026-03-11Z', id, now() FROM run RETURNING id`,
    );
    await client.query(
      `INSERT INTO agents.bill (settlement_id, contract_id, kind, agent_id, currency, from_at, to_at, rounds, stake, payout, valid_bet, rebates,
                                promotions, fees, active, net_loss, earned, due, allocated, passed_on, own_share, payment, pay_at)
       VALUES ($1, $2, 'daily', $3, 'THB', '2026-03-10Z', '2026-03-11Z', 1, 0, 0, 0, 0, 0, 0, 1, 0, 50000, 50000, 50000, 0, 50000, 'held', now())`,
      [rows[0]!.id, id, agent],
    );
    return rows[0]!.id;
  });
  await expect(erase(agent)).rejects.toMatchObject({ code: 'MEMBER_AGENCY_OPEN' });
  await held.db
    .updateTable('agents.bill')
    .set({ payment: 'rejected', note: 'no agent any more' })
    .where('settlement_id', '=', BigInt(settled))
    .execute();
  // What two operators decided about the share names the account, and has the words of both.
  const checker = await createOperator(held.db, {
    account: 'check',
    name: 'Check',
    password: 'a long password',
  });
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO backoffice.approval (action, subject, payload, before, after, reason, requested_by, requested_at, ends_at, status, decided_by,
                                        decided_at, decision_reason)
       SELECT 'commission.approve', 'commission:' || b.id, '{"bill": "1", "amount": "5.00", "note": "Mr Smith"}', '{"account": "smith"}',
              '{"account": "smith"}', 'Mr Smith', $1, now(), now(), 'rejected', $2, now(), 'Mr Smith is late'
         FROM agents.bill b WHERE b.settlement_id = $3`,
      [operatorId, checker, settled],
    ),
  );
  await erase(agent);
  const { rows: asked } = await sql`
    SELECT payload ->> 'note' AS note, payload ->> 'amount' AS amount, before ->> 'account' AS before, after ->> 'account' AS after, reason,
           decision_reason AS decision FROM backoffice.approval`.execute(held.db);
  expect(asked).toEqual([
    { note: '--', amount: '5.00', before: '--', after: '--', reason: '--', decision: '--' },
  ]);
  const { rows } = await sql<{
    account: string;
  }>`SELECT account FROM identity.member WHERE id = ${agent}`.execute(held.db);
  expect(rows[0]!.account).toBe(`erased.${agent}`);
});

test('what the member wrote to the line, and what was written to the member alone, is erased', async () => {
  const agent = await newAgent(held.db);
  const { id: player } = await createMember(held.db, { account: 'writerbelow', uplineId: agent });
  const given = { account: 'writerbelow', requestId: crypto.randomUUID() };
  await sendLineMessage(held.db, agent, { ...given, to: 'member', text: 'To the player.' });
  await sendLineMessage(held.db, player, { ...given, to: 'upline', text: 'To the agent.' });
  await erase(player);
  const texts = await held.db.selectFrom('agents.line_message').select('text').execute();
  expect(texts).toEqual([{ text: '--' }, { text: '--' }]);
});

test('nobody is moved below an erased agent, neither by a scheduled move nor by a later one', async () => {
  const [agent, other] = [await newAgent(held.db), await newAgent(held.db)];
  const { id: player } = await createMember(held.db, { account: 'movedlater', uplineId: other });
  const move = (at?: Date) =>
    inTransaction(held.db, (tx) =>
      changeLine(tx, {
        memberId: player,
        toUplineId: agent,
        toType: 0,
        at,
        reason: 'test',
        operatorId: null,
      }),
    );
  const { id } = await move(new Date(now().getTime() + 86_400_000));
  await expect(erase(agent)).rejects.toMatchObject({ code: 'MEMBER_HAS_DOWNLINE' });
  await inTransaction(held.db, (tx) => cancelChange(tx, id));
  await erase(agent);
  await expect(move()).rejects.toMatchObject({ fields: { upline: { code: 'LINE_UPLINE' } } });
});
