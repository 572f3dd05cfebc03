/** What an agent must neither learn nor change: the state and the contracts of members who are not, or no longer, in the own line. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { offerContract } from '@/lib/agents/contracts/commands';
import { decideEndRequest, requestEnd, terminate } from '@/lib/agents/contracts/end-commands';
import { findContract, openRequests } from '@/lib/agents/contracts/queries';
import { readBills } from '@/lib/agents/bills/loaders';
import { billsInput } from '@/lib/agents/bills/schema';
import { simulate } from '@/lib/agents/contracts/simulator';
import { changeLine } from '@/lib/agents/lines/commands';
import { inTransaction } from '@/lib/db/client';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { readTeamMember } from '@/lib/agents/team/reports';
import { maskName } from '@/lib/platform/mask';
import { units } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { newAgent, signed, termsOf } from './contract-model';
import { countAt, join, move, play, sign } from './world';

const held = useTestDatabase();
const HOUR = 3_600_000;
let platform: { operatorId: bigint };

beforeAll(async () => {
  setClock(new Date('2026-04-01T00:01:00Z'));
  platform = {
    operatorId: await createOperator(held.db, { account: 'desk', name: 'Desk', password: 'a long password' }),
  };
});
afterAll(() => setClock(undefined));

const moveBelow = (memberId: bigint, toUplineId: bigint) =>
  inTransaction(held.db, (tx) =>
    changeLine(tx, { memberId, toUplineId, toType: 2, reason: 'test', operatorId: platform.operatorId }),
  );

test('a request to end a contract that has ended since ends nothing of the contract after it', async () => {
  const [former, present] = [await newAgent(held.db), await newAgent(held.db)];
  const agent = await newAgent(held.db, former);
  for (const top of [former, present]) await signed(held.db, platform, top, termsOf('hourly', 50_000));
  const first = await signed(held.db, { memberId: former }, agent, termsOf('hourly', 40_000));
  // The agent asks to end it at once; the upline ends it with its period instead and never answers.
  await requestEnd(held.db, { memberId: agent }, { contractId: first.id, reason: '' });
  await terminate(held.db, { memberId: former }, { contractId: first.id, confirm: false });
  setClock(new Date(now().getTime() + 2 * HOUR));
  await moveBelow(agent, present);
  setClock(new Date(now().getTime() + HOUR));
  const second = await signed(held.db, { memberId: present }, agent, termsOf('hourly', 40_000));
  const below = await newAgent(held.db, agent);
  const third = await signed(held.db, { memberId: agent }, below, termsOf('hourly', 30_000));

  for (const confirm of [false, true])
    await expect(
      decideEndRequest(held.db, { memberId: former }, { contractId: first.id, decision: 'accept', confirm }),
    ).rejects.toMatchObject({ code: 'NO_END_REQUEST' });
  for (const { id } of [second, third])
    expect(await findContract(held.db, id)).toMatchObject({ endsAt: null });
  expect(await openRequests(held.db, former)).toEqual([]);
  expect(await openRequests(held.db, agent)).toEqual([]);
});

test('offers say the same about every agent of another line, whatever the state of the agent', async () => {
  const [top, stranger] = [await newAgent(held.db), await newAgent(held.db)];
  const [free, blocked, excluded] = [
    await newAgent(held.db, top),
    await newAgent(held.db, top),
    await newAgent(held.db, top),
  ];
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`UPDATE identity.member SET status = 'disabled' WHERE id = $1`, [blocked]);
  });
  await excludeMyself(held.db, excluded, '6m');
  for (const [index, agentId] of [free, blocked, excluded, 999_999_999n].entries())
    await expect(
      offerContract(
        held.db,
        { memberId: stranger },
        {
          agentId,
          terms: termsOf('hourly', 1_000),
          requestId: `request-stranger-${index}`,
          confirm: false,
        },
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a simulation has nothing of the time in another line, and a promotion below the same upline hides nothing', async () => {
  const start = new Date('2026-04-10T03:00:00Z');
  const at = (hours: number) => new Date(start.getTime() + hours * HOUR);
  setClock(start);
  const [former, present] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  const agent = await join(held.db, former, 2);
  const player = await join(held.db, agent);
  await play(held.ownerUrl, [{ memberId: player, at: at(1), stake: 1_000 }]);
  await countAt(held.db, at(2));
  await move(held.ownerUrl, agent, present, at(2));
  await play(held.ownerUrl, [{ memberId: player, at: at(3), stake: 50 }]);
  await countAt(held.db, at(4));
  const lost = async (kind: 'daily' | 'realtime', readerId: bigint) => {
    const { running } = await simulate(held.db, { agentId: agent, readerId }, termsOf(kind, 1_000));
    return [running.figures.validBet, running.figures.lostBets];
  };
  expect(await lost('daily', present)).toEqual([units(50), 0n]);
  expect(await lost('realtime', present)).toEqual([units(50), units(50)]);
  expect(await lost('realtime', agent)).toEqual([units(1_050), units(1_050)]);

  await move(held.ownerUrl, player, agent, at(5));
  const days = { from: '2026-04-10', to: '2026-04-11' };
  expect((await readTeamMember(held.db, agent, player, days)).own.validBet).toBe('1050.00');
  expect((await readTeamMember(held.db, present, player, days)).own.validBet).toBe('50.00');
});

test('the agent of a bill reads the upline masked, and the upline the agent by name', async () => {
  const start = new Date('2026-04-12T03:00:00Z');
  setClock(start);
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const until = new Date(start.getTime() + HOUR);
  for (const [agentId, uplineId] of [
    [top, null],
    [agent, top],
  ] as const)
    await sign(held.db, { agentId, uplineId, from: start, until, terms: termsOf('hourly', 1_000) });
  await play(held.ownerUrl, [{ memberId: agent, at: start, stake: 1_000 }]);
  await countAt(held.db, new Date(until.getTime() + 60_000));
  await settleDue(held.db);
  const read = async (memberId: bigint, side: 'own' | 'downline') =>
    (await readBills(held.db, memberId, billsInput.parse({ from: '2026-04-12', to: '2026-04-12', side })))
      .list[0]!;
  const account = (await read(top, 'own')).agent.account;
  expect((await read(agent, 'own')).upline).toEqual({
    id: '',
    account: maskName(account),
    nickname: maskName(account),
  });
  expect(await read(top, 'downline')).toMatchObject({
    upline: { account },
    agent: { id: String(agent) },
    ownShare: null,
  });
});
