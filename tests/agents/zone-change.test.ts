/** Hours that a zone skips or repeats, and a change of the settlement zone: every bet is in exactly one bill of each kind. */
import { AGENT_CHECKS } from '@/lib/agents/checks';
import type { Terms } from '@/lib/agents/contracts/terms';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { sql } from '@/lib/db/client';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { publishSiteConfig, siteConfig } from '@/lib/platform/site-config';
import { dayStart } from '@/lib/platform/zone';
import { useTestDatabase } from '../support/database';
import { countAt, join, play, sign, type Bet } from './world';

const held = useTestDatabase();
const HOUR = 3_600_000;
const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';
/** The clocks of New York go from 2:00 to 3:00, those of Auckland from 3:00 to 2:00. */
const SKIPPED = new Date('2026-03-08T07:00:00Z');
const REPEATED = new Date('2026-04-04T14:00:00Z');

const useZone = (settlementZone: string) =>
  publishSiteConfig({ ...siteConfig(), money: { ...siteConfig().money, settlementZone } });
afterAll(() => {
  setClock(undefined);
  publishSiteConfig(undefined);
});

const terms = (kind: 'daily' | 'hourly'): Terms => ({
  kind,
  period: kind === 'daily' ? 'D' : null,
  tierMode: null,
  tiers: [{ validBet: units(0), netLoss: units(0), active: 0, rate: 10_000, amount: units(0) }],
  realtime: null,
});

/** Bets a millisecond before, at and after each moment. */
const around = (memberId: bigint, moments: readonly Date[]): Bet[] =>
  moments.flatMap((moment, place) =>
    [-1, 0, 1].map((ms) => ({
      memberId,
      at: new Date(moment.getTime() + ms),
      stake: 2 ** (3 * place + ms + 1),
    })),
  );

async function settleUntil(at: Date): Promise<void> {
  await countAt(held.db, new Date(at.getTime() + 60_000));
  while ((await settleDue(held.db)) > 0);
}

async function billsOf(kind: string): Promise<{ from: Date; to: Date; stake: bigint }[]> {
  const { rows } = await sql<{ from: Date; to: Date; stake: bigint }>`
    SELECT from_at AS "from", to_at AS "to", stake FROM agents.bill WHERE kind = ${kind} ORDER BY from_at`.execute(
    held.db,
  );
  return rows;
}

/** No time is in two bills, each bill has the bets of its time, and all bets are in bills. Hours without bets have none. */
function expectWhole(bills: Awaited<ReturnType<typeof billsOf>>, bets: readonly Bet[]): void {
  const sumOf = (some: readonly Bet[]) => units(some.reduce((sum, { stake }) => sum + stake, 0));
  for (const [place, { from, to, stake }] of bills.entries()) {
    if (place > 0) expect(from.getTime()).toBeGreaterThanOrEqual(bills[place - 1]!.to.getTime());
    expect([from, to, stake]).toEqual([from, to, sumOf(bets.filter(({ at }) => at >= from && at < to))]);
  }
  expect(bills.reduce((sum, { stake }) => sum + stake, 0n)).toBe(sumOf(bets));
}

test('each bet is in one bill where a zone skips and repeats an hour, and where the settlement zone changes', async () => {
  useZone(NEW_YORK);
  const from = dayStart('2026-03-07', NEW_YORK);
  setClock(from);
  const top = await join(held.db, null, 1);
  const player = await join(held.db, top);
  const soon = dayStart('2026-03-09', NEW_YORK, 1);
  await sign(held.db, { agentId: top, uplineId: null, from, terms: terms('daily') });
  await sign(held.db, { agentId: top, uplineId: null, from, until: soon, terms: terms('hourly') });
  const spring = around(player, [
    dayStart('2026-03-08', NEW_YORK),
    SKIPPED,
    dayStart('2026-03-09', NEW_YORK),
    soon,
  ]);
  const before = spring.filter(({ at }) => at < soon);
  await play(held.ownerUrl, spring);
  await settleUntil(soon);
  const days = await billsOf('daily');
  expect(days.map(({ from: begin, to }) => (to.getTime() - begin.getTime()) / HOUR)).toEqual([24, 23, 24]);
  expectWhole(days, before);
  expectWhole(await billsOf('hourly'), before);

  useZone(AUCKLAND);
  const autumn = around(player, [
    dayStart('2026-03-11', AUCKLAND),
    dayStart('2026-04-05', AUCKLAND),
    REPEATED,
  ]);
  await play(held.ownerUrl, autumn);
  await settleUntil(dayStart('2026-04-07', AUCKLAND));
  expectWhole(await billsOf('daily'), [...spring, ...autumn]);
  expect((await verifyLedger(held.db, AGENT_CHECKS)).checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
