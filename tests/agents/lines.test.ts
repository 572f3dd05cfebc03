/** Moves, promotions and demotions of agents, and the line at a moment. */
import fc from 'fast-check';
import { LINE_CHECKS } from '@/lib/agents/lines/checks';
import { applyDue, cancelChange, changeLine, type NewLineChange } from '@/lib/agents/lines/commands';
import { lineAt } from '@/lib/agents/lines/queries';
import { readChanges, readLines } from '@/lib/agents/settlement/lines';
import { inTransaction, sql } from '@/lib/db/client';
import { countDownline } from '@/lib/identity/downline/queries';
import { createMember } from '@/lib/identity/commands';
import { setClock, now } from '@/lib/platform/clock';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { asOwner, useTestDatabase, waitForBlockedQuery } from '../support/database';
import { depth } from '../support/depth';

const held = useTestDatabase();
const MINUTE = 60_000;
jest.setTimeout(depth(120_000, 600_000));

let count = 0;
const make = async (type: number, uplineId?: bigint) =>
  (await createMember(held.db, { account: `line${++count}`, type, uplineId })).id;
const change = (given: Pick<NewLineChange, 'memberId' | 'toUplineId' | 'toType'> & { at?: Date }) =>
  inTransaction(held.db, (tx) => changeLine(tx, { reason: 'a test', operatorId: null, ...given }));
const line = async (id: bigint, at: Date) => (await lineAt(held.db, id, at)).map((one) => one.id);
const linesSince = async (at: Date, members: readonly bigint[]) =>
  readLines(held.db, members, await readChanges(held.db, at));
const member = (id: bigint) =>
  held.db.selectFrom('identity.member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const wrong = async () =>
  (await verifyLedger(held.db, LINE_CHECKS)).checks.filter((one) => one.wrong > 0).map((one) => one.name);
/** A round moment: the start of a slot. */
const START = Date.parse('2026-03-01T10:00:00Z');

afterEach(() => setClock(undefined));

test('a move changes the whole line at once, counts from the next slot on, and rewrites nothing before', async () => {
  setClock(new Date(START + MINUTE));
  const [a, b] = [await make(1), await make(1)];
  const sub = await make(2, a);
  const [leaf, player] = [await make(2, sub), await make(0, sub)];
  const moved = await change({ memberId: sub, toUplineId: b, toType: 2 });
  expect(moved).toMatchObject({ state: 'applied', at: new Date(START + 5 * MINUTE) });
  expect((await member(leaf)).path).toBe(`${b}.${sub}.${leaf}`);
  const before = new Date(START + 5 * MINUTE - 1);
  expect(await line(player, before)).toEqual([a, sub, player]);
  expect(await line(player, moved.at)).toEqual([b, sub, player]);
  // A second move in the same slot continues from the first one.
  await change({ memberId: sub, toUplineId: null, toType: 1 });
  expect(await line(player, before)).toEqual([a, sub, player]);
  expect(await line(player, moved.at)).toEqual([sub, player]);
  const lines = await linesSince(before, [sub, leaf, a]);
  expect([sub, leaf, a].map((id) => lines.uplineAt(id, before))).toEqual([a, sub, null]);
  expect(await wrong()).toEqual([]);
});

test('refuses cycles, uplines that are no agents, trial players, other currencies and agents without a place', async () => {
  const top = await make(1);
  const sub = await make(2, top);
  const deep = await make(2, sub);
  const player = await make(0, deep);
  const trial = await make(4);
  const code = (given: Parameters<typeof change>[0]) =>
    change(given).then(
      () => 'done',
      (error) => Object.values(error.fields ?? { own: error })[0],
    ) as Promise<{ code: string }>;
  expect(await code({ memberId: top, toUplineId: deep, toType: 2 })).toMatchObject({ code: 'LINE_CYCLE' });
  expect(await code({ memberId: top, toUplineId: top, toType: 1 })).toMatchObject({ code: 'LINE_CYCLE' });
  expect(await code({ memberId: sub, toUplineId: player, toType: 2 })).toMatchObject({ code: 'LINE_UPLINE' });
  expect(await code({ memberId: sub, toUplineId: 1n, toType: 2 })).toMatchObject({ code: 'LINE_UPLINE' });
  expect(await code({ memberId: trial, toUplineId: top, toType: 0 })).toMatchObject({ code: 'LINE_TRIAL' });
  expect(await code({ memberId: player, toUplineId: trial, toType: 0 })).toMatchObject({
    code: 'LINE_UPLINE',
  });
  expect(await code({ memberId: sub, toUplineId: null, toType: 2 })).toMatchObject({
    code: 'LINE_NEEDS_UPLINE',
  });
  expect(await code({ memberId: deep, toUplineId: sub, toType: 0 })).toMatchObject({
    code: 'LINE_HAS_DOWNLINE',
  });
  expect(await code({ memberId: deep, toUplineId: sub, toType: 4 })).toMatchObject({ code: 'LINE_TYPE' });
  expect(await code({ memberId: deep, toUplineId: sub, toType: 2 })).toMatchObject({
    code: 'LINE_UNCHANGED',
  });
  await sql`UPDATE identity.member SET currency = 'USD' WHERE id = ${player}`.execute(held.db);
  expect(await code({ memberId: player, toUplineId: top, toType: 0 })).toMatchObject({
    code: 'LINE_CURRENCY',
  });
  await expect(
    sql`UPDATE identity.member SET path = '1', upline_id = NULL WHERE id = ${deep}`.execute(held.db),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a scheduled change takes effect at its moment, once, however often the job runs; a cancelled one never', async () => {
  setClock(new Date(START));
  const [a, b] = [await make(1), await make(1)];
  const [sub, other] = [await make(2, a), await make(0, a)];
  const at = new Date(START + 61 * MINUTE);
  const later = await change({ memberId: sub, toUplineId: b, toType: 2, at });
  expect(later).toMatchObject({ state: 'scheduled', at: new Date(START + 65 * MINUTE) });
  await expect(change({ memberId: sub, toUplineId: b, toType: 2 })).rejects.toMatchObject({
    code: 'LINE_CHANGE_SCHEDULED',
  });
  await expect(change({ memberId: other, toUplineId: b, toType: 0, at: now() })).rejects.toMatchObject({
    fields: { at: { code: 'LINE_MOMENT' } },
  });
  const cancelled = await change({ memberId: other, toUplineId: b, toType: 0, at });
  await inTransaction(held.db, (tx) => cancelChange(tx, cancelled.id));
  expect(await applyDue(held.db)).toBe(0);
  setClock(later.at);
  const runs = await Promise.all(Array.from({ length: 8 }, () => applyDue(held.db)));
  expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect((await member(sub)).upline_id).toBe(b);
  expect((await member(other)).upline_id).toBe(a);
  await expect(inTransaction(held.db, (tx) => cancelChange(tx, later.id))).rejects.toMatchObject({
    code: 'LINE_CHANGE_DECIDED',
  });
});

test('a scheduled change that is not possible any more is refused with its reason, and the others are applied', async () => {
  setClock(new Date(START));
  const [a, b, c] = [await make(1), await make(1), await make(1)];
  const at = new Date(START + 5 * MINUTE);
  // Each is possible alone; together they would be a circle.
  const [first, second] = [
    await change({ memberId: a, toUplineId: b, toType: 1, at }),
    await change({ memberId: b, toUplineId: a, toType: 1, at }),
  ];
  await change({ memberId: c, toUplineId: a, toType: 2, at });
  setClock(at);
  expect(await applyDue(held.db)).toBe(2);
  const rows = await held.db
    .selectFrom('agents.line_change')
    .select(['state', 'refusal'])
    .where('id', 'in', [first.id, second.id])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'applied', refusal: null },
    { state: 'refused', refusal: 'LINE_CYCLE' },
  ]);
  expect((await member(c)).path).toBe(`${b}.${a}.${c}`);
});

test('contracts with the former upline end with a move, and those below that hang on them', async () => {
  // After the changes of the other tests: changes are applied in the order of their moments.
  const start = START + 300 * MINUTE;
  setClock(new Date(start));
  const [a, b] = [await make(1), await make(1)];
  const sub = await make(2, a);
  const deep = await make(2, sub);
  const sign = (uplineId: bigint, agentId: bigint, kind: string) =>
    held.db
      .insertInto('agents.contract')
      .values({
        kind,
        upline_id: uplineId,
        agent_id: agentId,
        currency: 'THB',
        period: kind === 'daily' ? 'D' : null,
        top_rate: 1_000,
        state: 'signed',
        offered_by: 'upline',
        request_id: `request of ${kind}`,
        request_digest: Buffer.alloc(32),
        offered_at: now(),
        decided_at: now(),
        starts_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [own, hangs] = [await sign(a, sub, 'daily'), await sign(sub, deep, 'daily')];
  setClock(new Date(start + MINUTE));
  // A promotion leaves the upline, and so the contracts.
  await change({ memberId: sub, toUplineId: a, toType: 1 });
  await change({ memberId: sub, toUplineId: b, toType: 2 });
  const rows = await held.db
    .selectFrom('agents.contract')
    .select(['id', 'ends_at', 'end_reason'])
    .where('id', 'in', [own.id, hangs.id])
    .orderBy('id')
    .execute();
  const at = new Date(start + 5 * MINUTE);
  expect(rows).toEqual([
    { id: own.id, ends_at: at, end_reason: 'moved' },
    { id: hangs.id, ends_at: at, end_reason: 'upline_ended' },
  ]);
});

test('a registration below a line that is being moved waits, and gets the new path', async () => {
  const [a, b] = [await make(1), await make(1)];
  const sub = await make(2, a);
  let registered: Promise<bigint> | undefined;
  await inTransaction(held.db, async (tx) => {
    await changeLine(tx, { memberId: sub, toUplineId: b, toType: 2, reason: 'a test', operatorId: null });
    registered = make(0, sub);
    await waitForBlockedQuery(held.db);
  });
  const id = await registered!;
  expect((await member(id)).path).toBe(`${b}.${sub}.${id}`);
  await expect(make(0, id)).rejects.toMatchObject({ code: 'AFFILIATE_CODE' });
});

test(`${depth(1_000, 10_000)} random re-parentings, 16 at a time: no cycle, and every path is the line of uplines`, async () => {
  const CHANGES = depth(1_000, 10_000);
  setClock(new Date(START));
  const agents: bigint[] = [];
  for (let no = 0; no < 60; no++)
    agents.push(await make(1, no < 5 ? undefined : agents[no % 5 ? no - 1 : 0]));
  const pick = () => agents[Math.floor(random() * agents.length)]!;
  // A fixed seed: a failure can be seen again.
  const numbers = fc.sample(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    numRuns: CHANGES * 4,
    seed: 19,
  });
  let next = 0;
  const random = () => numbers[next++ % numbers.length]!;
  const outcomes = new Map<string, number>();
  let left = CHANGES;
  const worker = async () => {
    while (left-- > 0) {
      const memberId = pick();
      const toUplineId = random() < 0.1 ? null : pick();
      if (random() < 0.02) setClock(new Date(now().getTime() + 5 * MINUTE));
      const outcome = await change({ memberId, toUplineId, toType: 1 }).then(
        () => 'done',
        (error) =>
          Object.values((error.fields ?? { own: error }) as Record<string, { code: string }>)[0]!.code,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect([...outcomes.keys()].sort()).toEqual(['LINE_CYCLE', 'LINE_UNCHANGED', 'done']);
  expect(await wrong()).toEqual([]);
  // The tree of each moment is one without a cycle, too.
  const { rows } = await sql<{ at: Date }>`
    SELECT DISTINCT at FROM agents.line_change WHERE state = 'applied' ORDER BY at`.execute(held.db);
  for (const { at } of rows) {
    const lines = await linesSince(at, agents);
    for (const agent of agents) {
      let steps = 0;
      for (let above: bigint | null = agent; above; above = lines.uplineAt(above, at))
        if (++steps > agents.length) throw new Error(`a cycle above ${agent} at ${at.toISOString()}`);
    }
  }
});

test(`a line of ${depth(400, 2_000)} levels can be joined and moved`, async () => {
  const LEVELS = depth(400, 2_000);
  const [top, other] = [await make(1), await make(1)];
  let last = top;
  for (let level = 1; level < LEVELS; level++) last = await make(2, last);
  await change({ memberId: top, toUplineId: other, toType: 1 });
  const { path } = await member(last);
  expect([path.split('.').length, path.split('.')[0]]).toEqual([LEVELS + 1, String(other)]);
  expect((await countDownline(held.db, other, new Date(0))).total).toBe(LEVELS);
  await expect(change({ memberId: other, toUplineId: last, toType: 1 })).rejects.toMatchObject({
    fields: { upline: { code: 'LINE_CYCLE' } },
  });
});

test('the checks see a path that is not the line, and a history with a gap', async () => {
  const [a, b] = [await make(1), await make(1)];
  const sub = await make(2, a);
  await change({ memberId: sub, toUplineId: b, toType: 2 });
  expect(await wrong()).toEqual([]);
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`UPDATE identity.member SET path = '7.${sub}' WHERE id = ${sub}`);
    await client.query(`UPDATE identity.member SET type = 42 WHERE id = ${sub}`);
  });
  expect(await wrong()).toEqual(LINE_CHECKS.map(({ name }) => name));
});
