/** Settings of the lottery at the desk: what one operator may set alone, and what another one must approve. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as changeGame } from '@/app/(backoffice)/backoffice/api/lottery/games/[code]/route';
import { POST as changeLimits } from '@/app/(backoffice)/backoffice/api/lottery/games/[code]/limits/route';
import { POST as changeSeries } from '@/app/(backoffice)/backoffice/api/lottery/games/[code]/series/route';
import { loadGame } from '@/lib/backoffice/lottery/loaders';
import { raisesPrizes, readSettings, studioSql } from '@/lib/studio-host/lottery/desk';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let one: Browser;
let two: Browser;
let reader: Browser;

beforeAll(async () => {
  one = (await createOperatorBrowser(held.db, 'lotone')).browser;
  two = (await createOperatorBrowser(held.db, 'lottwo')).browser;
  reader = (await createOperatorBrowser(held.db, 'lotreader', ['lottery.read'])).browser;
});

const send = (by: Browser, route: RouteHandler, code: string, body: object) =>
  by.send(route, 'POST', `/backoffice/api/lottery/games/${code}`, body, { code });
const settings = () => readSettings(studioSql(held.db));
const seenOf = async (code: string) => (await loadGame(code))!;
const audit = async (subject: string) =>
  (
    await held.db
      .selectFrom('backoffice.audit')
      .select('action')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

it('switches a game off and gives it a schedule, one operator alone; a stale page and a bad schedule change nothing', async () => {
  const { seen } = await seenOf('FAST5X1');
  const schedule = { kind: 'interval', minutes: 10, zone: 'Asia/Bangkok', from: 600, to: 1320 };
  const change = { enabled: false, schedule, closeSeconds: 30 };
  expect((await send(reader, changeGame, 'FAST5X1', { seen, change })).status).toBe(403);
  expect((await send(one, changeGame, 'NOGAME', { seen, change })).status).toBe(404);
  const bad = await send(one, changeGame, 'FAST5X1', {
    seen,
    change: { schedule: { ...schedule, zone: 'Asia/Nowhere' } },
  });
  expect(bad.body.fields).toHaveProperty('schedule');
  expect((await send(one, changeGame, 'FAST5X1', { seen, change })).body.value).toEqual({
    status: 'performed',
  });
  expect((await settings()).of('FAST5X1')).toMatchObject({ enabled: false, schedule, closeSeconds: 30 });
  expect((await send(two, changeGame, 'FAST5X1', { seen, change: { enabled: true } })).body.code).toBe(
    'CHANGED_MEANWHILE',
  );
  expect((await settings()).of('FAST5X1').enabled).toBe(false);
  expect(await audit('lotteryGame:FAST5X1')).toEqual(['lottery.game']);
});

it('lets another operator approve that this site draws a regional game', async () => {
  const { seen } = await seenOf('THAI');
  const asked = await send(one, changeGame, 'THAI', { seen, reason: 'demo', change: { drawnByUs: true } });
  expect(asked.body.value).toMatchObject({ status: 'requested' });
  expect((await settings()).of('THAI').drawnByUs).toBe(false);
  const { id } = asked.body.value as { id: string };
  expect((await one.send(approve, 'POST', '/x', {}, { id })).body.code).toBe('OWN_APPROVAL');
  expect((await two.send(approve, 'POST', '/x', {}, { id })).status).toBe(200);
  expect((await settings()).of('THAI')).toMatchObject({ drawnByUs: true, isOwnDraw: true });
});

it('lets another operator approve when sales of a game close whose results come from outside: a bet on a known result wins', async () => {
  const { seen } = await seenOf('MY4D');
  const { schedule } = (await settings()).of('MY4D');
  const late = { ...schedule, closes: 1_439, drawn: 1_440 };
  const asked = await send(one, changeGame, 'MY4D', { seen, reason: 'later', change: { schedule: late } });
  expect(asked.body.value).toMatchObject({ status: 'requested' });
  expect((await settings()).of('MY4D').schedule).toEqual(schedule);
  const same = await send(one, changeGame, 'LAO', {
    seen: (await seenOf('LAO')).seen,
    change: { enabled: false, schedule: (await settings()).of('LAO').schedule },
  });
  expect(same.body.value).toEqual({ status: 'performed' });
});

it('lowers a limit at once, and raises or removes it with another operator', async () => {
  const limits = { betMost: '100', memberMost: '500', drawMost: '10000', numberMost: '2000' };
  const seenNow = async () => (await seenOf('KENOX5')).limits[0]!;
  const set = async (by: Browser, given: Record<string, string> | null) => {
    const { currency, seen } = await seenNow();
    return send(by, changeLimits, 'KENOX5', { currency, seen, limits: given });
  };
  expect((await set(reader, limits)).status).toBe(403);
  expect((await set(one, { ...limits, betMost: '-1' })).body.fields).toHaveProperty(['limits.betMost']);
  expect((await set(one, limits)).body.value).toEqual({ status: 'performed' });
  const { currency } = await seenNow();
  expect((await settings()).limitsOf('KENOX5', currency).numberMost).toBe(20_000_000n);
  const removed = await set(one, { ...limits, numberMost: '' });
  expect(removed.body.value).toMatchObject({ status: 'requested' });
  expect((await set(two, { ...limits, betMost: '101' })).body.code).toBe('APPROVAL_PENDING');
  expect((await settings()).limitsOf('KENOX5', currency).numberMost).toBe(20_000_000n);
  const { id } = removed.body.value as { id: string };
  expect((await two.send(approve, 'POST', '/x', {}, { id })).status).toBe(200);
  expect((await settings()).limitsOf('KENOX5', currency).numberMost).toBeNull();
  // A default that is higher than what was set is a raise.
  expect((await set(one, null)).body.value).toMatchObject({ status: 'requested' });
});

it('lowers a series at once and raises it with another operator, for a group too', async () => {
  const set = async (group: string, range: object | null, by = one) => {
    const found = await seenOf('VNNORTH');
    const mode = found.modes[0]!;
    const shown =
      found.series.find((row) => row.mode === mode && row.group === group) ??
      found.series.find((row) => row.mode === mode && row.group === '')!;
    return send(by, changeSeries, 'VNNORTH', { mode, group, seen: shown.seen, range });
  };
  const { modes } = await seenOf('VNNORTH');
  const of = async (group: string) => (await settings()).seriesOf('VNNORTH', modes[0]!, group);
  const before = await of('');
  expect((await set('', { lowest: 1700, highest: 1800 }, reader)).status).toBe(403);
  expect(await of('')).toEqual(before);
  expect((await set('', { lowest: 1700, highest: 1800 })).body.value).toEqual({ status: 'performed' });
  expect(await of('')).toEqual({ lowest: 1700, highest: 1800 });
  expect((await set('7', { lowest: 1700, highest: 1750 })).body.value).toEqual({ status: 'performed' });
  expect(await of('7')).toEqual({ lowest: 1700, highest: 1750 });
  expect((await set('7', { lowest: 1900, highest: 1800 })).body.fields).toHaveProperty(['range.highest']);
  const raised = await set('7', { lowest: 1700, highest: 1850 });
  expect(raised.body.value).toMatchObject({ status: 'requested' });
  expect(await of('7')).toEqual({ lowest: 1700, highest: 1750 });
  const { id } = raised.body.value as { id: string };
  expect((await two.send(approve, 'POST', '/x', {}, { id })).status).toBe(200);
  expect(await of('7')).toEqual({ lowest: 1700, highest: 1850 });
  // Back to everybody's, which is lower.
  expect((await set('7', null)).body.value).toEqual({ status: 'performed' });
  expect(await of('7')).toEqual({ lowest: 1700, highest: 1800 });
});

it('needs another operator to let prizes fall less: a step removed, or a higher prize; falling further needs none', async () => {
  const plan = async (oddsPlan: { filled: number; prize: number }[]) => {
    const { seen } = await seenOf('DICE3X1');
    const { body } = await send(one, changeGame, 'DICE3X1', { seen, change: { oddsPlan } });
    return body.value as { status: string; id?: string };
  };
  const set = async () => (await settings()).of('DICE3X1').oddsPlan;
  const steps = [
    { filled: 50, prize: 950 },
    { filled: 80, prize: 900 },
  ];
  expect((await plan(steps)).status).toBe('performed');
  expect((await plan([...steps, { filled: 90, prize: 850 }])).status).toBe('performed');
  const asked = await plan([]);
  expect(asked.status).toBe('requested');
  expect(await set()).toHaveLength(3);
  expect((await two.send(approve, 'POST', '/x', {}, { id: asked.id! })).status).toBe(200);
  expect(await set()).toEqual([]);
});

it('says of any two plans of falling prizes whether one pays more at some fill', () => {
  const before = [
    { filled: 50, prize: 950 },
    { filled: 80, prize: 900 },
  ];
  const changed = (filled: number, prize: number) => raisesPrizes(before, [before[0]!, { filled, prize }]);
  expect(changed(80, 900)).toBe(false);
  expect(changed(80, 899)).toBe(false);
  expect(changed(79, 900)).toBe(false);
  expect(changed(81, 900)).toBe(true);
  expect(changed(80, 901)).toBe(true);
});
