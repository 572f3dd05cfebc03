/** The compiled query of a segment's rule equals a plain model over random members. */
import fc from 'fast-check';
import { addQueryToGroup, addToGroup, createGroup } from '@/lib/cashier/groups/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { units } from '@/lib/money/amount';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { createSegment, deleteSegment, updateSegment } from '@/lib/reporting/segments/commands';
import { getSegment, listSegments, previewSegment } from '@/lib/reporting/segments/queries';
import { compileSegment } from '@/lib/reporting/segments/rules';
import { segmentRule } from '@/lib/reporting/segments/schema';
import type { Condition, SegmentPeriod, SegmentRule } from '@/lib/reporting/segments/types';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable } from '../support/players';

const database = useTestDatabase();
const ZONE = 'Asia/Shanghai';
const AT = new Date('2026-03-10T09:30:00Z');
const DAY = 86_400_000;

/** A moment of the last weeks: anywhere, or within a millisecond of the beginning of a settlement day. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => new Date(AT.getTime() - minutes * 60_000)),
  fc
    .record({ days: fc.integer({ min: 0, max: 12 }), slip: fc.constantFrom(-1, 0, 1) })
    .map(({ days, slip }) => new Date(dayStart(dayAfter(dayOf(AT, ZONE), -days), ZONE).getTime() + slip)),
);
const sum = fc.integer({ min: 1, max: 6 }).map((times) => times * 50);

const deposit = fc.record({
  amount: sum,
  at: moment,
  status: fc.constantFrom('approved', 'approved', 'pending', 'rejected'),
});
const withdrawal = fc.record({
  amount: sum,
  at: moment,
  status: fc.constantFrom('paid', 'received', 'refunded', 'requested', 'rejected'),
  received: fc.integer({ min: 0, max: 50 }),
});
const round = fc.record({ bet: sum, at: moment, closed: fc.boolean(), rolled: fc.boolean() });
const person = fc.record({
  type: fc.constantFrom(0, 0, 0, 1, 41, 4),
  status: fc.constantFrom('active', 'active', 'disabled'),
  currency: fc.constantFrom('THB', 'USD'),
  created: moment,
  login: fc.option(moment, { nil: null }),
  country: fc.constantFrom('TH', 'VN', null),
  language: fc.constantFrom('th', 'en', null),
  balance: fc.option(sum, { nil: null }),
  deposits: fc.array(deposit, { maxLength: 3 }),
  withdrawals: fc.array(withdrawal, { maxLength: 2 }),
  rounds: fc.array(round, { maxLength: 3 }),
});
type Person = typeof person extends fc.Arbitrary<infer Facts> ? Facts : never;

const dayBack = fc.integer({ min: 0, max: 12 }).map((days) => dayAfter(dayOf(AT, ZONE), -days));
const period: fc.Arbitrary<SegmentPeriod | null> = fc.oneof(
  fc.constant(null),
  fc.record({ days: fc.integer({ min: 1, max: 12 }) }),
  fc
    .tuple(dayBack, dayBack)
    .map(([one, other]) => (one < other ? { from: one, until: other } : { from: other, until: one })),
);
const limits = <Limit>(of: (value: number) => Limit) =>
  fc
    .record(
      { atLeast: fc.integer({ min: 0, max: 6 }), atMost: fc.integer({ min: 0, max: 6 }) },
      { requiredKeys: [] },
    )
    .filter(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined)
    .map(({ atLeast, atMost }) => {
      const high = atLeast !== undefined && atMost !== undefined && atMost < atLeast ? atLeast : atMost;
      return {
        ...(atLeast === undefined ? {} : { atLeast: of(atLeast) }),
        ...(high === undefined ? {} : { atMost: of(high) }),
      };
    });
const amounts = limits((times) => `${times * 50}`);
const counts = limits((count) => count);
const ages = limits((times) => times * 3);
const choice = (field: string, values: readonly string[]) =>
  fc.record({
    field: fc.constant(field),
    values: fc.subarray([...values], { minLength: 1 }),
    not: fc.boolean(),
  });
const condition = fc.oneof(
  choice('status', ['active', 'disabled']),
  choice('kind', ['member', 'agent']),
  choice('country', ['TH', 'VN', 'DE']),
  choice('language', ['th', 'en', 'vi']),
  choice('currency', ['THB', 'USD']),
  fc.tuple(dayBack, dayBack, fc.constantFrom('both', 'from', 'until')).map(([one, other, which]) => {
    const [from, until] = one < other ? [one, other] : [other, one];
    return {
      field: 'registered',
      ...(which !== 'until' && { from }),
      ...(which !== 'from' && { until }),
    };
  }),
  fc
    .tuple(fc.constantFrom('registeredAgo', 'lastLoginAgo'), ages, fc.boolean())
    .map(([field, age, never]) => ({
      field,
      ...age,
      never,
    })),
  fc.constant({ field: 'lastLoginAgo', never: true }),
  fc
    .tuple(
      fc.constantFrom('depositSum', 'withdrawalSum', 'validBets', 'stakes', 'payouts', 'grossRevenue'),
      period,
      amounts,
    )
    .map(([field, when, given]) => ({ field, period: when, ...given })),
  fc
    .tuple(fc.constantFrom('depositCount', 'withdrawalCount', 'rounds'), period, counts)
    .map(([field, when, given]) => ({ field, period: when, ...given })),
  amounts.map((given) => ({ field: 'balance', ...given })),
);
const rule = fc
  .record({ match: fc.constantFrom('all', 'any'), conditions: fc.array(condition, { maxLength: 3 }) })
  .map((given) => segmentRule.parse(given));

/** What a rule means, written without SQL. */
function describes({ match, conditions }: SegmentRule, facts: Person): boolean {
  if (facts.type === 4) return false;
  const held = conditions.map((each) => holds(each, facts));
  if (held.length === 0) return true;
  return match === 'all' ? held.every(Boolean) : held.some(Boolean);
}

function holds(given: Condition, facts: Person): boolean {
  const among = (value: string | null, { values, not }: { values: readonly string[]; not: boolean }) =>
    not ? value === null || !values.includes(value) : value !== null && values.includes(value);
  const between = (value: number, { atLeast, atMost }: { atLeast?: unknown; atMost?: unknown }) =>
    (atLeast === undefined || value >= Number(atLeast)) && (atMost === undefined || value <= Number(atMost));
  const during = (at: Date, when: SegmentPeriod | null) => {
    if (when === null) return true;
    const today = dayOf(AT, ZONE);
    const { from, until } = 'from' in when ? when : { from: dayAfter(today, 1 - when.days), until: today };
    const of = dayOf(at, ZONE);
    return of >= from && of <= until;
  };
  const total = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  const ago = (
    at: Date | null,
    { atLeast, atMost, never }: { atLeast?: number | undefined; atMost?: number | undefined; never: boolean },
  ) => {
    if (at === null) return never;
    if (atLeast === undefined && atMost === undefined) return false;
    return between((AT.getTime() - at.getTime()) / DAY, { atLeast, atMost });
  };
  switch (given.field) {
    case 'status':
      return among(facts.status, given);
    case 'kind':
      return among(facts.type === 0 ? 'member' : 'agent', given);
    case 'country':
      return among(facts.country, given);
    case 'language':
      return among(facts.language, given);
    case 'currency':
      return among(facts.currency, given);
    case 'registered': {
      const of = dayOf(facts.created, ZONE);
      return (
        (given.from === undefined || of >= given.from) && (given.until === undefined || of <= given.until)
      );
    }
    case 'registeredAgo':
      return ago(facts.created, given);
    case 'lastLoginAgo':
      return ago(facts.login, given);
    case 'balance':
      return between(facts.balance ?? 0, given);
    case 'group':
      throw new Error('groups have a test of their own');
    case 'rounds':
      return between(
        facts.rounds.filter((each) => each.closed && during(each.at, given.period)).length,
        given,
      );
    case 'stakes':
    case 'payouts':
    case 'validBets':
    case 'grossRevenue':
      return between(
        total(
          facts.rounds
            .filter((each) => each.closed && during(each.at, given.period))
            // A fifth of a stake is paid out.
            .map(
              ({ bet }) => bet * (given.field === 'grossRevenue' ? 0.8 : given.field === 'payouts' ? 0.2 : 1),
            ),
        ),
        given,
      );
    case 'depositSum':
    case 'depositCount': {
      const counted = facts.deposits.filter(
        (each) => each.status === 'approved' && during(each.at, given.period),
      );
      return between(
        given.field === 'depositCount' ? counted.length : total(counted.map(({ amount }) => amount)),
        given,
      );
    }
    case 'withdrawalSum':
    case 'withdrawalCount': {
      const counted = facts.withdrawals.filter(
        (each) => ['paid', 'received', 'refunded'].includes(each.status) && during(each.at, given.period),
      );
      return between(
        given.field === 'withdrawalCount'
          ? counted.length
          : total(counted.map((each) => (each.status === 'refunded' ? each.received : each.amount))),
        given,
      );
    }
  }
}

let written = 0;

/** Writes people with their figures, the rounds that are rolled up first. Returns their ids, in order. */
async function write(people: readonly Person[], nodeId: bigint): Promise<bigint[]> {
  return asOwner(database.ownerUrl, async (client) => {
    const run = written++;
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO identity.member (account, nickname, type, status, currency, created_at, last_login_at, login_country,
                                    login_language, referral_code)
       SELECT format('seg%s.%s', $2::int, p.place), 'x', (p.facts ->> 'type')::int, p.facts ->> 'status',
              CASE WHEN p.facts ->> 'type' = '4' THEN 'PLY' ELSE p.facts ->> 'currency' END,
              (p.facts ->> 'created')::timestamptz, (p.facts ->> 'login')::timestamptz, p.facts ->> 'country',
              p.facts ->> 'language', format('S%s-%s', $2::int, p.place)
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY p (facts, place) ORDER BY p.place RETURNING id`,
      [JSON.stringify(people), run],
    );
    const ids = rows.map(({ id }) => id);
    const all = JSON.stringify(
      people.map(({ currency, type, ...facts }, place) => ({
        id: ids[place],
        currency: type === 4 ? 'PLY' : currency,
        trial: type === 4,
        ...facts,
      })),
    );
    await client.query(
      `INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
       SELECT (p ->> 'id')::bigint, 'member', 'main', p ->> 'currency' FROM jsonb_array_elements($1::jsonb) p
        WHERE p ->> 'balance' IS NOT NULL`,
      [all],
    );
    await client.query(
      `INSERT INTO ledger.balance (account_id, currency, amount)
       SELECT a.id, a.currency, (p ->> 'balance')::bigint * 10000 FROM jsonb_array_elements($1::jsonb) p
         JOIN ledger.account a ON a.owner_kind = 'member' AND a.owner_id = (p ->> 'id')::bigint`,
      [all],
    );
    await client.query(
      `INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, status, reference, request_id, request_digest,
                                    created_at, decided_at, ledger_id)
       SELECT (p ->> 'id')::bigint, 'bank', p ->> 'currency', (d ->> 'amount')::bigint * 10000, (d ->> 'amount')::bigint * 10000, d ->> 'status',
              format('%s-%s-%s', $2::int, p ->> 'id', deposits.place), format('request-%s', deposits.place), '', (d ->> 'at')::timestamptz,
              (d ->> 'at')::timestamptz, CASE d ->> 'status' WHEN 'approved' THEN 1 END
         FROM jsonb_array_elements($1::jsonb) p, jsonb_array_elements(p -> 'deposits') WITH ORDINALITY deposits (d, place)
        WHERE NOT (p ->> 'trial')::boolean`,
      [all, run],
    );
    await client.query(
      `WITH payee AS (
         INSERT INTO cashier.payee (member_id, bank, holder_sealed, number_sealed, number_tail, number_digest, created_at)
         SELECT (p ->> 'id')::bigint, 'bank', '\\x00', '\\x00', '0000', sha256((p ->> 'id')::bytea), now()
           FROM jsonb_array_elements($1::jsonb) p RETURNING id, member_id)
       INSERT INTO cashier.withdrawal (member_id, channel, payee_id, currency, amount, status, request_id, request_digest,
                                       created_at, paid_at, received_amount, confirm_by, hold_ledger_id, end_ledger_id, refund_ledger_id)
       SELECT payee.member_id, 'bank', payee.id, p ->> 'currency', (w ->> 'amount')::bigint * 10000, w ->> 'status',
              format('request-%s', withdrawals.place), '', (w ->> 'at')::timestamptz,
              CASE WHEN w ->> 'status' IN ('paid', 'received', 'refunded') THEN (w ->> 'at')::timestamptz END,
              CASE WHEN w ->> 'status' = 'refunded' THEN (w ->> 'received')::bigint * 10000 END,
              (w ->> 'at')::timestamptz, 1, CASE WHEN w ->> 'status' <> 'requested' THEN 1 END,
              CASE WHEN w ->> 'status' = 'refunded' THEN 1 END
         FROM jsonb_array_elements($1::jsonb) p
         JOIN payee ON payee.member_id = (p ->> 'id')::bigint, jsonb_array_elements(p -> 'withdrawals') WITH ORDINALITY withdrawals (w, place)
        WHERE NOT (p ->> 'trial')::boolean`,
      [all],
    );
    for (const rolled of [true, false]) {
      await client.query(
        `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended,
                                    currency, status, vendor, vendor_round_id)
         SELECT 1, (p ->> 'id')::bigint, $2, (r ->> 'bet')::bigint * 10000, (r ->> 'bet')::bigint * 2000, (r ->> 'bet')::bigint * 10000,
                (r ->> 'at')::timestamptz, CASE WHEN (r ->> 'closed')::boolean THEN (r ->> 'at')::timestamptz END, 1,
                (r ->> 'closed')::boolean, p ->> 'currency', CASE WHEN (r ->> 'closed')::boolean THEN 'closed' ELSE 'open' END, 'SEGMENTS',
                format('%s-%s-%s', p ->> 'id', rounds.place, $3::boolean)
           FROM jsonb_array_elements($1::jsonb) p, jsonb_array_elements(p -> 'rounds') WITH ORDINALITY rounds (r, place)
          WHERE (r ->> 'rolled')::boolean = $3`,
        [all, nodeId, rolled],
      );
      if (rolled) await rollUp(database.db, ZONE);
    }
    return ids.map(BigInt);
  });
}

describe('a segment', () => {
  it('describes the members that a plain model describes', async () => {
    const { nodeId } = await openTable(database.db, 'SEGMENTS');
    let described = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 12, maxLength: 24 }),
        fc.array(rule, { minLength: 12, maxLength: 12 }),
        async (people, rules) => {
          const ids = await write(people, nodeId);
          const range = { after: ids[0]! - 1n, until: ids.at(-1)! };
          for (const each of rules) {
            const expected = ids.filter((_, place) => describes(each, people[place]!));
            const { rows } = await compileSegment(each, { at: AT, zone: ZONE }, range).execute(database.db);
            expect({ rule: each, ids: rows.map(({ id }) => id) }).toEqual({ rule: each, ids: expected });
            described += expected.length;
            // Without a range the query is the same, for everybody.
            const whole = await compileSegment(each, { at: AT, zone: ZONE }).execute(database.db);
            expect(whole.rows.filter(({ id }) => id >= ids[0]! && id <= ids.at(-1)!)).toEqual(rows);
          }
        },
      ),
      { numRuns: depth(10, 60) },
    );
    expect(described).toBeGreaterThan(100);
  });

  it('is refused without a limit, with limits in the wrong order, and with unknown fields or values', () => {
    const errors = (conditions: unknown[]) => {
      const parsed = segmentRule.safeParse({ match: 'all', conditions });
      return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    };
    expect(errors([{ field: 'depositCount' }])).toEqual(['SEGMENT_LIMIT']);
    expect(errors([{ field: 'lastLoginAgo' }])).toEqual(['SEGMENT_LIMIT']);
    expect(errors([{ field: 'balance', atLeast: '20', atMost: '9.5' }])).toEqual(['SEGMENT_ORDER']);
    expect(errors([{ field: 'registered', from: '2026-02-02', until: '2026-02-01' }])).toEqual([
      'SEGMENT_ORDER',
    ]);
    expect(errors([{ field: 'balance', atLeast: '-1' }])).toEqual(['AMOUNT_FORMAT']);
    expect(errors([{ field: 'balance', atLeast: 1 }])).toEqual(['AMOUNT_FORMAT']);
    expect(errors([{ field: 'password', atLeast: '1' }])).toEqual(['INVALID']);
    expect(errors([{ field: 'country', values: ["TH'; --"] }])).toEqual(['INVALID']);
    expect(errors(Array(13).fill({ field: 'balance', atLeast: '1' }))).toEqual(['INVALID']);
  });

  it('can name member groups, and fills one with the members whom it describes', async () => {
    const [inside, outside] = [
      await createMember(database.db, { account: 'groupinside' }),
      await createMember(database.db, { account: 'groupoutside' }),
    ];
    await inTransaction(database.db, async (tx) => {
      const [group, filled] = [await createGroup(tx, 'Segment group'), await createGroup(tx, 'Filled group')];
      await addToGroup(tx, group, ['groupinside']);
      const asks = (not: boolean): SegmentRule => ({
        match: 'all',
        conditions: [{ field: 'group', values: [String(group)], not }],
      });
      const [in_, out] = [
        await previewSegment(tx, asks(false), 50),
        await previewSegment(tx, asks(true), 50),
      ];
      expect(in_.sample.map(({ id }) => id)).toEqual([inside.id]);
      expect(out.sample.map(({ id }) => id)).toContain(outside.id);
      expect(out.sample.map(({ id }) => id)).not.toContain(inside.id);
      const context = { at: AT, zone: ZONE };
      expect(await addQueryToGroup(tx, filled, compileSegment(asks(false), context))).toMatchObject({
        added: 1,
      });
      expect(await addQueryToGroup(tx, filled, compileSegment(asks(false), context))).toMatchObject({
        added: 0,
      });
    });
  });

  it('is stored once under a name, changed by one operator at a time, and previewed', async () => {
    const before = await previewSegment(
      database.db,
      { match: 'all', conditions: [{ field: 'registeredAgo', atMost: 1, never: false }] },
      5,
    );
    const { id: memberId } = await createMember(database.db, { account: 'newestmember' });
    const conditions: Condition[] = [{ field: 'registeredAgo', atMost: 1, never: false }];
    const rule: SegmentRule = { match: 'all', conditions };
    const id = await createSegment(database.db, { name: 'New members', rule });
    await expect(createSegment(database.db, { name: 'new MEMBERS', rule })).rejects.toMatchObject({
      fields: { name: { code: 'SEGMENT_NAME_TAKEN' } },
    });
    expect(await updateSegment(database.db, id, 1, { name: 'Newest', rule })).toBe(2);
    await expect(updateSegment(database.db, id, 1, { name: 'Old', rule })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await getSegment(database.db, id)).toMatchObject({ name: 'Newest', rule, version: 2 });
    expect(await previewSegment(database.db, rule, 5)).toEqual({
      count: before.count + 1,
      sample: [{ id: memberId, account: 'newestmember' }, ...before.sample],
    });
    const nobody: SegmentRule = {
      match: 'all',
      conditions: [{ field: 'balance', atLeast: String(units(1)) }],
    };
    expect(await previewSegment(database.db, nobody, 5)).toEqual({ count: 0, sample: [] });
    await deleteSegment(database.db, id);
    expect(await listSegments(database.db)).toEqual([]);
    await expect(deleteSegment(database.db, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
