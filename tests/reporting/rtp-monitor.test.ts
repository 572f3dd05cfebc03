import { sql } from 'kysely';
import { updateRtpMonitor } from '@/lib/reporting/rtp-monitor/commands';
import { listRtpRows } from '@/lib/reporting/rtp-monitor/queries';
import {
  falseAlarmAllowance,
  roundsBeforeFirstCheck,
  checkRtp,
  dueChecks,
  upperTail,
} from '@/lib/reporting/rtp-monitor/rules';
import type { PublishedFigures } from '@/lib/reporting/rtp-monitor/types';
import { publishedFigures } from '@/lib/jobs/published-figures';
import { units } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { slotModels } from '@/lib/studio/slots/registry';
import { emptyTally, simulate, simulationDraw } from '@/lib/studio/slots/simulate';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat } from '../support/players';

afterEach(() => setClock(undefined));

const slotModelCount = publishedFigures().length;
const figuresOf = (model: string) => publishedFigures().find((figures) => figures.model === model)!;

describe('the rules', () => {
  it.each([
    [0, 0.5],
    [1, 0.158655254],
    [2.5758293, 0.005],
    [4.4171734, 5e-6],
    [6, 9.865876e-10],
  ])('compute P(Z > %d) as %d', (z, p) => {
    expect(Math.abs(upperTail(z) / p - 1)).toBeLessThan(1e-6);
  });

  it('make the first check when the standard error is one percentage point, and another at each doubling', () => {
    const figures = { deviation: 3 };
    const first = roundsBeforeFirstCheck(figures);
    expect(first).toBe(90_000);
    expect(
      [0, first - 1, first, 2 * first - 1, 2 * first, 9 * first].map((n) => dueChecks(n, figures)),
    ).toEqual([0, 0, 1, 1, 2, 4]);
  });

  it('keep the probability of false alarms within the total, for any number of checks and subjects', () => {
    let total = 0;
    for (let check = 1; check <= 10_000; check++) total += 17 * falseAlarmAllowance(check, 17);
    expect(total).toBeLessThanOrEqual(0.005);
  });
});

/** Rounds played by the engine: the sums of blocks of 1,000 rounds, in stakes. A game's history is made of blocks in random order. */
const model = 'ten-lines';
const figures = figuresOf(model);
const draw = simulationDraw(20_261_121);
const played = Array.from({ length: depth(500, 1_500) }, () => {
  const { model: rules } = slotModels[model];
  return simulate(rules, 1_000, draw, emptyTally()).sum / rules.units;
});
/** The return of exactly these rounds: the published figure of a correct game. */
const honest = played.reduce((sum, block) => sum + block, 0) / played.length / 1_000;

/** The history of a game in blocks; `length` counts in the rounds of the first check. */
function* history(length: number): Generator<number> {
  const blocks = Math.ceil((length * roundsBeforeFirstCheck(figures)) / 1_000);
  for (let block = 0; block < blocks; block++) yield played[draw(played.length)]!;
}

/** Checks a history until an alarm or the end. Returns the number of rounds at the alarm. */
function roundsAtAlarm(sums: Iterable<number>, figures: PublishedFigures): number | undefined {
  const observed = { rounds: 0, returned: 0 };
  let checks = 0;
  for (const sum of sums) {
    observed.rounds += 1_000;
    observed.returned += sum;
    const due = dueChecks(observed.rounds, figures);
    if (due <= checks) continue;
    checks = due;
    if (checkRtp(observed, figures, checks, slotModelCount).alarming) return observed.rounds;
  }
  return undefined;
}

describe('the RTP monitor (docs/trust.md F9)', () => {
  it('always finds a return one percentage point too high or too low within 64 times the rounds of the first check', () => {
    for (let game = 0; game < 20; game++) {
      for (const fault of [-0.01, 0.01]) {
        expect(roundsAtAlarm(history(64), { ...figures, rtp: honest + fault })).toBeDefined();
      }
    }
  });

  it('raises a false alarm in at most 1% of correct games', () => {
    let alarms = 0;
    const games = depth(300, 1_000);
    for (let game = 0; game < games; game++) {
      if (roundsAtAlarm(history(16), { ...figures, rtp: honest })) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(games / 100);
  });
});

describe('counting', () => {
  const database = useTestDatabase();
  const sound: PublishedFigures = { model: 'ten-lines', version: 1, rtp: 0.5, rtpError: 0, deviation: 0.01 };

  it('counts each settled round once, a minute after it, by model and game, and alarms once', async () => {
    const { db } = database;
    setClock(new Date('2030-01-01T00:00:00Z'));
    await updateRtpMonitor(db, [sound]);
    const table = await openTable(db, 'WATCH');
    const player = await seat(db, table, 'watched', 1_000);
    const round = (id: string, stake: number, payout: number, version = 1, model = 'ten-lines') =>
      table.port.settleRound({
        playerToken: player.playerToken,
        transactionId: id,
        roundId: id,
        stake: units(stake),
        payout: units(payout),
        details: { studio: { model, version } },
      });
    await round('a', 2, 1);
    await round('b', 10, 5);
    await round('old', 2, 0, 7);
    // The game had another model when this round began.
    await round('other', 2, 4, 1, 'trio-one');
    expect(await updateRtpMonitor(db, [sound])).toBe(0n);
    advanceClock(61_000);
    const counts = await Promise.all([updateRtpMonitor(db, [sound]), updateRtpMonitor(db, [sound])]);
    expect(counts.sort()).toEqual([0n, 4n]);
    const lines = await listRtpRows(db, 10);
    expect(
      lines.map(({ kind, subject, version, rounds, actual, alarmedAt }) => [
        kind,
        subject,
        version,
        rounds,
        actual,
        alarmedAt,
      ]),
    ).toEqual([
      ['model', 'ten-lines', 1, 2n, 0.5, null],
      ['model', 'ten-lines', 7, 1n, 0, null],
      ['model', 'trio-one', 1, 1n, 2, null],
      ['game', String(table.nodeId), 1, 2n, 0.5, null],
      ['game', String(table.nodeId), 1, 1n, 2, null],
      ['game', String(table.nodeId), 7, 1n, 0, null],
    ]);

    await round('c', 1, 3);
    await round('d', 1, 3);
    advanceClock(61_000);
    await updateRtpMonitor(db, [sound]);
    const alarmed = (await listRtpRows(db, 10)).filter((line) => line.alarmedAt);
    expect(alarmed.map(({ kind, rounds }) => [kind, rounds])).toEqual([
      ['model', 4n],
      ['game', 4n],
    ]);
    const since = alarmed[0]!.alarmedAt;
    for (let i = 0; i < 8; i++) await round(`e${i}`, 1, 3);
    advanceClock(61_000);
    await updateRtpMonitor(db, [sound]);
    const after = (await listRtpRows(db, 10)).find(
      (line) => line.kind === 'model' && line.model === 'ten-lines' && line.version === 1,
    )!;
    expect([after.rounds, after.alarmedAt]).toEqual([12n, since]);
  });

  it('cannot be deleted by the application', async () => {
    await expect(sql`DELETE FROM reporting.rtp_monitor`.execute(database.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});
