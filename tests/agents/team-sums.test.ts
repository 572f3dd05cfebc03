/** Sums of teams for reports: each bet and payment once, for those who were above the member then, whatever is moved, voided or counted anew. */
import fc from 'fast-check';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { countTeams } from '@/lib/agents/reports/count';
import { countPlay } from '@/lib/agents/settlement/count';
import { readTeam } from '@/lib/agents/team/reports';
import { teamInput } from '@/lib/agents/team/schema';
import { sql } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';
import { join, move, play, voidBet } from './world';

const held = useTestDatabase();
const days = { from: '2026-09-01', to: '2026-09-04' };
const at = (day: number, time = '05:00:00') => new Date(`2026-09-0${day}T${time}Z`);
const wrong = async () =>
  (await verifyLedger(held.db, AGENT_CHECKS)).checks.filter((item) => item.wrong > 0).map(({ name }) => name);

async function count(limit?: bigint): Promise<void> {
  await countPlay(held.db);
  await countTeams(held.db, limit);
}

async function levels(agentId: bigint): Promise<Record<string, [bigint, bigint]>> {
  const { rows } = await sql<{ level: number; rounds: bigint; stake: bigint }>`
    SELECT level, sum(rounds)::bigint AS rounds, sum(stake)::bigint AS stake FROM agents.team_bets
     WHERE agent_id = ${agentId} GROUP BY 1 ORDER BY 1`.execute(held.db);
  return Object.fromEntries(rows.map(({ level, rounds, stake }) => [level, [rounds, stake]]));
}

afterAll(() => setClock(undefined));

test('a bet counts for everybody above at its moment, by distance, also after a move, a void and another zone', async () => {
  setClock(at(1));
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const other = await join(held.db, top, 2);
  const player = await join(held.db, agent);
  const [voided] = await play(held.ownerUrl, [
    { memberId: player, at: at(1), stake: 50 },
    { memberId: player, at: at(1), stake: 10, payout: 4 },
    { memberId: agent, at: at(1), stake: 7 },
  ]);
  setClock(at(1, '06:00:00'));
  await Promise.all([count(1n), count(2n)]);
  await count();
  expect(await levels(top)).toEqual({ 1: [1n, units(7)], 2: [2n, units(60)] });
  expect(await levels(agent)).toEqual({ 0: [1n, units(7)], 1: [2n, units(60)] });

  await move(held.ownerUrl, player, other, at(2));
  await voidBet(held.ownerUrl, voided!);
  await play(held.ownerUrl, [{ memberId: player, at: at(3), stake: 3 }]);
  setClock(at(3, '06:00:00'));
  await count();
  const expected = {
    [String(top)]: { 1: [1n, units(7)], 2: [2n, units(13)] },
    [String(agent)]: { 0: [1n, units(7)], 1: [1n, units(10)] },
    [String(other)]: { 1: [1n, units(3)] },
  };
  const sums = async () =>
    Object.fromEntries(
      await Promise.all([top, agent, other].map(async (id) => [String(id), await levels(id)] as const)),
    );
  const withoutEmpty = (all: Record<string, Record<string, [bigint, bigint]>>) =>
    Object.fromEntries(
      Object.entries(all).map(([id, each]) => [
        id,
        Object.fromEntries(Object.entries(each).filter(([, [rounds]]) => rounds > 0n)),
      ]),
    );
  expect(withoutEmpty(await sums())).toEqual(expected);
  expect(await wrong()).toEqual([]);
  // As after a change of the zone: everything is emptied and counted again, to the same sums.
  while (
    (await sql<{ more: boolean }>`SELECT agents.count_teams(1, 'UTC', 'THB') AS more`.execute(held.db))
      .rows[0]!.more
  );
  expect(withoutEmpty(await sums())).toEqual(expected);
  await countTeams(held.db, 1n);
  expect(withoutEmpty(await sums())).toEqual(expected);
  expect(await wrong()).toEqual([]);
});

test('payments count whole and once, and go back with their reversal', async () => {
  setClock(at(4));
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const deposit = (key: string, amount: bigint, fee: bigint) =>
    post(held.db, {
      key,
      kind: 'deposit',
      currency: 'THB',
      entries: [
        { account: { house: 'deposits:bank' }, amount: -amount as never },
        { account: { memberId: player, kind: 'main' }, amount: (amount - fee) as never },
        { account: { house: 'fees:bank' }, amount: fee as never },
      ],
      meta: {},
    });
  await deposit('sums-1', units(100), units(2));
  await post(held.db, {
    key: 'sums-hold',
    kind: 'withdrawal.hold',
    currency: 'THB',
    entries: [
      { account: { memberId: player, kind: 'main' }, amount: -units(30) as never },
      { account: { memberId: player, kind: 'hold' }, amount: units(30) },
    ],
    meta: {},
  });
  await post(held.db, {
    key: 'sums-settle',
    kind: 'withdrawal.settle',
    currency: 'THB',
    entries: [
      { account: { memberId: player, kind: 'hold' }, amount: -units(30) as never },
      { account: { house: 'withdrawals:bank' }, amount: units(30) },
    ],
    meta: {},
  });
  await takeCheckpoint(held.db);
  await count(1n);
  const team = await readTeam(held.db, top, teamInput.parse({ ...days, sort: 'deposits' }));
  expect(team.summary).toMatchObject({ deposits: '100.00', withdrawals: '30.00' });
  expect(team.list[0]!.team).toMatchObject({ deposits: '100.00', withdrawals: '30.00' });
});

test('the order by a figure is that of the figures, on every page', async () => {
  setClock(at(2));
  const top = await join(held.db, null, 1);
  const members: bigint[] = [];
  for (let index = 0; index < 9; index += 1) members.push(await join(held.db, top));
  const stakes = fc.sample(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 9, maxLength: 9 }), 1)[0]!;
  await play(
    held.ownerUrl,
    members.flatMap((memberId, index) =>
      stakes[index]! > 0 ? [{ memberId, at: at(2), stake: stakes[index]!, payout: 5 }] : [],
    ),
  );
  setClock(at(2, '06:00:00'));
  await count();
  for (const sort of ['validBet', 'netLoss'] as const) {
    const read = async (pageNum: number) =>
      (await readTeam(held.db, top, teamInput.parse({ ...days, sort, pageNum, pageSize: 4 }))).list;
    const list = [...(await read(1)), ...(await read(2)), ...(await read(3))];
    expect(new Set(list.map(({ id }) => id)).size).toBe(9);
    const values = list.map(({ team }) => Number(team[sort]));
    expect(values).toEqual([...values].sort((one, other) => other - one));
  }
});
