/** What is counted for agents: each bet once, in its slot, for those who were above the member then. */
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { countPlay } from '@/lib/agents/settlement/count';
import { sql } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import type { AccountRef } from '@/lib/ledger/types';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { asOwner, useTestDatabase } from '../support/database';
import { countAt, join, move, play, sign, teamDay, voidBet } from './world';

const held = useTestDatabase();
const at = (time: string) => new Date(`2026-09-02T${time}Z`);
const wrong = async () =>
  (await verifyLedger(held.db, AGENT_CHECKS)).checks.filter(
    (item) => item.wrong > 0 && /^agents: /.test(item.name),
  );

afterAll(() => setClock(undefined));

test('every bet counts once, however often and in however many parts the runs read it', async () => {
  setClock(at('05:00:00'));
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const player = await join(held.db, agent);
  await play(
    held.ownerUrl,
    Array.from({ length: 7 }, (_, index) => ({
      memberId: player,
      at: at(`05:0${index}:30`),
      stake: 10,
      payout: 4,
    })),
  );
  setClock(at('05:08:00'));
  await Promise.all([countPlay(held.db, 2n), countPlay(held.db, 3n)]);
  await countPlay(held.db);
  expect(await teamDay(held.db, top, '2026-09-02')).toEqual({
    rounds: 7n,
    stake: units(70),
    payout: units(28),
  });
  expect(await teamDay(held.db, agent, '2026-09-02')).toEqual({
    rounds: 7n,
    stake: units(70),
    payout: units(28),
  });
  const { rows } = await sql<{ slot: Date; rounds: number }>`
    SELECT slot, sum(rounds)::int AS rounds FROM agents.play WHERE member_id = ${player} GROUP BY 1 ORDER BY 1`.execute(
    held.db,
  );
  expect(rows).toEqual([
    { slot: at('05:00:00'), rounds: 5 },
    { slot: at('05:05:00'), rounds: 2 },
  ]);
  const run = await sql<{ complete: Date }>`SELECT max(complete_before) AS complete FROM agents.run`.execute(
    held.db,
  );
  expect(run.rows[0]!.complete).toEqual(at('05:07:30'));
  expect(await wrong()).toEqual([]);
});

test('a voided bet is subtracted by a later run; a bet after a move counts for the new line, one before it for the old one', async () => {
  setClock(at('06:00:00'));
  const [before, after] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  const agent = await join(held.db, before, 2);
  const player = await join(held.db, agent);
  const [voided] = await play(held.ownerUrl, [
    { memberId: player, at: at('06:01:00'), stake: 100 },
    { memberId: player, at: at('06:04:59.999'), stake: 20 },
    { memberId: player, at: at('06:05:00'), stake: 3 },
  ]);
  await move(held.ownerUrl, agent, after, at('06:05:00'));
  await countAt(held.db, at('06:06:00'));
  expect([
    await teamDay(held.db, before, '2026-09-02'),
    await teamDay(held.db, after, '2026-09-02'),
  ]).toMatchObject([{ stake: units(120) }, { stake: units(3) }]);
  await voidBet(held.ownerUrl, voided!);
  await countAt(held.db, at('06:11:00'));
  expect(await teamDay(held.db, before, '2026-09-02')).toMatchObject({ rounds: 1n, stake: units(20) });
  expect(await wrong()).toEqual([]);
});

test('rebates, other money of the site and deposit fees are counted from the ledger', async () => {
  setClock(at('07:00:00'));
  const agent = await join(held.db, null, 1);
  const player = await join(held.db, agent);
  const give = (kind: string, count: number) =>
    post(held.db, {
      key: `test:${kind}`,
      kind,
      currency: 'THB',
      entries: [
        { account: { house: 'rewards' }, amount: -units(count) },
        { account: { memberId: player, kind: 'main' }, amount: units(count) },
      ],
    });
  await give('reward.rebate', 5);
  await give('reward.vip', 7);
  await give('adjust', 1_000);
  await post(held.db, {
    key: 'test:deposit',
    kind: 'deposit',
    currency: 'THB',
    entries: [
      { account: { house: 'deposits:sandbox' }, amount: -units(100) },
      { account: { memberId: player, kind: 'main' }, amount: units(98) },
      { account: { house: 'fees:sandbox' }, amount: units(2) },
    ],
  });
  await countAt(held.db, at('07:01:00'));
  const { rows } =
    await sql`SELECT rebates, promotions, fees FROM agents.team_day WHERE agent_id = ${agent}`.execute(
      held.db,
    );
  expect(rows).toEqual([{ rebates: units(5), promotions: units(7), fees: units(2) }]);
});

test('a bonus is a cost when it is given: what a member loses of it is no net loss, and real money is not counted a second time', async () => {
  setClock(at('07:30:00'));
  const agent = await join(held.db, null, 1);
  const [loser, winner] = [await join(held.db, agent), await join(held.db, agent)];
  const bonus = (key: string, kind: string, from: AccountRef, to: AccountRef, count: number) =>
    post(held.db, {
      key,
      kind,
      currency: 'THB',
      entries: [
        { account: from, amount: -units(count) },
        { account: to, amount: units(count) },
      ],
    });
  const bonuses = { house: 'bonuses' };
  const accountOf = (memberId: bigint, kind: string) => ({ memberId, kind });
  // Two bonuses of 100. One is lost in a game. Of the other 40 become real money, which is lost as well, and 60 go back to the site.
  await bonus('b1', 'bonus.grant', bonuses, accountOf(loser, 'bonus'), 100);
  await bonus('b2', 'bonus.grant', bonuses, accountOf(winner, 'bonus'), 100);
  await bonus('b3', 'bonus.complete', accountOf(winner, 'bonus'), accountOf(winner, 'main'), 40);
  await bonus('b4', 'bonus.forfeit', accountOf(winner, 'bonus'), bonuses, 60);
  // Free rounds: the win of 10 is the payout of a round; of it 7 become real money, and 3 go back.
  await bonus('w1', 'round', { house: 'games:AGENTS' }, accountOf(winner, 'free-wins'), 10);
  await bonus('w2', 'bonus.freeWin', accountOf(winner, 'free-wins'), accountOf(winner, 'main'), 7);
  await bonus('w3', 'bonus.freeBack', accountOf(winner, 'free-wins'), bonuses, 3);
  await play(held.ownerUrl, [
    { memberId: loser, at: at('07:30:30'), stake: 100 },
    { memberId: winner, at: at('07:30:30'), stake: 40 },
    { memberId: winner, at: at('07:30:30'), stake: 0, payout: 10 },
  ]);
  await countAt(held.db, at('07:32:00'));
  const { rows } = await sql`
    SELECT promotions, stake - payout - promotions AS net FROM agents.team_day WHERE agent_id = ${agent}`.execute(
    held.db,
  );
  // The members had no money of their own: only the 7 of the free rounds are left with them, and nobody has lost anything.
  expect(rows).toEqual([{ promotions: units(137), net: units(-7) }]);
});

test('single rounds are kept only below an agent with a real-time contract in force', async () => {
  setClock(at('08:00:00'));
  const [with_, without] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  await sign(held.db, {
    agentId: with_,
    uplineId: null,
    from: at('08:05:00'),
    until: at('08:10:00'),
    terms: {
      kind: 'realtime',
      period: null,
      tierMode: null,
      tiers: [],
      realtime: { profitRate: 1_000, lossRate: 2_000, singleBet: units(1) },
    },
  });
  const [player, other] = [await join(held.db, with_), await join(held.db, without)];
  await play(held.ownerUrl, [
    { memberId: player, at: at('08:04:59.999'), stake: 1 },
    { memberId: player, at: at('08:05:00'), stake: 2 },
    { memberId: player, at: at('08:09:59.999'), stake: 3 },
    { memberId: player, at: at('08:10:00'), stake: 4 },
    { memberId: other, at: at('08:06:00'), stake: 5 },
  ]);
  await countAt(held.db, at('08:11:00'));
  const { rows } = await sql<{ stake: bigint }>`
    SELECT stake FROM agents.play_round WHERE slot >= ${at('08:00:00')} ORDER BY stake`.execute(held.db);
  expect(rows.map(({ stake }) => stake)).toEqual([units(2), units(3)]);
});

test('a round that changes several times between two runs counts once in real-time salaries, with its last figures', async () => {
  setClock(at('08:20:00'));
  const agent = await join(held.db, null, 1);
  await sign(held.db, {
    agentId: agent,
    uplineId: null,
    from: at('08:20:00'),
    until: at('08:25:00'),
    terms: {
      kind: 'realtime',
      period: null,
      tierMode: null,
      tiers: [],
      realtime: { profitRate: 1_000, lossRate: 2_000, singleBet: units(1) },
    },
  });
  const player = await join(held.db, agent);
  const bets = Array.from({ length: 3 }, () => ({ memberId: player, at: at('08:21:00'), stake: 10 }));
  const [twice, back, voided] = await play(held.ownerUrl, bets);
  await countAt(held.db, at('08:26:00'));
  await asOwner(held.ownerUrl, async (client) => {
    const pay = (id: bigint, payout: bigint) =>
      client.query('UPDATE gateway.round SET payout = $2 WHERE id = $1', [id, payout]);
    await pay(twice!, units(4));
    await pay(twice!, units(30));
    await pay(back!, units(4));
    await pay(back!, 0n);
    await pay(voided!, units(4));
  });
  await voidBet(held.ownerUrl, voided!);
  await countAt(held.db, at('08:28:00'));
  const { rows } = await sql`
    SELECT p.round_id AS id, p.payout, sum(p.factor)::int AS factor FROM agents.play_round p WHERE p.member_id = ${player}
     GROUP BY 1, 2 HAVING sum(p.factor) <> 0 ORDER BY 1`.execute(held.db);
  expect(rows).toEqual([
    { id: twice, payout: units(30), factor: 1 },
    { id: back, payout: 0n, factor: 1 },
  ]);
  expect(await wrong()).toEqual([]);
});

test('a run that would count bets of a slot in which a line change is due does not guess: it fails and leaves nothing', async () => {
  setClock(at('09:00:00'));
  const [from, to] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  const player = await join(held.db, from);
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO agents.line_change (member_id, at, to_upline_id, to_type, reason, created_at) VALUES ($1, $2, $3, 0, 'test', $2)`,
      [player, at('09:05:00'), to],
    ),
  );
  await play(held.ownerUrl, [{ memberId: player, at: at('09:06:00'), stake: 1 }]);
  await expect(countAt(held.db, at('09:07:00'))).rejects.toMatchObject({ code: 'CR110' });
  expect(await teamDay(held.db, to, '2026-09-02')).toBeUndefined();
  await asOwner(held.ownerUrl, (client) =>
    client.query(`DELETE FROM agents.line_change WHERE member_id = $1`, [player]),
  );
  await countAt(held.db, at('09:07:00'));
  expect(await wrong()).toEqual([]);
});

test('a long count sums teams now and then, and a later run continues one that stopped between its parts', async () => {
  setClock(at('09:20:00'));
  const agent = await join(held.db, null, 1);
  const player = await join(held.db, agent);
  await play(
    held.ownerUrl,
    Array.from({ length: 25 }, (_, index) => ({
      memberId: player,
      at: at(`09:20:${String(index + 10)}`),
      stake: 1,
    })),
  );
  setClock(at('09:22:00'));
  await setFeedBound(held.db);
  const part = () =>
    sql`SELECT agents.count_play(1, ${settlementZone()}, 'THB', '{}', NULL, ${at('09:22:00')})`.execute(
      held.db,
    );
  const summed = async () => (await teamDay(held.db, agent, '2026-09-02'))?.rounds ?? 0n;
  const seen: bigint[] = [];
  for (let parts = 0; parts < 24; parts += 1) {
    await part();
    seen.push(await summed());
    // What is not summed yet is no fault.
    if (parts === 10) expect(await wrong()).toEqual([]);
  }
  const sums = [...new Set(seen)];
  expect(sums).toHaveLength(2);
  expect(sums[0]).toBe(0n);
  expect(sums[1]).toBeGreaterThan(15n);
  await countPlay(held.db);
  expect(await summed()).toBe(25n);
  expect(await wrong()).toEqual([]);
});

test('a member who moved counts by the history, the others by their path: both as the history says', async () => {
  setClock(at('09:40:00'));
  const [left, right] = [await join(held.db, null, 1), await join(held.db, null, 1)];
  const agent = await join(held.db, left, 2);
  const [moved, stays] = [await join(held.db, agent), await join(held.db, left)];
  await play(held.ownerUrl, [
    { memberId: moved, at: at('09:41:00'), stake: 4 },
    { memberId: stays, at: at('09:41:00'), stake: 30 },
    { memberId: moved, at: at('09:46:00'), stake: 500 },
  ]);
  await move(held.ownerUrl, agent, right, at('09:45:00'));
  const lines = await sql<{ at: bigint[]; of: bigint[] }>`
    SELECT agents.line_at(m.id, m.path, x.at) AS at, agents.line_of(m.id, x.at) AS of
      FROM identity.member m, unnest(${[at('09:40:00'), at('09:45:00'), at('09:50:00')]}::timestamptz[]) AS x (at)`.execute(
    held.db,
  );
  for (const line of lines.rows) expect(line.at).toEqual(line.of);
  await countAt(held.db, at('09:51:00'));
  expect([
    await teamDay(held.db, left, '2026-09-02'),
    await teamDay(held.db, right, '2026-09-02'),
  ]).toMatchObject([{ stake: units(34) }, { stake: units(500) }]);
  expect(await wrong()).toEqual([]);
});

test('another settlement zone sums the days of teams anew; the checks find a planted fault', async () => {
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE agents.counting SET zone = 'Pacific/Auckland'`),
  );
  await countAt(held.db, at('10:00:00'));
  expect(await wrong()).toEqual([]);
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`UPDATE agents.team_day SET stake = stake + 1`);
    await client.query(`UPDATE agents.play SET valid_bet = valid_bet + 1`);
  });
  expect((await wrong()).map(({ name }) => name)).toEqual([
    'agents: what is counted of a member is the sum of the settled rounds',
    'agents: the day of a team is the sum of its members, by the line at each bet',
  ]);
});
