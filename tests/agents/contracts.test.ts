/** Contracts between uplines and downlines: offers, signatures, ends, and rates that never exceed the upline's. */
import { inTransaction, sql } from '@/lib/db/client';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { CONTRACT_KINDS, nextSlot } from '@/lib/agents/constants';
import { decideOffer, expireOffers, offerContract, withdrawOffer } from '@/lib/agents/contracts/commands';
import { decideEndRequest, endByOperator, requestEnd, terminate } from '@/lib/agents/contracts/end-commands';
import { endContractsOfMove } from '@/lib/agents/contracts/ends';
import { findContract, selectContracts } from '@/lib/agents/contracts/queries';
import { exceeds } from '@/lib/agents/contracts/terms';
import type { Contract } from '@/lib/agents/contracts/types';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { newAgent, signed, termsOf } from './contract-model';

const held = useTestDatabase();
const START = new Date('2026-03-10T05:02:00Z');
const MINUTE = 60_000;
let platform: { operatorId: bigint };
let request = 0;

beforeAll(async () => {
  platform = {
    operatorId: await createOperator(held.db, { account: 'desk', name: 'Desk', password: 'a long password' }),
  };
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

const offer = (
  from: bigint,
  agentId: bigint,
  rate: number,
  confirm = false,
  kind: 'daily' | 'realtime' = 'daily',
) =>
  offerContract(
    held.db,
    { memberId: from },
    { agentId, terms: termsOf(kind, rate), requestId: `offer-${++request}`, confirm },
  );
const accept = (agentId: bigint, { id }: Contract, confirm = false) =>
  decideOffer(held.db, { memberId: agentId }, { contractId: id, accept: true, confirm });
const again = async ({ id }: Contract) => (await findContract(held.db, id))!;
const noticesOf = async (memberId: bigint) =>
  (
    await held.db
      .selectFrom('notices.notice')
      .select('kind')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

/** A line of agents with a daily contract each, from the top down. */
async function line(...rates: number[]): Promise<{ ids: bigint[]; contracts: Contract[] }> {
  const ids: bigint[] = [];
  const contracts: Contract[] = [];
  for (const rate of rates) {
    const upline = ids.at(-1);
    const id = await newAgent(held.db, upline);
    contracts.push(
      await signed(
        held.db,
        upline === undefined ? platform : { memberId: upline },
        id,
        termsOf('daily', rate),
      ),
    );
    ids.push(id);
  }
  return { ids, contracts };
}

test('a signed contract counts from the next slot on, and ends the version before it', async () => {
  const { ids, contracts } = await line(50_000, 30_000);
  const [top, below] = ids as [bigint, bigint];
  expect(contracts[1]).toMatchObject({
    state: 'signed',
    startsAt: new Date('2026-03-10T05:05:00Z'),
    endsAt: null,
  });
  advanceClock(10 * MINUTE);
  const next = await accept(below, await offer(top, below, 40_000));
  expect(next).toMatchObject({ startsAt: new Date('2026-03-10T05:15:00Z'), previousId: contracts[1]!.id });
  expect(await again(contracts[1]!)).toMatchObject({ endsAt: next.startsAt, endReason: 'replaced' });
  expect(await noticesOf(below)).toEqual(['contractOffered', 'contractOffered']);
  expect(await noticesOf(top)).toEqual(['contractOffered', 'contractSigned', 'contractSigned']);
});

test('an offer is the same under its requestId, and answered once, by the other side alone', async () => {
  const { ids } = await line(50_000);
  const top = ids[0]!;
  const below = await newAgent(held.db, top);
  const given = {
    agentId: below,
    terms: termsOf('daily', 10_000),
    requestId: 'request-once',
    confirm: false,
  };
  const made = await Promise.all(
    Array.from({ length: 10 }, () => offerContract(held.db, { memberId: top }, given)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  await expect(
    offerContract(held.db, { memberId: top }, { ...given, terms: termsOf('daily', 20_000) }),
  ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  await expect(accept(top, made[0]!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const outcomes = await Promise.allSettled([
    accept(below, made[0]!),
    decideOffer(held.db, { memberId: below }, { contractId: made[0]!.id, accept: false, confirm: false }),
    withdrawOffer(held.db, { memberId: top }, made[0]!.id),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'OFFER_DECIDED' });
});

test('a counter-offer replaces the offer, and the upline answers it', async () => {
  const { ids } = await line(50_000);
  const top = ids[0]!;
  const below = await newAgent(held.db, top);
  const first = await offer(top, below, 10_000);
  const counter = await offer(below, below, 20_000);
  expect(counter).toMatchObject({ offeredBy: 'agent', previousId: first.id });
  expect((await again(first)).state).toBe('replaced');
  await expect(accept(below, counter)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await accept(top, counter)).toMatchObject({ state: 'signed' });
});

test('terms above the upline’s are refused at their field, and without a contract above nothing is offered', async () => {
  const { ids } = await line(50_000);
  const top = ids[0]!;
  const below = await newAgent(held.db, top);
  await expect(offer(top, below, 50_001)).rejects.toMatchObject({
    code: 'RATE_ABOVE_UPLINE',
    fields: { 'tiers.0.rate': { code: 'ABOVE_UPLINE', values: { most: '5' } } },
  });
  await expect(offer(top, below, 10_000, false, 'realtime')).rejects.toMatchObject({
    code: 'UPLINE_WITHOUT_CONTRACT',
  });
  // A dividend has the period of the upline's.
  await signed(held.db, platform, top, termsOf('dividend', 50_000, 'M'));
  await expect(
    offerContract(
      held.db,
      { memberId: top },
      { agentId: below, terms: termsOf('dividend', 10_000, 'W'), requestId: 'other-period', confirm: false },
    ),
  ).rejects.toMatchObject({ fields: { period: { code: 'PERIOD_OF_UPLINE', values: { period: 'M' } } } });
});

test('lower terms name the higher contracts below, and end them all the way down once confirmed', async () => {
  const { ids, contracts } = await line(50_000, 40_000, 30_000, 10_000);
  const [top, second, third, fourth] = ids as [bigint, bigint, bigint, bigint];
  await expect(offer(top, second, 20_000)).rejects.toMatchObject({
    code: 'HIGHER_RATE',
    extras: {
      touchedTotal: 2,
      touched: [
        { contractId: String(contracts[2]!.id), rate: '3', reason: 'higher_rate' },
        { contractId: String(contracts[3]!.id), rate: '1', reason: 'upline_ended' },
      ],
    },
  });
  const offered = await offer(top, second, 20_000, true);
  await expect(accept(second, offered)).rejects.toMatchObject({ code: 'HIGHER_RATE' });
  advanceClock(10 * MINUTE);
  const { startsAt } = await accept(second, offered, true);
  expect(await again(contracts[2]!)).toMatchObject({ endsAt: startsAt, endReason: 'higher_rate' });
  expect(await again(contracts[3]!)).toMatchObject({ endsAt: startsAt, endReason: 'upline_ended' });
  expect((await noticesOf(third)).slice(-2)).toEqual(['contractEnds', 'contractEnds']);
  expect((await noticesOf(fourth)).at(-1)).toBe('contractEnds');
});

test('either side ends a contract with the period, everything below with it, and nothing is signed under it any more', async () => {
  const { ids, contracts } = await line(50_000, 40_000, 30_000);
  const [, second, third] = ids as [bigint, bigint, bigint];
  const call = { contractId: contracts[1]!.id, confirm: false };
  await expect(terminate(held.db, { memberId: third }, call)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(terminate(held.db, { memberId: second }, call)).rejects.toMatchObject({
    code: 'CONTRACTS_BELOW_END',
  });
  const zone = settlementZone();
  const endsAt = dayStart(dayOf(now(), zone), zone, 1);
  expect(await terminate(held.db, { memberId: second }, { ...call, confirm: true })).toMatchObject({
    endsAt,
    endReason: 'terminated',
  });
  expect(await again(contracts[2]!)).toMatchObject({ endsAt, endReason: 'upline_ended' });
  await expect(offer(second, third, 10_000)).rejects.toMatchObject({ code: 'UPLINE_WITHOUT_CONTRACT' });
});

test('at once a contract ends only when both agree, or by an operator', async () => {
  const { ids, contracts } = await line(50_000, 40_000);
  const [top, second] = ids as [bigint, bigint];
  const contractId = contracts[1]!.id;
  advanceClock(20 * MINUTE);
  await requestEnd(held.db, { memberId: top }, { contractId, reason: 'we start anew' });
  await expect(requestEnd(held.db, { memberId: second }, { contractId, reason: '' })).rejects.toMatchObject({
    code: 'END_ASKED',
  });
  const decide = (memberId: bigint, decision: 'accept' | 'refuse' | 'withdraw') =>
    decideEndRequest(held.db, { memberId }, { contractId, decision, confirm: false });
  await expect(decide(top, 'accept')).rejects.toMatchObject({ code: 'NO_END_REQUEST' });
  await decide(second, 'refuse');
  await requestEnd(held.db, { memberId: second }, { contractId, reason: '' });
  expect(await decide(top, 'accept')).toMatchObject({ endsAt: nextSlot(now()), endReason: 'agreed' });
  expect(await endByOperator(held.db, { contractId: contracts[0]!.id, confirm: false })).toMatchObject({
    endsAt: nextSlot(now()),
    endReason: 'operator',
  });
});

test('a move ends the contract with the former upline and what hangs on it, and withdraws open offers', async () => {
  const { ids, contracts } = await line(50_000, 40_000, 30_000);
  const second = ids[1]!;
  const open = await offer(ids[0]!, second, 45_000);
  advanceClock(60 * MINUTE);
  const at = nextSlot(new Date(now().getTime() - 30 * MINUTE));
  const told = await inTransaction(held.db, (tx) => endContractsOfMove(tx, second, at));
  expect(new Set(told)).toEqual(new Set(ids));
  expect(await again(contracts[1]!)).toMatchObject({ endsAt: at, endReason: 'moved' });
  expect(await again(contracts[2]!)).toMatchObject({ endsAt: at, endReason: 'upline_ended' });
  expect((await again(open)).state).toBe('withdrawn');
  expect((await again(contracts[0]!)).endsAt).toBeNull();
});

test('an offer that nobody answers expires, and cannot be accepted before the job has seen it', async () => {
  const { ids } = await line(50_000);
  const below = await newAgent(held.db, ids[0]!);
  const open = await offer(ids[0]!, below, 10_000);
  advanceClock(14 * 24 * 60 * MINUTE);
  await expect(accept(below, open)).rejects.toMatchObject({ code: 'OFFER_EXPIRED' });
  expect(await expireOffers(held.db)).toBeGreaterThan(0);
  expect((await again(open)).state).toBe('expired');
  expect((await noticesOf(ids[0]!)).at(-1)).toBe('contractExpired');
});

test('an excluded agent gets no offer and signs none', async () => {
  const { ids } = await line(50_000);
  const below = await newAgent(held.db, ids[0]!);
  const open = await offer(ids[0]!, below, 10_000);
  await inTransaction(held.db, (tx) => beginExclusion(tx, below, '7d'));
  await expect(accept(below, open)).rejects.toMatchObject({ code: 'MEMBER_EXCLUDED' });
  await expect(offer(ids[0]!, below, 20_000)).rejects.toMatchObject({ code: 'CONTRACT_NOT_POSSIBLE' });
});

describe('random concurrent changes', () => {
  /** A small generator with a seed, so that a failure can be repeated. */
  function random(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  test(
    'of ten random offers, answers, edits and ends at a time over a random tree, no rate is ever above the upline’s',
    async () => {
      const pick = random(20_260_310);
      const agents: { id: bigint; uplineId: bigint | undefined }[] = [];
      for (let index = 0; index < 24; index++) {
        const uplineId = index < 2 ? undefined : agents[pick(index)]!.id;
        agents.push({ id: await newAgent(held.db, uplineId), uplineId });
      }
      const ids = agents.map(({ id }) => id);
      const counts: Record<string, number> = {};
      const refusals = new Set<string>();

      async function change(): Promise<string> {
        const { id: agentId, uplineId } = agents[pick(agents.length)]!;
        const upline = uplineId === undefined ? platform : { memberId: uplineId };
        const own = { memberId: agentId };
        const kind = CONTRACT_KINDS[pick(3) === 0 ? 3 : pick(2)]!;
        const confirm = pick(3) > 0;
        const open = await selectContracts(
          held.db,
          sql`c.agent_id = ${agentId} AND c.kind = ${kind} AND (c.state = 'offered' OR (c.state = 'signed' AND c.ends_at IS NULL))`,
        );
        const offered = open.find(({ state }) => state === 'offered');
        const current = open.find(({ state }) => state === 'signed');
        const action = pick(16);
        if (offered && action < 12) {
          const by = offered.offeredBy === 'agent' ? upline : own;
          await decideOffer(held.db, by, { contractId: offered.id, accept: action < 11, confirm });
          return action < 11 ? 'accept' : 'reject';
        }
        if (current && action === 12) {
          await terminate(held.db, pick(2) ? own : upline, { contractId: current.id, confirm });
          return 'terminate';
        }
        if (current && action === 13) {
          if (pick(2)) await endByOperator(held.db, { contractId: current.id, confirm });
          else await inTransaction(held.db, (tx) => endContractsOfMove(tx, agentId, nextSlot(now())));
          return 'end';
        }
        const terms = termsOf(kind, 1 + pick(100) * 1_000, pick(8) === 0 ? 'W' : 'D');
        await offerContract(held.db, pick(4) === 0 ? own : upline, {
          agentId,
          terms,
          requestId: `random-${++request}`,
          confirm,
        });
        return 'offer';
      }

      for (let round = 0; round < depth(40, 200); round++) {
        const results = await Promise.allSettled(Array.from({ length: 10 }, () => change()));
        for (const result of results) {
          if (result.status === 'fulfilled') counts[result.value] = (counts[result.value] ?? 0) + 1;
          else if (result.reason instanceof AppError) refusals.add(result.reason.code);
          else throw result.reason;
        }
        advanceClock(pick(8) * MINUTE);
      }
      // Which change comes first differs between runs: a count has a spread, but each kind of change happens in 2,000.
      for (const name of depth(['offer', 'accept'], ['offer', 'accept', 'reject', 'terminate', 'end']))
        expect(counts[name] ?? 0).toBeGreaterThan(0);
      expect([...refusals]).toEqual(
        expect.arrayContaining(depth(['RATE_ABOVE_UPLINE'], ['HIGHER_RATE', 'RATE_ABOVE_UPLINE'])),
      );

      const all = await selectContracts(
        held.db,
        sql`c.agent_id = ANY (${ids}::bigint[]) AND c.state = 'signed'`,
      );
      const covers = (one: Contract, at: number) =>
        one.startsAt!.getTime() <= at && (one.endsAt === null || at < one.endsAt.getTime());
      const moments = [
        ...new Set(all.flatMap(({ startsAt, endsAt }) => [startsAt!, endsAt ?? startsAt!])),
      ].map(Number);
      const wrong: string[] = [];
      for (const at of new Set(moments))
        for (const agentId of ids)
          for (const kind of CONTRACT_KINDS) {
            const here = all.filter(
              (one) => one.agent.id === agentId && one.terms.kind === kind && covers(one, at),
            );
            if (here.length > 1) wrong.push(`two of agent ${agentId} at ${at}`);
            for (const one of here) {
              if (one.upline === null) continue;
              const above = all.find(
                (other) =>
                  other.agent.id === one.upline!.id && other.terms.kind === kind && covers(other, at),
              );
              if (!above || exceeds(one.terms, above.terms) || above.terms.period !== one.terms.period)
                wrong.push(`contract ${one.id} at ${new Date(at).toISOString()}`);
            }
          }
      expect(wrong).toEqual([]);
      expect(all.length).toBeGreaterThan(depth(10, 60));
    },
    depth(180_000, 600_000),
  );

  test('the check of the books reads the same, and finds a rate that is planted', async () => {
    const passed = await verifyLedger(held.db, AGENT_CHECKS);
    expect(passed.checks.find(({ name }) => name.startsWith('contracts of agents'))).toMatchObject({
      wrong: 0,
    });
    const { contracts } = await line(50_000, 40_000);
    await sql`UPDATE agents.contract SET ends_at = starts_at, end_reason = 'operator' WHERE id = ${contracts[0]!.id}`.execute(
      held.db,
    );
    const planted = await verifyLedger(held.db, AGENT_CHECKS);
    expect(planted.checks.find(({ name }) => name.startsWith('contracts of agents'))).toMatchObject({
      wrong: 1,
      examples: [`contract ${contracts[1]!.id}`],
    });
  });
});
