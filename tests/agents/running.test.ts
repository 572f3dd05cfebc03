/** Where a contract stands in its running period: what the card shows just before the end is what the bill says after it. */
import fc from 'fast-check';
import { runningContract } from '@/lib/agents/contracts/running';
import { simulate } from '@/lib/agents/contracts/simulator';
import type { Terms } from '@/lib/agents/contracts/terms';
import { toWireProgress } from '@/lib/agents/contracts/wire';
import { settle } from '@/lib/agents/settlement/commands';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { sql } from '@/lib/db/client';
import { units, ZERO } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { countAt, join, move, play, sign, type Bet } from './world';

const held = useTestDatabase();
afterAll(() => setClock(undefined));

const MINUTE = 60_000;
const day = (name: string, after = 0) => dayStart(name, settlementZone(), after);
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const tier = (validBet: number, rate: number, more: { active?: number; netLoss?: number } = {}) => ({
  validBet: units(validBet),
  netLoss: units(more.netLoss ?? 0),
  active: more.active ?? 0,
  rate,
  amount: ZERO,
});
const daily = (...tiers: Terms['tiers'][number][]): Terms => ({
  kind: 'daily',
  period: 'D',
  tierMode: null,
  tiers,
  realtime: null,
});

const billOf = async (contractId: bigint) =>
  (
    await sql<{
      earned: bigint;
      valid_bet: bigint;
      net_loss: bigint;
      active: number;
      tier_no: number | null;
    }>`
      SELECT earned, valid_bet, net_loss, active, tier_no FROM agents.bill WHERE contract_id = ${contractId}
       ORDER BY to_at DESC LIMIT 1`.execute(held.db)
  ).rows[0]!;

test('the card of a contract becomes its bill: with a move and a contract that begins within the day', async () => {
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const other = await join(held.db, top, 2);
  const players = [await join(held.db, agent), await join(held.db, agent), await join(held.db, other)];
  const kinds: Terms[] = [
    daily(tier(100, 10_000), tier(1_000, 20_000, { active: 2 })),
    {
      ...daily(tier(0, 250_000, { netLoss: 50 }), tier(200, 300_000, { netLoss: 400 })),
      kind: 'dividend',
      tierMode: 'floating',
    },
  ];
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          player: fc.nat(2),
          minute: fc.integer({ min: 0, max: 1_439 }),
          stake: fc.integer({ min: 1, max: 900 }),
          payout: fc.integer({ min: 0, max: 900 }),
        }),
        { maxLength: 12 },
      ),
      fc.constantFrom(...kinds),
      fc.integer({ min: 0, max: 200 }),
      async (rounds, terms, slot) => {
        const since = day('2026-03-02', number++);
        const until = day('2026-03-02', number);
        const from = later(since, slot * 5 * MINUTE);
        setClock(from);
        const contractId = await sign(held.db, { agentId: agent, uplineId: null, terms, from });
        const bets = rounds.map(({ player, minute, stake, payout }): Bet => ({
          memberId: players[player]!,
          at: later(since, minute * MINUTE),
          stake,
          payout,
        }));
        if (bets.length > 0) await play(held.ownerUrl, bets);
        // The third player is below the other agent in one half of the day and below this one in the other.
        await move(
          held.ownerUrl,
          players[2]!,
          number % 2 === 0 ? agent : other,
          later(since, 12 * 60 * MINUTE),
        );
        await countAt(held.db, later(until, MINUTE));
        setClock(later(until, -1));
        const shown = await runningContract(held.db, agent, contractId);
        setClock(later(until, MINUTE));
        await settle(held.db, { kind: terms.kind, type: 'D' }, { since, until });
        const bill = await billOf(contractId);
        expect({
          earned: shown.amount,
          valid_bet: shown.figures.validBet,
          net_loss: shown.netLoss,
          active: shown.figures.active,
          tier_no: shown.tier,
        }).toEqual(bill);
        await sql`UPDATE agents.contract SET ends_at = ${until}, end_reason = 'operator' WHERE id = ${contractId}`.execute(
          held.db,
        );
      },
    ),
    { numRuns: depth(12, 60) },
  );
});

test('it says what the next tier lacks, what earlier bills take, and is for the two sides alone', async () => {
  const since = day('2027-03-01');
  setClock(since);
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const below = await join(held.db, agent, 2);
  const player = await join(held.db, below);
  const stranger = await join(held.db, null, 1);
  const terms = daily(tier(100, 10_000), tier(1_000, 20_000, { active: 2 }));
  const contractId = await sign(held.db, { agentId: below, uplineId: agent, terms, from: since });
  await play(held.ownerUrl, [{ memberId: player, at: later(since, 60 * MINUTE), stake: 400, payout: 100 }]);
  await countAt(held.db, later(since, 61 * MINUTE));
  const shown = toWireProgress(await runningContract(held.db, agent, contractId));
  expect(shown).toMatchObject({
    zone: settlementZone(),
    figures: { validBet: '400.00', netLoss: '300.00', activeMembers: 1 },
    tier: 1,
    amount: '4.00',
    correctionLeft: '0.00',
    next: { tier: 2, validBet: '600.00', activeMembers: 1 },
    tiers: [
      { no: 1, reached: true, pays: true, validBet: { least: '100.00', reached: '400.00', missing: '0.00' } },
      { no: 2, reached: false, activeMembers: { least: 2, reached: 1, missing: 1 } },
    ],
  });
  expect(await runningContract(held.db, below, contractId)).toMatchObject({ amount: units(4) });
  for (const foreign of [top, player, stranger])
    await expect(runningContract(held.db, foreign, contractId)).rejects.toMatchObject({ code: 'NOT_FOUND' });

  // A contract that has ended stands nowhere.
  await sql`UPDATE agents.contract SET ends_at = ${later(since, 2 * 60 * MINUTE)}, end_reason = 'terminated' WHERE id = ${contractId}`.execute(
    held.db,
  );
  setClock(later(since, 3 * 60 * MINUTE));
  await expect(runningContract(held.db, agent, contractId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('of a real-time salary it shows the bills of the day', async () => {
  const since = day('2027-05-01');
  setClock(since);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const terms: Terms = {
    ...daily(),
    kind: 'realtime',
    period: null,
    realtime: { profitRate: 10_000, lossRate: 20_000, singleBet: ZERO },
  };
  const contractId = await sign(held.db, { agentId: top, uplineId: null, terms, from: since });
  await play(held.ownerUrl, [
    { memberId: player, at: later(since, MINUTE), stake: 100, payout: 300 },
    { memberId: player, at: later(since, 8 * MINUTE), stake: 100 },
  ]);
  await countAt(held.db, later(since, 12 * MINUTE));
  await settleDue(held.db);
  expect(toWireProgress(await runningContract(held.db, top, contractId))).toMatchObject({
    amount: '3.00',
    figures: { wonBets: '100.00', lostBets: '100.00' },
    tiers: [],
    next: null,
  });
});

test('a simulation has the contract in force beside the proposed terms, over the same periods', async () => {
  const since = day('2027-07-01');
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const at = later(day('2027-07-03'), 60 * MINUTE);
  setClock(since);
  await sign(held.db, { agentId: top, uplineId: null, terms: daily(tier(0, 10_000)), from: since });
  await play(held.ownerUrl, [
    { memberId: player, at: later(since, MINUTE), stake: 100 },
    { memberId: player, at: later(day('2027-07-02'), MINUTE), stake: 300 },
    { memberId: player, at: later(at, -MINUTE), stake: 50 },
  ]);
  await countAt(held.db, at);
  const proposed = await simulate(
    held.db,
    { agentId: top, readerId: top },
    daily(tier(0, 5_000), tier(200, 20_000)),
  );
  expect(proposed.periods.slice(0, 2).map(({ amount }) => amount)).toEqual([units(6), 5_000n]);
  expect(proposed.current?.periods.slice(0, 2).map(({ amount }) => amount)).toEqual([units(3), units(1)]);
  expect(proposed.current?.total).toBe(units(4));
  expect(proposed.current?.running.amount).toBe(5_000n);
  const dividend = { ...daily(tier(0, 5_000)), kind: 'dividend', tierMode: 'fixed' } as const;
  expect((await simulate(held.db, { agentId: top, readerId: top }, dividend)).current).toBeNull();
});
