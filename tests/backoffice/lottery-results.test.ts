/** Results of the lottery at the desk: entered by one operator, confirmed by another, corrected, voided, imported. */
import { POST as confirm } from '@/app/(backoffice)/backoffice/api/lottery/decisions/[id]/confirm/route';
import { POST as reject } from '@/app/(backoffice)/backoffice/api/lottery/decisions/[id]/reject/route';
import { POST as confirmAll } from '@/app/(backoffice)/backoffice/api/lottery/decisions/confirm/route';
import { POST as preview } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/correction/preview/route';
import { POST as previewEntries } from '@/app/(backoffice)/backoffice/api/lottery/decisions/preview/route';
import { POST as previewVoid } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/void/preview/route';
import { POST as correct } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/correction/route';
import { POST as enter } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/result/route';
import { POST as voidDraw } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/void/route';
import { POST as collect } from '@/app/(backoffice)/backoffice/api/lottery/owed/collect/route';
import { POST as retryAside } from '@/app/(backoffice)/backoffice/api/lottery/aside/retry/route';
import { POST as importList } from '@/app/(backoffice)/backoffice/api/lottery/import/route';
import { loadAside, loadDraw, loadWaiting, lotteryInMenu } from '@/lib/backoffice/lottery/loaders';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import { lotteryBetsTable } from '@/lib/backoffice/tables/sources/lottery';
import { getBalance } from '@/lib/ledger/queries';
import { amount, parseAmount } from '@/lib/money/amount';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { voidDraws } from '@/lib/studio/lottery/settlement/voids';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { fund, openTable, seat } from '../support/players';
import { closedDraw, placeBets, testHost } from '../studio-lottery/placed-bets';

const held = useTestDatabase();
let mina: Browser;
let theo: Browser;
let reader: Browser;

beforeAll(async () => {
  mina = (await createOperatorBrowser(held.db, 'mina')).browser;
  theo = (await createOperatorBrowser(held.db, 'theo')).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['lottery.read'])).browser;
});

const send = (by: Browser, route: RouteHandler, body: object, id?: unknown) =>
  by.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id: String(id) });
const entered = async (by: Browser, draw: bigint, result: unknown) =>
  String((await send(by, enter, { result }, draw)).body.value!.id);
const operator = (account: string, permissions: readonly Permission[]) => ({
  ...{ id: 1n, account, name: account, permissions },
  ...{ isOwner: false, isFactorDue: false },
});
const audit = async (game: string, draw: bigint) => {
  const { period } = (await loadDraw(draw))!.draw;
  const rows = await held.db
    .selectFrom('backoffice.audit')
    .select(['action', 'detail'])
    .where('subject', '=', `lotteryDraw:${game} ${period}`)
    .orderBy('id')
    .execute();
  return rows;
};

// Thai: a first prize of six digits, two front and two back numbers of three, the last two.
const THAI = [['123456'], ['111', '222'], ['333', '444'], ['56']];

it('gives a draw the result that one operator has entered and another one has confirmed', async () => {
  const draw = await closedDraw(held.db, 'THAI');
  expect((await loadWaiting()).overdue.map(({ id }) => id)).toContain(draw);
  expect(await lotteryInMenu(operator('theo', PERMISSIONS))).toBe(1);
  const wrong = await send(mina, enter, { result: [['12345'], ...THAI.slice(1)] }, draw);
  expect(wrong.body).toMatchObject({
    ...{ code: 'LOTTERY_RESULT_INVALID', problem: 'RESULT_NUMBER', group: 'first', index: 0 },
  });
  const id = await entered(mina, draw, THAI);
  expect((await send(theo, enter, { result: THAI }, draw)).body.code).toBe('LOTTERY_DECISION_WAITING');
  expect((await send(mina, confirm, {}, id)).body.code).toBe('LOTTERY_DECISION_OWN');
  expect(await lotteryInMenu(operator('mina', PERMISSIONS))).toBe(0);
  expect(await lotteryInMenu(operator('theo', ['lottery.confirm']))).toBe(1);
  expect((await loadDraw(draw))!.draw.result).toBeNull();
  expect((await send(theo, confirm, {}, id)).status).toBe(200);
  expect((await send(theo, confirm, {}, id)).body.code).toBe('LOTTERY_DECISION_MADE');
  expect((await loadDraw(draw))!.draw).toMatchObject({ status: 'drawn', result: THAI, resultVersion: 1 });
  const rows = await audit('THAI', draw);
  expect(rows.map(({ action }) => action)).toEqual(['lottery.enter', 'lottery.confirm']);
  expect(rows[0]!.detail).toMatchObject({ kind: 'result', result: '123456 · 111, 222 · 333, 444 · 56' });
  expect(await lotteryInMenu(operator('theo', PERMISSIONS))).toBe(0);
});

it('rejects what was entered, so that it can be entered anew, and confirms several at once', async () => {
  const [first, second] = [await closedDraw(held.db, 'LAO'), await closedDraw(held.db, 'LAO')];
  const bad = await entered(mina, first, [['1234']]);
  expect((await send(theo, reject, {}, bad)).status).toBe(200);
  const one = await entered(mina, first, [['4321']]);
  const two = await entered(theo, second, [['9999']]);
  const answer = await send(theo, confirmAll, { ids: [one, two] });
  expect(answer.body.value).toMatchObject({
    results: [
      { id: one, status: 'confirmed' },
      { id: two, status: null, code: 'LOTTERY_DECISION_OWN' },
    ],
  });
  expect((await loadDraw(first))!.draw.status).toBe('drawn');
  expect((await loadDraw(second))!.draw.status).toBe('closed');
  // The refusal says the state of the draw and what to do.
  expect((await send(mina, correct, { result: [['1111']], reason: 'mistyped' }, first)).body).toMatchObject({
    code: 'LOTTERY_DRAW_STATE',
    message: 'The draw is being settled. Try again when it is settled.',
  });
  expect((await audit('LAO', first)).map(({ action }) => action)).toEqual([
    'lottery.enter',
    'lottery.reject',
    'lottery.enter',
    'lottery.confirm',
  ]);
});

it('says what a correction changes before it is entered, and enters it with a reason', async () => {
  const table = await openTable(held.db, 'SEALOT');
  const player = await seat(held.db, table, 'corrected', 1_000_000);
  const draw = await closedDraw(held.db, 'HANOI');
  const lines = ['12', '34', '56'].map((selection) => ({ play: 'top2', selection }));
  await placeBets(held.db, player, {
    ...{ vendor: table.vendor, game: 'HANOI' },
    draws: [draw],
    lines,
  });
  const host = testHost(held.db, table.vendor);
  await send(theo, confirm, {}, await entered(mina, draw, [['00012'], ['55555']]));
  await settleDraws(host);
  const paid = async () =>
    (
      await held.db
        .selectFrom('studio.lottery_bet')
        .select(['id', 'payout'])
        .where('draw_id', '=', draw)
        .orderBy('id')
        .execute()
    ).map(({ payout }) => payout);
  const before = await paid();
  expect(before[0]).toBeGreaterThan(0n);
  expect(before.slice(1)).toEqual([0n, 0n]);

  const result = [['00034'], ['55555']];
  const shown = await send(mina, preview, { result }, draw);
  const [sum] = (
    shown.body.value as { list: { bets: number; members: number; more: string; less: string }[] }
  ).list;
  expect(sum).toMatchObject({ bets: 2, members: 1 });
  expect(sum!.more).toBe(sum!.less);
  expect((await send(reader, preview, { result }, draw)).status).toBe(403);
  expect((await send(mina, correct, { result, reason: '' }, draw)).status).toBe(400);
  const made = await send(mina, correct, { result, reason: 'mistyped' }, draw);
  expect(await paid()).toEqual(before);
  expect((await send(theo, confirm, {}, made.body.value!.id)).status).toBe(200);
  await settleDraws(host);
  expect(await paid()).toEqual([0n, before[0], 0n]);
  expect((await loadDraw(draw))!.draw).toMatchObject({ status: 'settled', resultVersion: 2, result });
});

it('says what an entry does before it is confirmed: a first result, a correction and a void', async () => {
  const table = await openTable(held.db, 'SEALOT3');
  const players = [
    await seat(held.db, table, 'first', 1_000_000),
    await seat(held.db, table, 'second', 1_000_000),
  ];
  const draw = await closedDraw(held.db, 'HANOI');
  // A series below the highest one pays a rebate.
  const line = (selection: string) => ({ play: 'top2', selection, series: 1_700, highest: 1_800 });
  for (const [index, player] of players.entries())
    await placeBets(held.db, player, {
      ...{ vendor: table.vendor, game: 'HANOI', draws: [draw] },
      lines: [line('12'), line(index === 0 ? '12' : '34')],
    });
  const host = testHost(held.db, table.vendor);
  const effect = async (id: unknown) => {
    const { body } = await send(theo, previewEntries, { ids: [String(id)] });
    return (body.value as { list: { id: string; sums: Record<string, unknown>[] }[] }).list;
  };
  const balances = async () => {
    const all = await Promise.all(players.map(({ memberId }) => getBalance(held.db, memberId)));
    return all.reduce((sum, { available }) => sum + available, 0n);
  };
  const money = (value: unknown) => parseAmount(String(value))!;
  const before = await balances();

  const first = await entered(mina, draw, [['00012'], ['55555']]);
  const [shown] = await effect(first);
  expect(shown).toMatchObject({ id: first, sums: [{ currency: 'THB', bets: 4, members: 2 }] });
  const [paid] = shown!.sums;
  await send(theo, confirm, {}, first);
  expect(await effect(first)).toEqual([]);
  await settleDraws(host);
  const settled = await balances();
  expect(settled - before).toBe(money(paid!.more) + money(paid!.rebate));
  expect(money(paid!.rebate)).toBeGreaterThan(0n);

  const correction = await send(mina, correct, { result: [['00034'], ['55555']], reason: 'mistyped' }, draw);
  const [changed] = (await effect(correction.body.value!.id))[0]!.sums;
  expect(changed).toMatchObject({ bets: 4, members: 2, rebate: '0.00' });
  await send(theo, confirm, {}, correction.body.value!.id);
  await settleDraws(host);
  const corrected = await balances();
  expect(corrected - settled).toBe(money(changed!.more) - money(changed!.less));

  const seen = (await send(mina, previewVoid, {}, draw)).body.value as { list: Record<string, unknown>[] };
  const voiding = await send(mina, voidDraw, { reason: 'not held' }, draw);
  const [returned] = (await effect(voiding.body.value!.id))[0]!.sums;
  expect([returned]).toEqual(seen.list);
  expect(returned).toMatchObject({ bets: 4, members: 2 });
  await send(theo, confirm, {}, voiding.body.value!.id);
  await voidDraws(host);
  expect((await balances()) - corrected).toBe(
    money(returned!.stake) - money(returned!.less) - money(returned!.rebate),
  );
  expect((await send(reader, previewEntries, { ids: ['1'] })).status).toBe(403);
});

it('shows what a member has no money for as owed, and takes it when the money is there', async () => {
  const table = await openTable(held.db, 'SEALOT2');
  const player = await seat(held.db, table, 'indebted', 2_000);
  const draw = await closedDraw(held.db, 'HANOI');
  const lines = [{ play: 'top2', selection: '12' }];
  await placeBets(held.db, player, { vendor: table.vendor, game: 'HANOI', draws: [draw], lines });
  const host = testHost(held.db, table.vendor);
  await send(theo, confirm, {}, await entered(mina, draw, [['00012'], ['55555']]));
  await settleDraws(host);
  // The member spends everything elsewhere.
  const { available } = await getBalance(held.db, player.memberId);
  await table.port.adjust({
    ...{ playerId: player.playerId, transactionId: 'spent-elsewhere' },
    ...{ amount: amount(-available), reason: 'spent elsewhere' },
  });
  const made = await send(mina, correct, { result: [['00034'], ['55555']], reason: 'mistyped' }, draw);
  await send(theo, confirm, {}, made.body.value!.id);
  await settleDraws(host);
  const owed = async () =>
    (
      await lotteryBetsTable.page(held.db, {
        ...{ query: { owed: '1' }, locale: 'en', order: 'id', descending: true },
        ...{ cursor: undefined, limit: 50 },
      })
    ).rows.map((row) => [row.account, row.owed > 0n]);
  expect(await owed()).toEqual([['indebted', true]]);
  expect((await send(reader, collect, {})).status).toBe(403);
  expect((await send(mina, collect, {})).body.value).toEqual({ collected: 0 });
  await fund(held.db, player.memberId, 'THB', 2_000);
  expect((await send(mina, collect, {})).body.value).toEqual({ collected: 1 });
  expect(await owed()).toEqual([]);
});

it('lists a bet that was set aside with its cause, and pays it when an operator tries again', async () => {
  const table = await openTable(held.db, 'SEALOT4');
  const player = await seat(held.db, table, 'aside', 2_000);
  const draw = await closedDraw(held.db, 'HANOI');
  const lines = [{ play: 'top2', selection: '12' }];
  const { bets } = await placeBets(held.db, player, {
    ...{ vendor: table.vendor, game: 'HANOI', draws: [draw] },
    lines,
  });
  await send(theo, confirm, {}, await entered(mina, draw, [['00012'], ['55555']]));
  const setPlay = (play: string) =>
    held.db
      .updateTable('studio.lottery_line')
      .set({ play })
      .where('slip_id', '=', (query) =>
        query.selectFrom('studio.lottery_bet').select('slip_id').where('id', '=', bets[0]!.id),
      )
      .execute();
  await setPlay('none');
  for (let run = 0; run < 5; run++) await settleDraws(testHost(held.db, table.vendor));
  expect(await loadAside()).toMatchObject([
    { id: bets[0]!.id, drawId: draw, account: 'aside', cause: 'UNREADABLE', attempts: 5 },
  ]);
  const before = await getBalance(held.db, player.memberId);
  expect((await send(reader, retryAside, {})).status).toBe(403);
  expect((await send(mina, retryAside, {})).body.value).toEqual({ settled: 0 });
  await setPlay('top2');
  expect((await send(mina, retryAside, {})).body.value).toEqual({ settled: 1 });
  expect(await loadAside()).toEqual([]);
  const after = await getBalance(held.db, player.memberId);
  expect(after.available).toBeGreaterThan(before.available);
});

it('voids a draw with a reason, when another operator confirms it', async () => {
  const draw = await closedDraw(held.db, 'MY4D');
  expect((await send(mina, voidDraw, { reason: '' }, draw)).status).toBe(400);
  const asked = await send(mina, voidDraw, { reason: 'The lottery was not held' }, draw);
  expect((await send(mina, confirm, {}, asked.body.value!.id)).body.code).toBe('LOTTERY_DECISION_OWN');
  expect((await send(theo, confirm, {}, asked.body.value!.id)).status).toBe(200);
  expect((await loadDraw(draw))!.draw).toMatchObject({
    status: 'voiding',
    voidCause: 'The lottery was not held',
  });
});

it('tries an import first, says why rows are refused, and enters the others', async () => {
  const draw = await closedDraw(held.db, 'VNNORTH');
  const { period } = (await loadDraw(draw))!.draw;
  const ranks = [1, 1, 2, 6, 4, 6, 3, 4];
  const widths = [5, 5, 5, 5, 4, 4, 3, 2];
  const cell = ranks.map((count, at) => Array(count).fill('1'.repeat(widths[at]!)).join(' ')).join(' | ');
  const list = [
    'game,period,result',
    `VNNORTH,${period},${cell}`,
    `VNNORTH,20990101,${cell}`,
    'NOGAME,1,1',
  ].join('\n');
  const tried = await send(mina, importList, { list, dryRun: true });
  expect(tried.body.value).toMatchObject({ entered: 1, refused: 2 });
  const { rows } = tried.body.value as { rows: { ok: boolean; message: string | null }[] };
  expect(rows.map(({ ok }) => ok)).toEqual([true, false, false]);
  for (const { ok, message } of rows) if (!ok) expect(message).toMatch(/[a-z] [a-z]/);
  expect((await loadDraw(draw))!.decisions).toEqual([]);
  const done = await send(mina, importList, { list });
  expect(done.body.value).toMatchObject({ entered: 1, refused: 2 });
  expect((await loadDraw(draw))!.decisions).toMatchObject([{ origin: 'imported', enteredBy: 'mina' }]);
  expect((await send(mina, importList, { list: 'no table' })).status).toBe(400);
});

it.each([
  ['enter', enter, { result: THAI }, 1],
  ['correct', correct, { result: THAI, reason: 'x' }, 1],
  ['void', voidDraw, { reason: 'x' }, 1],
  ['confirm', confirm, {}, 1],
  ['reject', reject, {}, 1],
  ['confirm several', confirmAll, { ids: ['1'] }, undefined],
  ['import', importList, { list: 'x' }, undefined],
] as const)('refuses to %s for an operator who may only read', async (_name, route, body, id) => {
  expect((await send(reader, route, body, id)).status).toBe(403);
});
