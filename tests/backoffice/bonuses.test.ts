/** Bonuses in the back office: set up, previewed, published by two operators above a threshold, given to a list. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as create } from '@/app/(backoffice)/backoffice/api/bonuses/route';
import { POST as change } from '@/app/(backoffice)/backoffice/api/bonuses/[id]/route';
import { POST as give } from '@/app/(backoffice)/backoffice/api/bonuses/[id]/members/route';
import { POST as preview } from '@/app/(backoffice)/backoffice/api/bonuses/[id]/preview/route';
import { POST as publication } from '@/app/(backoffice)/backoffice/api/bonuses/[id]/publication/route';
import { createMember } from '@/lib/identity/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { getBonus } from '@/lib/rewards/bonuses/queries';
import { listRewards } from '@/lib/rewards/centre/queries';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let maker: Browser;
let checker: Browser;
let reader: Browser;
let makers = 0;

// Each test has a maker of its own: what one operator publishes within a day counts together.
beforeEach(async () => {
  maker = (await createOperatorBrowser(held.db, `maker${++makers}`, ['rewards.read', 'bonuses.write']))
    .browser;
});
beforeAll(async () => {
  checker = (await createOperatorBrowser(held.db, 'checker', ['rewards.read', 'bonuses.write'])).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['rewards.read'])).browser;
});

const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const send = (by: Browser, route: RouteHandler, body: object, id?: string) =>
  by.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id });

const RULE = {
  minimum: '',
  ordinal: 1,
  period: 'week',
  event: 'vip',
  payout: 'money',
  amount: { kind: 'fixed', amount: '50' },
  wagering: { multiple: '0', stakeCap: '', days: 0, weights: {} },
  claimDays: 7,
  groupId: '',
  segmentId: '',
  minLevel: 0,
  countries: [],
  languages: [],
  newWithinDays: 0,
  perMember: 1,
  onePer: [],
  exclusive: false,
};
const content = ({ rule, ...more }: Record<string, unknown> = {}) => ({
  title: { en: 'For you' },
  terms: { en: 'Once' },
  trigger: 'hand',
  code: '',
  startsAt: null,
  endsAt: null,
  budget: '500',
  mostGrants: 0,
  ...more,
  rule: { ...RULE, ...(rule as object) },
});
const made = async (more?: Record<string, unknown>) =>
  String((await send(maker, create, content(more))).body.value!.id);

it('publishes at once below the threshold; above it or without a budget two operators do', async () => {
  const small = await made();
  expect((await send(maker, publication, { version: 1, published: true }, small)).body.value).toMatchObject({
    status: 'performed',
  });
  for (const budget of ['1000.01', '']) {
    const id = await made({ budget });
    const asked = await send(maker, publication, { version: 1, published: true }, id);
    expect(asked.body.value).toMatchObject({ status: 'requested' });
    expect((await getBonus(held.db, BigInt(id))).published).toBe(false);
    const request = String(asked.body.value!.id);
    expect(codeOf(await send(maker, approve, {}, request))).toMatch(/^403/);
    expect(codeOf(await send(checker, approve, {}, request))).toBe('200 OK');
    expect((await getBonus(held.db, BigInt(id))).published).toBe(true);
  }
});

it('counts the budgets that one operator publishes alone within a day', async () => {
  const publish = async (by: Browser, id: string, version = 1) =>
    (await send(by, publication, { version, published: true }, id)).body.value!.status;
  const ids = [await made(), await made(), await made()];
  expect(await publish(maker, ids[0]!)).toBe('performed');
  // Published again, it is no second budget.
  await send(maker, publication, { version: 2, published: false }, ids[0]);
  expect(await publish(maker, ids[0]!, 3)).toBe('performed');
  expect(await publish(maker, ids[1]!)).toBe('performed');
  expect(await publish(maker, ids[2]!)).toBe('requested');
  expect(await publish(maker, await made({ rule: { payout: 'points' } }))).toBe('performed');
  expect(await publish(checker, await made())).toBe('performed');
});

it('withdraws a bonus that is changed, so that nobody raises a budget alone', async () => {
  const id = await made();
  await send(maker, publication, { version: 1, published: true }, id);
  const body = { ...content({ budget: '100000' }), version: 2 };
  expect(codeOf(await send(maker, change, body, id))).toBe('200 OK');
  expect(await getBonus(held.db, BigInt(id))).toMatchObject({ published: false, version: 3 });
  expect(codeOf(await send(maker, change, body, id))).toBe('409 CHANGED_MEANWHILE');
});

it('names the conditions that fail for a member, and gives nothing by it', async () => {
  const member = await createMember(held.db, { account: 'asked' });
  const id = await made({
    trigger: 'deposit',
    rule: { minimum: '100', countries: ['VN'], amount: { kind: 'percent', percent: '50', most: '40' } },
  });
  const answer = await send(reader, preview, { account: 'asked', base: '99' }, id);
  expect(answer.body.value).toMatchObject({ amount: '40.00', isGiven: false });
  const failed = (answer.body.value!.conditions as { name: string; holds: boolean }[]).filter(
    ({ holds }) => !holds,
  );
  expect(failed.map(({ name }) => name)).toEqual(['published', 'country', 'minimum']);
  expect((await listRewards(held.db, member.id, { size: 5 })).list).toEqual([]);
});

it('gives to the members of a list, each once, and says who got none and why', async () => {
  const ids = [];
  for (const account of ['listed1', 'listed2', 'listed3'])
    ids.push((await createMember(held.db, { account })).id);
  const id = await made({ mostGrants: 2 });
  await send(maker, publication, { version: 1, published: true }, id);
  const body = { accounts: 'listed1\nLISTED2, listed3', reason: 'Thanks', requestId: 'request-0001' };
  expect(codeOf(await send(reader, give, body, id))).toMatch(/^403/);
  expect(codeOf(await send(maker, give, { ...body, accounts: 'listed1, nobody' }, id))).toBe(
    '400 INVALID_INPUT',
  );
  expect((await send(maker, give, body, id)).body.value).toEqual({
    given: 2,
    refused: [{ account: 'listed3', failed: ['count'] }],
  });
  await send(maker, give, body, id);
  const smaller = { ...content({ budget: '99' }), version: 2 };
  expect((await send(maker, change, smaller, id)).body.fields!.budget).toMatchObject({
    code: 'BONUS_BUDGET_GIVEN',
    message: '100.00 have been given already. Enter at least as much',
  });
  const counts = await Promise.all(
    ids.map(async (member) => (await listRewards(held.db, member, { size: 5 })).list.length),
  );
  expect(counts).toEqual([1, 1, 0]);
});

it.each([
  [{ trigger: 'code', code: '' }, 'code'],
  [
    { trigger: 'registration', rule: { amount: { kind: 'percent', percent: '10', most: '' } } },
    'rule.amount.kind',
  ],
  [{ rule: { payout: 'points', wagering: { ...RULE.wagering, multiple: '3' } } }, 'rule.wagering.multiple'],
  [{ rule: { wagering: { ...RULE.wagering, multiple: '-1' } } }, 'rule.wagering.multiple'],
  [{ rule: { wagering: { ...RULE.wagering, weights: { RNG: 101 } } } }, 'rule.wagering.weights.RNG'],
  [{ startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' }, 'endsAt'],
  [{ budget: '-5' }, 'budget'],
])('refuses %j', async (more, field) => {
  const answer = await send(maker, create, content(more));
  expect(codeOf(answer)).toBe('400 INVALID_INPUT');
  expect(Object.keys(answer.body.fields!)).toContain(field);
});

it('refuses free rounds whose worth is beyond any amount', async () => {
  const answer = await send(
    maker,
    create,
    content({
      rule: {
        payout: 'freeRounds',
        freeRounds: { games: ['1'], rounds: 1000, stake: '922337203685477', days: 7, most: '' },
      },
    }),
  );
  expect(answer.status).toBe(400);
});
