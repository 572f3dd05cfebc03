import { isAwaited, untilMenuChanges, untilNews } from '@/components/lottery/polling';
import type { WireCurrent, WireDraw } from '@/lib/studio/lottery/wire';

const NOW = Date.parse('2026-11-26T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

function draw(closes: number, draws: number, part: Partial<WireDraw> = {}): WireDraw {
  return {
    period: '20261126-0721',
    status: 'open',
    opensAt: at(-300),
    closesAt: at(closes),
    drawsAt: at(draws),
    result: null,
    corrected: false,
    ownDraw: true,
    commitment: 'ab',
    serverSeed: null,
    clientSeed: 'FAST5X1-20261126-0721',
    given: [],
    ...part,
  };
}
const current = (part: Partial<WireCurrent>): WireCurrent => ({
  serverTime: at(0),
  draw: draw(40, 45),
  previous: draw(-20, -15, { status: 'settled', result: [[1, 2, 3, 4, 5]] }),
  coming: [],
  ...part,
});

test.each([
  ['once when the open draw closes', current({}), 40_250],
  ['at the draw, if it has closed before', current({ previous: draw(-1, 4) }), 4_250],
  [
    'each second until the result of a draw of ours is there',
    current({ previous: draw(-6, -1, { status: 'closed' }) }),
    1_000,
  ],
  ['less often if that draw is late', current({ previous: draw(-100, -95, { status: 'closed' }) }), 10_000],
  [
    'seldom for a result that people enter',
    current({ draw: null, previous: draw(-900, -60, { ownDraw: false, status: 'closed' }) }),
    30_000,
  ],
  ['at least every two minutes', current({ draw: draw(80_000, 80_100) }), 120_000],
  [
    'at the close, even while a late result is awaited',
    current({ draw: draw(3, 8), previous: draw(-100, -95, { status: 'closed' }) }),
    3_250,
  ],
  ['not for a draw that was cancelled', current({ previous: draw(-20, -15, { status: 'voided' }) }), 40_250],
])('a game is read again %s', (_, draws, ms) => {
  expect(untilNews(draws, NOW)).toBe(ms);
});

test('a draw is awaited until it has a result or is voided', () => {
  expect(
    [null, draw(-5, -1), draw(-5, -1, { status: 'voiding' }), draw(-5, -1, { result: [[1]] })].map(isAwaited),
  ).toEqual([false, true, false, false]);
});

test('the menu is read again after the first of its draws has closed, and soon while one has', () => {
  expect(untilMenuChanges([{ closesAt: at(50) }, { closesAt: at(20) }, { closesAt: null }], NOW)).toBe(
    21_250,
  );
  expect(untilMenuChanges([{ closesAt: at(50) }, { closesAt: at(-1) }], NOW)).toBe(10_000);
  expect(untilMenuChanges([], NOW)).toBe(10_000);
});
