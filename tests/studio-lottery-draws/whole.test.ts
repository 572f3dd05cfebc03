/** A bet from its placing to its prize, by the driver as a process runs it. */
import { parseLotteryBet } from '@/components/lottery/record/recorded-bet';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { setClock } from '@/lib/platform/clock';
import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { startLotteryDriver } from '@/lib/studio/lottery/draws/driver';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { useTestDatabase } from '../support/database';
import { balanceOf, codeOf, enter, openWorld, place, rows } from '../studio-lottery-bets/world';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');

beforeAll(() => setClock(NOW));
afterAll(() => setClock(undefined));

test('a chase over three draws, each of which wins for certain, is settled in order and paid to the last part', async () => {
  const world = await openWorld(held.db);
  const player = await enter(world, 1_000);
  const host = { ...world.host, vendorOf: async (game: string) => (game === 'FAST5X1' ? 'LOTT' : undefined) };
  const driver = startLotteryDriver(host, 'test', { settle: settleDraws, finish: finishBets });
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
  };
  const settled = async () =>
    (await rows(`SELECT id FROM studio.lottery_draw WHERE status = 'settled'`)).length;
  try {
    await until(async () => (await rows('SELECT id FROM studio.lottery_draw')).length > 0);
    // Every digit of the first place: one of the ten combinations wins 9.90 for 1, in the series of 1,980.
    const line = {
      play: 'five-fixed',
      selection: '0,1,2,3,4,5,6,7,8,9||||',
      unit: '1' as const,
      prizeMode: 'ZY' as const,
    };
    const draws = ['20261126-0721', '20261126-0722', '20261126-0723'].map((period) => ({ period }));
    await place(host, player, { lines: [line], draws });
    expect(await balanceOf(world, player.playerId)).toBe(9_700_000n);
    for (const [n, closes] of ['04:01:00', '04:02:00', '04:03:00'].entries()) {
      setClock(new Date(`2026-11-26T${closes}Z`));
      await until(async () => (await settled()) === n + 1);
      expect(await balanceOf(world, player.playerId)).toBe(9_700_000n + 99_000n * BigInt(n + 1));
    }
    expect(await rows('SELECT status, payout, hits FROM studio.lottery_bet ORDER BY id')).toEqual(
      Array(3).fill({ status: 'settled', payout: 99_000n, hits: [{ class: 'all', tier: 'hit', units: 1 }] }),
    );
    const [round] = await rows<{ details: Record<string, unknown> }>(
      'SELECT details FROM gateway.round ORDER BY id LIMIT 1',
    );
    const [draw] = await rows<{ result: unknown }>(
      'SELECT result FROM studio.lottery_draw WHERE period = $1',
      ['20261126-0721'],
    );
    expect(parseLotteryBet(round!.details)).toEqual({
      game: 'FAST5X1',
      play: 'five-fixed',
      selection: line.selection,
      period: '20261126-0721',
      units: 10,
      unit: '1.00',
      multiple: 1,
      series: 1_980,
      drawn: draw!.result,
      hits: [{ class: 'all', tier: 'hit', units: 1 }],
      corrected: 0,
      isVoided: false,
    });
    expect(await codeOf(place(host, player, { lines: [line], draws: draws.slice(0, 1) }))).toBe(
      'DRAW_CLOSED',
    );
  } finally {
    await driver.stop();
  }
  const { checks } = await verifyLedger(held.db, []);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
