/** Each check of agents in `npm run verify` finds a fault that is planted, and names what is wrong; without it none finds anything. */
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { countTeams } from '@/lib/agents/reports/count';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { payDue } from '@/lib/agents/bills/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { asOwner, useTestDatabase } from '../support/database';
import { countAt, join, move, play, sign } from './world';

const held = useTestDatabase();
const day = (after: number) => dayStart('2026-03-02', settlementZone(), after);
const wrong = async () =>
  (await verifyLedger(held.db, AGENT_CHECKS)).checks
    .filter((item) => item.wrong > 0)
    .map(({ name, examples }) => [name, examples]);

/** Changes rows behind the back of the site, looks at the checks, and changes them back. */
async function planted(plant: string, remove: string): Promise<[name: string, examples: unknown][]> {
  const run = (text: string) =>
    asOwner(held.ownerUrl, async (client) => {
      // Triggers would refuse some of it.
      await client.query("SET session_replication_role = 'replica'");
      await client.query(text);
    });
  await run(plant);
  const found = await wrong();
  await run(remove);
  expect(await wrong()).toEqual([]);
  return found as [string, unknown][];
}

let agent: bigint;
let other: bigint;
let player: bigint;

beforeAll(async () => {
  setClock(day(0));
  const top = await join(held.db, null, 1);
  agent = await join(held.db, top, 2);
  other = await join(held.db, top, 2);
  player = await join(held.db, agent);
  const tier = (rate: number) => ({
    validBet: units(0),
    netLoss: units(0),
    active: 0,
    rate,
    amount: units(0),
  });
  for (const [agentId, uplineId, rate] of [
    [top, null, 20_000],
    [agent, top, 5_000],
  ] as const)
    await sign(held.db, {
      agentId,
      uplineId,
      from: day(0),
      terms: { kind: 'daily', period: 'D', tierMode: null, tiers: [tier(rate)], realtime: null },
    });
  await play(held.ownerUrl, [
    { memberId: player, at: new Date(day(0).getTime() + 3_600_000), stake: 1_000 },
    { memberId: player, at: new Date(day(1).getTime() + 3_600_000), stake: 300 },
  ]);
  await move(held.ownerUrl, player, other, new Date(day(1).getTime() + 7_200_000));
  await countAt(held.db, new Date(day(2).getTime() + 60_000));
  await countTeams(held.db);
  await settleDue(held.db);
  setClock(day(5));
  await payDue(held.db);
});
afterAll(() => setClock(undefined));

test('nothing is wrong without a fault', async () => {
  expect(await wrong()).toEqual([]);
});

const bill = `(SELECT min(b.id) FROM agents.bill b WHERE b.upline_id IS NOT NULL)`;
const FAULTS: [check: string, plant: string, remove: string][] = [
  [
    'agents: what is counted of a member is the sum of the settled rounds',
    `UPDATE gateway.round SET stake = stake + 1 WHERE id = (SELECT min(id) FROM gateway.round)`,
    `UPDATE gateway.round SET stake = stake - 1 WHERE id = (SELECT min(id) FROM gateway.round)`,
  ],
  [
    'agents: the day of a team is the sum of its members, by the line at each bet',
    `UPDATE agents.team_day SET rebates = rebates + 1 WHERE agent_id = (SELECT min(agent_id) FROM agents.team_day)`,
    `UPDATE agents.team_day SET rebates = rebates - 1 WHERE agent_id = (SELECT min(agent_id) FROM agents.team_day)`,
  ],
  [
    'agents: the bills of a settlement pay out what the platform pays for the tops of all lines',
    `UPDATE agents.bill SET earned = earned + 1, due = due + 1, allocated = allocated + 1, passed_on = passed_on + 1
      WHERE id = (SELECT min(b.id) FROM agents.bill b WHERE b.upline_id IS NULL)`,
    `UPDATE agents.bill SET earned = earned - 1, due = due - 1, allocated = allocated - 1, passed_on = passed_on - 1
      WHERE id = (SELECT min(b.id) FROM agents.bill b WHERE b.upline_id IS NULL)`,
  ],
  [
    'agents: a bill has the figures of its team, by the line at each bet',
    `UPDATE agents.bill SET valid_bet = valid_bet + 1 WHERE id = ${bill}`,
    `UPDATE agents.bill SET valid_bet = valid_bet - 1 WHERE id = ${bill}`,
  ],
  [
    'agents: a share of a bill is posted with its amount, once, and no other is',
    `UPDATE agents.bill SET ledger_id = ledger_id + 1000000 WHERE id = ${bill}`,
    `UPDATE agents.bill SET ledger_id = ledger_id - 1000000 WHERE id = ${bill}`,
  ],
  [
    'agents: the games of a team sum to the day of the team',
    `UPDATE agents.team_bets SET payout = payout + 1 WHERE agent_id = (SELECT min(agent_id) FROM agents.team_bets)`,
    `UPDATE agents.team_bets SET payout = payout - 1 WHERE agent_id = (SELECT min(agent_id) FROM agents.team_bets)`,
  ],
  [
    'agents: periods of a kind follow each other, so that no moment is in two',
    `UPDATE agents.settlement SET from_at = from_at - interval '1 hour' WHERE id = (SELECT max(id) FROM agents.settlement)`,
    `UPDATE agents.settlement SET from_at = from_at + interval '1 hour' WHERE id = (SELECT max(id) FROM agents.settlement)`,
  ],
];
test.each(FAULTS)('%s: a planted fault is found', async (check, plant, remove) => {
  const found = await planted(plant, remove);
  expect(found.map(([name]) => name)).toContain(check);
});

test('every check of agents has a planted fault here or in the tests of its room', () => {
  const elsewhere = [
    // tests/agents/lines
    'every path of a member is the line of uplines, without a circle',
    'every change of a line continues from the one before it, up to the present line',
    // tests/agents/contracts
    'contracts of agents: one of a kind at a time, and no rate above the upline’s at any moment',
  ];
  expect([...elsewhere, ...FAULTS.map(([check]) => check)].sort()).toEqual(
    AGENT_CHECKS.map(({ name }) => name).sort(),
  );
});
