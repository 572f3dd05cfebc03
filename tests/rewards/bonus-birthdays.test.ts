/** Bonuses for birthdays: on the day, once a year, and not for a birthday that was set for it (docs/decisions/0115). */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { updateProfile } from '@/lib/identity/profile/commands';
import { setClock } from '@/lib/platform/clock';
import { decideDocument, uploadDocument } from '@/lib/protection/documents/commands';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { createBonus, explainBonus, giveBonus, publishBonus } from '@/lib/rewards/bonuses/commands';
import { nextBirthday } from '@/lib/rewards/bonuses/birthdays';
import { runBonuses } from '@/lib/rewards/bonuses/jobs';
import { listOffers } from '@/lib/rewards/bonuses/offers';
import { getBonus } from '@/lib/rewards/bonuses/queries';
import { failedOf } from '@/lib/rewards/bonuses/rules';
import { bonusRule } from '@/lib/rewards/bonuses/schema';
import { ZERO } from '@/lib/money/amount';
import { createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
let count = 0;
let bonusId: bigint;
let operator: bigint | undefined;

/** Noon of a day in the settlement zone of the tests, Bangkok (UTC+7). */
const noonOf = (day: string) => setClock(new Date(`${day}T05:00:00Z`));

beforeEach(async () => {
  noonOf('2026-01-01');
  bonusId = await createBonus(held.db, {
    title: { en: 'Happy birthday' },
    terms: { en: 'Once a year' },
    trigger: 'birthday',
    code: null,
    startsAt: null,
    endsAt: null,
    budget: null,
    mostGrants: null,
    rule: bonusRule.parse({
      minimum: '',
      ordinal: 0,
      period: 'day',
      event: 'vip',
      payout: 'money',
      amount: { kind: 'fixed', amount: '50' },
      wagering: { multiple: '0', stakeCap: '', days: 0, weights: {} },
      claimDays: 7,
      groupId: '',
      segmentId: '',
      countries: [],
      languages: [],
      newWithinDays: 0,
      perMember: 0,
      onePer: [],
      exclusive: false,
    }),
  });
  await publishBonus(held.db, bonusId, 1, true);
});
afterEach(() => sql`UPDATE rewards.bonus SET published = false`.execute(held.db));
afterAll(() => setClock(undefined));

const member = async () => (await createMember(held.db, { account: `celebrant${++count}` })).id;
const born = (memberId: bigint, birthday: string) => updateProfile(held.db, memberId, { birthday });
const run = async (day: string) => {
  noonOf(day);
  await runBonuses(held.db);
};
/** What was decided for a member: the event, and the conditions that failed. */
const decided = async (memberId: bigint) =>
  (
    await held.db
      .selectFrom('rewards.bonus_decision')
      .select(['event', 'failed'])
      .where('bonus_id', '=', bonusId)
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute()
  ).map(({ event, failed }) => [event.replace(String(memberId), 'm'), ...failed]);
const preview = async (memberId: bigint) =>
  failedOf(await explainBonus(held.db, await getBonus(held.db, bonusId), memberId, ZERO));

test('is given on the birthday, once a year, however often the job runs and whatever the birthday becomes', async () => {
  const id = await member();
  await born(id, '1990-03-10');
  await run('2026-03-09');
  expect(await decided(id)).toEqual([]);
  // Midnight of the settlement zone, not of UTC.
  setClock(new Date('2026-03-09T17:00:00Z'));
  await runBonuses(held.db);
  await run('2026-03-10');
  expect(await decided(id)).toEqual([['birthday:m:2026']]);
  await born(id, '1990-06-20');
  await run('2026-06-20');
  expect(await decided(id)).toEqual([['birthday:m:2026']]);
  noonOf('2026-06-20');
  expect(await preview(id)).toEqual(['birthdayYear']);
  await run('2027-06-20');
  expect(await decided(id)).toEqual([['birthday:m:2026'], ['birthday:m:2027']]);
});

test('counts 30 days after the birthday was changed, also if it was saved again, or after an identity document was approved', async () => {
  const [early, late, proved, before] = [await member(), await member(), await member(), await member()];
  noonOf('2026-04-01');
  await born(early, '1990-05-01');
  noonOf('2026-04-02');
  await born(late, '1990-05-01');
  await document(before, '2026-04-10');
  noonOf('2026-04-20');
  await born(early, '1990-05-01');
  await born(proved, '1990-05-01');
  await born(before, '1990-05-01');
  await document(proved, '2026-04-25');
  noonOf('2026-04-30');
  expect(await preview(early)).toEqual([]);
  expect(await preview(late)).toEqual(['birthdaySettled']);
  expect(await preview(proved)).toEqual([]);
  await run('2026-05-01');
  expect(await decided(early)).toEqual([['birthday:m:2026']]);
  expect(await decided(late)).toEqual([['birthday:m:2026', 'birthdaySettled']]);
  expect(await decided(proved)).toEqual([['birthday:m:2026']]);
  expect(await decided(before)).toEqual([['birthday:m:2026', 'birthdaySettled']]);
});

/** Uploads an identity document, which an operator approves. */
async function document(memberId: bigint, day: string) {
  noonOf(day);
  operator ??= await createOperator(held.db, {
    account: 'reviewer',
    name: 'R',
    password: 'a very long password',
    roles: ['owner'],
  });
  const by = operator;
  const { id } = await uploadDocument(held.db, memberId, 'identity', await createPicture());
  await inTransaction(held.db, (tx) => decideDocument(tx, id, by, { decision: 'approve', validUntil: null }));
}

test('a birthday of 29 February is kept on the 28th in other years', async () => {
  expect(nextBirthday('1992-02-29', '2027-03-01')).toBe('2028-02-29');
  expect(nextBirthday('1992-02-29', '2027-02-28')).toBe('2027-02-28');
  expect(nextBirthday('1990-12-31', '2026-12-31')).toBe('2026-12-31');
  const id = await member();
  await born(id, '1992-02-29');
  await run('2027-02-28');
  await run('2027-03-01');
  await run('2028-02-28');
  expect(await decided(id)).toEqual([['birthday:m:2027']]);
  await run('2028-02-29');
  expect(await decided(id)).toEqual([['birthday:m:2027'], ['birthday:m:2028']]);
});

test('excluded and blocked members get none, nor what an operator gives on another day', async () => {
  const [excluded, blocked, other] = [await member(), await member(), await member()];
  for (const id of [excluded, blocked]) await born(id, '1990-08-15');
  await born(other, '1990-08-16');
  await sql`UPDATE identity.member SET status = 'disabled' WHERE id = ${blocked}`.execute(held.db);
  noonOf('2026-08-15');
  await excludeMyself(held.db, excluded, '7d');
  await run('2026-08-15');
  expect(await decided(excluded)).toEqual([['birthday:m:2026', 'standing']]);
  expect(await decided(blocked)).toEqual([]);
  const give = (requestId: string) =>
    inTransaction(held.db, (tx) => giveBonus(tx, { bonusId, memberIds: [other], requestId }));
  expect((await give('on-the-day-before')).refused).toEqual([{ memberId: other, failed: ['birthday'] }]);
  noonOf('2026-08-16');
  expect((await give('on-the-birthday')).given).toEqual([other]);
  await runBonuses(held.db);
  expect((await decided(other)).at(-1)).toEqual(['birthday:m:2026', 'birthdayYear']);
});

test('is read for the days on which the job did not run, across a new year, and once the bonus is published on the day', async () => {
  const [old, young] = [await member(), await member()];
  await born(old, '1990-12-31');
  await born(young, '1990-07-07');
  await run('2027-01-02');
  expect(await decided(old)).toEqual([['birthday:m:2026']]);
  await sql`UPDATE rewards.bonus SET published = false`.execute(held.db);
  await run('2027-07-07');
  expect(await decided(young)).toEqual([]);
  await publishBonus(held.db, bonusId, 2, true);
  await runBonuses(held.db);
  expect(await decided(young)).toEqual([['birthday:m:2027']]);
  expect((await listOffers(held.db, young)).map(({ id }) => id)).toEqual([bonusId]);
});
