/** Results that operators enter: four eyes, checks, imports. Nothing is settled here. */
import fc from 'fast-check';
import { inTransaction, sql, type Tx } from '@/lib/db/client';
import { studioSql } from '@/lib/studio-host/executor';
import { AppError } from '@/lib/platform/errors';
import {
  checkedResult,
  confirmResult,
  confirmResults,
  correctResult,
  enterResult,
  rejectResult,
  voidDraw,
} from '@/lib/studio/lottery/results/commands';
import { importResults, readResultCell } from '@/lib/studio/lottery/results/import';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import type { Sql } from '@/lib/studio/play/host';
import { useTestDatabase } from '../support/database';
import { closedDraw, someResult } from './placed-bets';

const held = useTestDatabase();
const GAME = 'MY4D';

async function act<T>(work: (sql: Sql) => Promise<T>): Promise<T | string> {
  try {
    return await inTransaction(held.db, (tx: Tx) => work(studioSql(tx)));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const stateOf = async (draw: bigint) => {
  const { rows } = await sql<{ status: string; result: unknown; version: number }>`
    SELECT status, result, result_version AS version FROM studio.lottery_draw WHERE id = ${draw}`.execute(
    held.db,
  );
  return rows[0]!;
};
const decisionOf = (entered: unknown) => (entered as { id: bigint }).id;
const settled = (draw: bigint) =>
  sql`UPDATE studio.lottery_draw SET status = 'settled', settled_at = now() WHERE id = ${draw}`.execute(
    held.db,
  );
/** Leaves no draw that would have to be settled first. */
const clear = () =>
  sql`UPDATE studio.lottery_draw SET status = 'voided' WHERE status IN ('open', 'closed')`.execute(held.db);
afterEach(clear);

test('a result is entered by one operator and counts when another one confirms it', async () => {
  const draw = await closedDraw(held.db, GAME);
  const result = someResult(GAME, 1);
  const entered = await act((tx) => enterResult(tx, { drawId: draw, result }, 'operator:1'));
  expect(await stateOf(draw)).toMatchObject({ status: 'closed', result: null, version: 0 });
  expect(await act((tx) => enterResult(tx, { drawId: draw, result }, 'operator:2'))).toBe(
    'LOTTERY_DECISION_WAITING',
  );
  expect(await act((tx) => confirmResult(tx, decisionOf(entered), 'operator:1'))).toBe(
    'LOTTERY_DECISION_OWN',
  );
  expect(await act((tx) => confirmResult(tx, decisionOf(entered), 'operator:2'))).toMatchObject({
    kind: 'result',
  });
  expect(await stateOf(draw)).toEqual({ status: 'drawn', result, version: 1 });
  expect(await act((tx) => confirmResult(tx, decisionOf(entered), 'operator:3'))).toBe(
    'LOTTERY_DECISION_MADE',
  );
});

test('a rejected entry changes nothing, and another one can be entered', async () => {
  const draw = await closedDraw(held.db, GAME);
  const first = await act((tx) =>
    enterResult(tx, { drawId: draw, result: someResult(GAME, 2) }, 'operator:1'),
  );
  expect(await act((tx) => rejectResult(tx, decisionOf(first), 'operator:1'))).toMatchObject({
    drawId: draw,
  });
  expect(await act((tx) => confirmResult(tx, decisionOf(first), 'operator:2'))).toBe('LOTTERY_DECISION_MADE');
  expect(await stateOf(draw)).toMatchObject({ status: 'closed', result: null });
  expect(
    await act((tx) => enterResult(tx, { drawId: draw, result: someResult(GAME, 3) }, 'operator:1')),
  ).toMatchObject({ kind: 'result' });
});

test('draws of our own, draws that are not due and impossible results are refused', async () => {
  const own = await closedDraw(held.db, 'FAST5X1', 'closed', 'own');
  const result = someResult('FAST5X1', 4);
  expect(await act((tx) => enterResult(tx, { drawId: own, result }, 'operator:1'))).toBe('LOTTERY_DRAW_OWN');
  const open = await closedDraw(held.db, GAME, 'open');
  expect(
    await act((tx) => enterResult(tx, { drawId: open, result: someResult(GAME, 4) }, 'operator:1')),
  ).toBe('LOTTERY_DRAW_NOT_DUE');
  expect(await act((tx) => enterResult(tx, { drawId: 99_999_999n, result }, 'operator:1'))).toBe(
    'DRAW_NOT_FOUND',
  );
  await clear();
  const draw = await closedDraw(held.db, GAME);
  for (const wrong of [null, {}, [], [['12345']], someResult('THAI', 1)])
    expect(await act((tx) => enterResult(tx, { drawId: draw, result: wrong }, 'operator:1'))).toBe(
      'LOTTERY_RESULT_INVALID',
    );
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM studio.lottery_decision WHERE draw_id = ${draw}`.execute(held.db);
  expect(rows[0]!.count).toBe(0);
});

test('draws of a game get their results in order; a settled one can be corrected, any one be voided', async () => {
  const [first, second] = [await closedDraw(held.db, GAME), await closedDraw(held.db, GAME)];
  const later = await act((tx) =>
    enterResult(tx, { drawId: second, result: someResult(GAME, 5) }, 'operator:1'),
  );
  expect(await act((tx) => confirmResult(tx, decisionOf(later), 'operator:2'))).toBe(
    'LOTTERY_EARLIER_DRAW_OPEN',
  );
  const earlier = await act((tx) =>
    enterResult(tx, { drawId: first, result: someResult(GAME, 6) }, 'operator:1'),
  );
  const both = await act((tx) =>
    confirmResults(tx, [decisionOf(later), decisionOf(earlier), 987_654n], 'operator:2'),
  );
  expect(both).toMatchObject([
    { id: decisionOf(earlier), ok: true },
    { id: decisionOf(later), ok: true },
    { id: 987_654n, ok: false, error: { code: 'LOTTERY_DECISION_NOT_FOUND' } },
  ]);
  const correction = { drawId: first, result: someResult(GAME, 7), reason: 'A digit was mistyped' };
  expect(await act((tx) => correctResult(tx, correction, 'operator:1'))).toBe('LOTTERY_DRAW_STATE');
  await settled(first);
  const same = { ...correction, result: someResult(GAME, 6) };
  expect(await act((tx) => correctResult(tx, same, 'operator:1'))).toBe('LOTTERY_RESULT_UNCHANGED');
  const entered = await act((tx) => correctResult(tx, correction, 'operator:1'));
  await act((tx) => confirmResult(tx, decisionOf(entered), 'operator:2'));
  expect(await stateOf(first)).toEqual({ status: 'drawn', result: correction.result, version: 2 });
  const voided = await act((tx) =>
    voidDraw(tx, { drawId: second, reason: 'The machine failed' }, 'operator:1'),
  );
  expect(await act((tx) => confirmResult(tx, decisionOf(voided), 'operator:1'))).toBe('LOTTERY_DECISION_OWN');
  await act((tx) => confirmResult(tx, decisionOf(voided), 'operator:2'));
  expect((await stateOf(second)).status).toBe('voiding');
  expect(await act((tx) => voidDraw(tx, { drawId: second, reason: 'again' }, 'operator:1'))).toBe(
    'LOTTERY_DRAW_STATE',
  );
});

test('results are imported from CSV and from JSON, with a reason for each row that is not', async () => {
  const draws = [
    await closedDraw(held.db, GAME),
    await closedDraw(held.db, 'MARK6'),
    await closedDraw(held.db, 'VNNORTH'),
  ];
  await sql`UPDATE studio.lottery_draw SET given = '{3}' WHERE id = ${draws[1]}`.execute(held.db);
  const { rows } = await sql<{ id: bigint; period: string }>`
    SELECT id, period FROM studio.lottery_draw WHERE id = ANY (${draws.map(String)}::bigint[]) ORDER BY id`.execute(
    held.db,
  );
  const periods = rows.map(({ period }) => period);
  const groups = (result: (string | number)[][]) => result.map((group) => group.join(' ')).join('|');
  const four = someResult(GAME, 8);
  const csv = `game,period,result\n${GAME},${periods[0]},${groups(four)}\nMARK6,${periods[1]},1 2 3 4 5 6|7\n${GAME},${periods[0]},${groups(four)}\n${GAME},20200101,${groups(four)}\nNOGAME,20200101,1\nVNNORTH,${periods[2]},1|2\n`;
  const imported = await act((tx) => importResults(tx, Buffer.from(csv), 'operator:1'));
  expect(imported).toMatchObject([
    { line: 2, outcome: { ok: true, decision: { result: four } } },
    { line: 3, outcome: { ok: true } },
    { line: 4, outcome: { ok: false, code: 'ROW_TWICE' } },
    { line: 5, outcome: { ok: false, code: 'DRAW_NOT_FOUND' } },
    { line: 6, outcome: { ok: false, code: 'LOTTERY_GAME_NOT_FOUND' } },
    { line: 7, outcome: { ok: false, code: 'LOTTERY_RESULT_INVALID' } },
  ]);
  const list = [{ game: 'VNNORTH', period: periods[2], result: someResult('VNNORTH', 9) }, { game: 1 }];
  expect(await act((tx) => importResults(tx, Buffer.from(JSON.stringify(list)), 'operator:1'))).toMatchObject(
    [
      { line: 1, outcome: { ok: true } },
      { line: 2, outcome: { ok: false, code: 'ROW_INVALID' } },
    ],
  );
  const { rows: origins } = await sql<{ origin: string }>`
    SELECT DISTINCT origin FROM studio.lottery_decision WHERE draw_id = ANY (${draws.map(String)}::bigint[])`.execute(
    held.db,
  );
  expect(origins).toEqual([{ origin: 'imported' }]);
  for (const bytes of ['', '{', '{}', 'a;b\n1;2\n'])
    expect(await act((tx) => importResults(tx, Buffer.from(bytes), 'operator:1'))).toBe('INVALID_INPUT');
});

test('a result in a cell is read as the one that was written, for every game', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lotteryGames), fc.nat(1_000), (game, seed) => {
      const result = someResult(game.code, seed);
      const cell = result.map((group) => group.join(seed % 2 === 0 ? ' ' : ', ')).join(' | ');
      const draw = { game: game.code, given: [3] };
      expect(checkedResult(draw, readResultCell(game.code, cell, draw.given))).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

test('a wrong given number is refused', () => {
  const draw = { game: 'MARK6', given: [4] };
  expect(() => checkedResult(draw, someResult('MARK6', 1))).toThrow(
    expect.objectContaining({
      code: 'LOTTERY_RESULT_INVALID',
      extras: expect.objectContaining({ group: expect.any(String) }),
    }),
  );
});
