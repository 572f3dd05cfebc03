/** Rewards in the back office: given by hand with four eyes above a threshold, and cancelled (docs/trust.md M8). */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as give } from '@/app/(backoffice)/backoffice/api/rewards/route';
import { POST as cancel } from '@/app/(backoffice)/backoffice/api/rewards/[id]/cancel/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { findReward } from '@/lib/backoffice/rewards/loaders';
import { createMember } from '@/lib/identity/commands';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { formatDecimal } from '@/lib/money/amount';
import { claimReward } from '@/lib/rewards/centre/commands';
import { listRewards } from '@/lib/rewards/centre/queries';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let maker: Browser;
let checker: Browser;
let reader: Browser;
let requests = 0;

beforeAll(async () => {
  maker = (await createOperatorBrowser(held.db, 'maker', ['rewards.read', 'rewards.manage'])).browser;
  checker = (await createOperatorBrowser(held.db, 'checker', ['rewards.read', 'rewards.manage'])).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['rewards.read'])).browser;
});

const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const gift = (account: string, amount: string) => ({
  account,
  amount,
  days: '14',
  reason: 'For your patience',
  requestId: `request-${++requests}`,
});
const send = (by: Browser, body: object) => by.send(give, 'POST', '/backoffice/api/rewards', body);
const rewards = async (memberId: bigint) => (await listRewards(held.db, memberId, { size: 20 })).list;

it('gives by hand once for each request, with an audit entry, and pays at the claim', async () => {
  const { id } = await createMember(held.db, { account: 'patient' });
  const body = gift('Patient', '25.50');
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(maker, body)));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['200 OK']));
  const [reward, ...others] = await rewards(id);
  expect(others).toEqual([]);
  expect(reward).toMatchObject({
    kind: 'manual',
    status: 'claimable',
    params: { reason: 'For your patience' },
  });
  expect(
    await listAuditEntries(held.db, { action: 'reward.give', subject: `member:${id}`, limit: 9 }),
  ).toHaveLength(1);
  await claimReward(held.db, id, reward!.id);
  const { entries } = (await findReward(reward!.id))!;
  expect(entries.map(({ account, amount }) => [account, formatDecimal(amount)])).toEqual([
    ['rewards', '-25.50'],
    ['main', '25.50'],
  ]);
  expect(codeOf(await maker.send(cancel, 'POST', '/x', { reason: 'late' }, { id: String(reward!.id) }))).toBe(
    '409 REWARD_ENDED',
  );
});

it('needs another operator above the threshold, also for many small gifts', async () => {
  const { id } = await createMember(held.db, { account: 'lucky' });
  const requested = await send(maker, gift('lucky', '1000.01'));
  expect(requested.body.value).toMatchObject({ status: 'requested' });
  expect(await rewards(id)).toEqual([]);
  const params = { id: String(requested.body.value!.id) };
  expect(codeOf(await maker.send(approve, 'POST', '/x', {}, params))).toMatch(/^403/);
  expect(codeOf(await checker.send(approve, 'POST', '/x', {}, params))).toBe('200 OK');
  expect(await rewards(id)).toHaveLength(1);

  const { id: other } = await createMember(held.db, { account: 'manygifts' });
  expect((await send(maker, gift('manygifts', '600'))).body.value).toMatchObject({ status: 'performed' });
  expect((await send(maker, gift('manygifts', '600'))).body.value).toMatchObject({ status: 'requested' });
  expect(await rewards(other)).toHaveLength(1);
  // What was approved for another operator is no gift that the checker has given alone.
  expect((await send(checker, gift('lucky', '1000'))).body.value).toMatchObject({ status: 'performed' });
});

it('counts what one operator gives within a day to all members, also at once', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'generous', ['rewards.manage']);
  const accounts = Array.from({ length: 10 }, (_, index) => `split${index}`);
  for (const account of accounts) await createMember(held.db, { account });
  const answers = await Promise.all(accounts.map((account) => send(browser, gift(account, '300'))));
  const statuses = answers.map(({ body }) => body.value!.status);
  expect(statuses.filter((status) => status === 'performed')).toHaveLength(3);
  expect(statuses.filter((status) => status === 'requested')).toHaveLength(7);
});

it('answers a request again that was performed or requested, and refuses its id for anything else', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'repeater', ['rewards.manage']);
  const { id } = await createMember(held.db, { account: 'repeated' });
  await createMember(held.db, { account: 'someoneelse' });
  const body = gift('repeated', '700');
  // The second answer is the first one, although both together would be above the threshold.
  for (const again of [body, body, { ...body, amount: '700.00' }])
    expect((await send(browser, again)).body.value).toEqual({ status: 'performed' });
  const others = [
    { ...body, amount: '700.01' },
    { ...body, account: 'someoneelse' },
    { ...body, days: '' },
    { ...body, reason: 'Another one' },
  ];
  for (const other of others) expect(codeOf(await send(browser, other))).toBe('409 IDEMPOTENCY_CONFLICT');
  expect(await rewards(id)).toHaveLength(1);

  const waiting = gift('repeated', '5000');
  const first = await send(browser, waiting);
  expect(first.body.value).toMatchObject({ status: 'requested' });
  expect((await send(browser, waiting)).body.value).toEqual(first.body.value);
  expect(codeOf(await send(browser, { ...waiting, amount: '1' }))).toBe('409 IDEMPOTENCY_CONFLICT');
});

it('cancels what was not claimed, with a reason that the member does not see', async () => {
  const { id } = await createMember(held.db, { account: 'mistaken' });
  await send(maker, gift('mistaken', '5'));
  const [reward] = await rewards(id);
  const call = (by: Browser) =>
    by.send(cancel, 'POST', '/x', { reason: 'Wrong member' }, { id: String(reward!.id) });
  expect(codeOf(await call(reader))).toMatch(/^403/);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(maker)));
  expect(answers.map(codeOf).filter((code) => code === '200 OK')).toHaveLength(1);
  expect(await rewards(id)).toMatchObject([{ status: 'cancelled' }]);
  expect(await findReward(reward!.id)).toMatchObject({ cancelReason: 'Wrong member', cancelledBy: 'maker' });
});

it('gives nothing to unknown or excluded members, and is refused without the permission', async () => {
  const { id } = await createMember(held.db, { account: 'restful' });
  await excludeMyself(held.db, id, '7d');
  expect(codeOf(await send(maker, gift('restful', '5')))).toBe('403 MEMBER_EXCLUDED');
  expect(codeOf(await send(maker, gift('nobody-at-all', '5')))).toBe('400 INVALID_INPUT');
  expect(codeOf(await send(maker, gift('patient', '0')))).toBe('400 INVALID_INPUT');
  expect(codeOf(await send(reader, gift('patient', '5')))).toMatch(/^403/);
});
