import { sha256 } from '@/lib/platform/ids';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { tryRule } from '@/lib/backoffice/risk/trial';
import { runDetectors } from '@/lib/risk/commands';
import { DETECTORS } from '@/lib/risk/detectors/registry';
import { decideFlag, setHold } from '@/lib/risk/flags';
import { flagsOfMembers, getFlag, listMemberFlags } from '@/lib/risk/queries';
import { changeRule, getRule, shippedRule } from '@/lib/risk/thresholds';
import type { DetectorName, Figure } from '@/lib/risk/types';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { openTable, seat, type Table } from '../support/players';

const held = useTestDatabase();
const ZONE = 'UTC';
const NOW = new Date('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In 1/10,000. */
const U = 10_000;

let count = 0;
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'RISKY');
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
      ('deposit', 'risk-in', 'transfer', '{"en": "In"}', true), ('withdraw', 'risk-out', 'transfer', '{"en": "Out"}', true)`);
    await client.query(`INSERT INTO reporting.rtp_monitor (kind, subject, model, version, rounds, return_sum, expected, expected_error, deviation)
      VALUES ('model', 'ten-lines', 'ten-lines', 1, 0, 0, 0.96, 0, 2)`);
  });
});
beforeEach(() => setClock(NOW));
afterAll(() => setClock(undefined));

const ago = (ms: number) => new Date(NOW.getTime() - ms);
const newMember = async (type?: number) => {
  count += 1;
  return (
    await createMember(held.db, { account: `suspect${count}`, ...(type === undefined ? {} : { type }) })
  ).id;
};
const newMembers = (many: number) => Promise.all(Array.from({ length: many }, () => newMember()));

/** A login; a device or an address of its own if none is given. */
async function login(member: bigint, at: Date, place: { device?: string; ip?: string } = {}) {
  count += 1;
  await held.db
    .insertInto('identity.session')
    .values({
      token_hash: sha256(`token ${count}`),
      member_id: member,
      device_hash: sha256(place.device ?? `device ${count}`),
      ip: place.ip ?? `10.1.${count >> 8}.${count & 255}`,
      user_agent: 'test',
      created_at: at,
      seen_at: at,
      idle_ends_at: new Date(at.getTime() + HOUR),
      ends_at: new Date(at.getTime() + DAY),
    })
    .execute();
}

async function payee(member: bigint, number: string, at = ago(HOUR)): Promise<bigint> {
  const { id } = await held.db
    .insertInto('cashier.payee')
    .values({
      member_id: member,
      bank: 'River Bank',
      holder_sealed: Buffer.from('x'),
      number_sealed: Buffer.from('x'),
      number_tail: '0001',
      number_digest: sha256(`number ${number}`),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function deposit(member: bigint, units: number, at: Date, status = 'approved') {
  count += 1;
  const amount = BigInt(Math.round(units * U));
  const decided = status === 'pending' ? null : at;
  await sql`
    INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, status, reference, request_id, request_digest,
      created_at, decided_at, decided_by, ledger_id, reason)
    VALUES (${member}, 'risk-in', 'THB', ${amount}, ${amount}, ${status}, ${`R-${count}`}, ${`request-${count}`}, '\\x00',
      ${at}, ${decided}, 1, ${status === 'approved' ? count : null}, ${status === 'rejected' ? 'no' : null})`.execute(
    held.db,
  );
}

async function withdraw(member: bigint, units: number, at: Date) {
  count += 1;
  await sql`
    INSERT INTO cashier.withdrawal (member_id, channel, payee_id, currency, amount, request_id, request_digest, created_at, hold_ledger_id)
    VALUES (${member}, 'risk-out', ${await payee(member, `own ${count}`)}, 'THB', ${BigInt(units * U)}, ${`request-${count}`}, '\\x00',
      ${at}, ${count})`.execute(held.db);
}

/** Rounds of one unit each, `wins` of which pay two, from `from` on, `pace` milliseconds apart. */
async function play(
  member: bigint,
  rounds: number,
  options: { wins?: number; top?: number; from?: Date; pace?: number; model?: string | null } = {},
) {
  const {
    wins = Math.floor(rounds * 0.48),
    top = 0,
    from = ago(5 * HOUR),
    pace = 6000,
    model = 'ten-lines',
  } = options;
  count += 1;
  const details = model === null ? null : JSON.stringify({ studio: { model, version: 1 } });
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended,
                                  currency, status, vendor, vendor_round_id, details)
       SELECT 1, $1, $2, 10000, CASE WHEN n = 1 THEN $9::bigint WHEN n <= $3 + 1 THEN 20000 ELSE 0 END, 10000,
              $4::timestamptz + n * make_interval(secs => $5::float8 / 1000),
              $4::timestamptz + n * make_interval(secs => $5::float8 / 1000), 1, true, 'THB', 'closed', 'RISKY',
              $6 || n, $7::json FROM generate_series(1, $8::int) n`,
      [member, table.nodeId, wins, from, pace, `round ${count} `, details, rounds, top * U],
    ),
  );
}

interface Found {
  id: bigint;
  subject: string;
  weight: number;
  status: string;
  holds: boolean;
  detections: number;
  facts: Record<string, Figure>;
  evidence: unknown[];
  members: bigint[];
}

/** The flags of a detector that some members have. */
async function flagsOf(detector: DetectorName, members: readonly bigint[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT f.*, ARRAY(SELECT m.member_id FROM risk.flag_member m WHERE m.flag_id = f.id ORDER BY 1) AS members
      FROM risk.flag f WHERE f.detector = ${detector}
       AND EXISTS (SELECT FROM risk.flag_member m WHERE m.flag_id = f.id AND m.member_id = ANY (${[...members]}::bigint[]))
     ORDER BY f.id`.execute(held.db);
  return rows;
}
const run = () => runDetectors(held.db, ZONE);
const sorted = (ids: readonly bigint[]) => [...ids].sort((one, other) => (one < other ? -1 : 1));

test('a device of several members is a flag; one member’s devices and a trial player’s login are none', async () => {
  const [one, other, alone] = (await newMembers(3)) as [bigint, bigint, bigint];
  const trial = await newMember(TRIAL_TYPE);
  await login(one, ago(2 * DAY), { device: 'shared' });
  await login(other, ago(HOUR), { device: 'shared' });
  await login(other, ago(MINUTE), { device: 'shared' });
  for (const device of ['a', 'b', 'a']) await login(alone, ago(HOUR), { device: `alone ${device}` });
  await login(trial, ago(HOUR), { device: 'alone a' });
  // Long before the time that the rule looks at.
  const former = await newMember();
  await login(former, ago(200 * DAY), { device: 'alone b' });
  await run();
  const [flag, ...more] = await flagsOf('sharedDevice', [one, other]);
  expect(more).toEqual([]);
  expect(flag).toMatchObject({
    weight: 2,
    status: 'open',
    members: sorted([one, other]),
    facts: { members: { kind: 'count', value: 2 }, sessions: { kind: 'count', value: 3 } },
  });
  expect(flag!.evidence).toHaveLength(2);
  expect(await flagsOf('sharedDevice', [alone, trial, former])).toEqual([]);
});

test('an address of some members is a flag, that of a carrier is none, and no flag says which address', async () => {
  const [few, many, two] = [await newMembers(4), await newMembers(14), await newMembers(2)];
  for (const member of few) await login(member, ago(HOUR), { ip: '203.0.113.7' });
  for (const member of many) await login(member, ago(HOUR), { ip: '198.51.100.1' });
  for (const member of two) await login(member, ago(HOUR), { ip: '203.0.113.8' });
  await run();
  const flags = await flagsOf('sharedAddress', few);
  expect(flags).toHaveLength(1);
  expect(flags[0]).toMatchObject({ weight: 4, members: sorted(few) });
  expect(
    JSON.stringify(flags, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('203.0.113');
  expect(await flagsOf('sharedAddress', [...many, ...two])).toEqual([]);
});

test('a bank account of several members is a flag; two accounts with the same end are none', async () => {
  const [one, other, alone] = (await newMembers(3)) as [bigint, bigint, bigint];
  await payee(one, 'same');
  await payee(other, 'same');
  await payee(alone, 'another');
  await run();
  expect(await flagsOf('sharedAccount', [one])).toMatchObject([{ weight: 2, members: sorted([one, other]) }]);
  expect(await flagsOf('sharedAccount', [alone])).toEqual([]);
});

test('an automatic hold spares the member who had the bank account first; an operator can hold all of them', async () => {
  const [thief, victim, second] = (await newMembers(3)) as [bigint, bigint, bigint];
  await payee(victim, 'owned', ago(3 * DAY));
  await payee(thief, 'owned', ago(2 * HOUR));
  // If the first one removes and adds it again, they are still the first one.
  await held.db
    .updateTable('cashier.payee')
    .set({ removed_at: ago(90 * MINUTE) })
    .where('member_id', '=', victim)
    .execute();
  await payee(victim, 'owned', ago(HOUR));
  const rule = { ...(await getRule(held.db, 'sharedAccount')), action: 'hold' as const };
  const { id: operatorId } = await createOperatorBrowser(held.db, 'spare', ['risk.decide']);
  await inTransaction(held.db, (tx) => changeRule(tx, operatorId, rule));
  await run();
  const [flag] = await flagsOf('sharedAccount', [victim]);
  const holding = async () => (await getFlag(held.db, flag!.id))!.members.filter((each) => each.held);
  expect(flag).toMatchObject({
    holds: true,
    members: sorted([thief, victim]),
    evidence: [
      { member: String(victim), at: ago(3 * DAY).toISOString(), count: 2 },
      { member: String(thief), count: 1 },
    ],
  });
  expect((await holding()).map(({ id }) => id)).toEqual([thief]);
  expect((await flagsOfMembers(held.db, [thief])).get(thief)).toMatchObject([{ holds: true }]);
  expect((await listMemberFlags(held.db, victim, 9))[0]).toMatchObject({ id: flag!.id, holds: false });
  // Released by an operator, then found again with a further member.
  await inTransaction(held.db, (tx) => setHold(tx, flag!.id, false));
  expect(await holding()).toEqual([]);
  await payee(second, 'owned', ago(MINUTE));
  await run();
  expect((await holding()).map(({ id }) => id)).toEqual(sorted([thief, second]));
  await inTransaction(held.db, (tx) => setHold(tx, flag!.id, false));
  await inTransaction(held.db, (tx) => setHold(tx, flag!.id, true));
  expect(await holding()).toHaveLength(3);
  await inTransaction(held.db, (tx) =>
    decideFlag(tx, flag!.id, operatorId, { decision: 'dismiss', reason: 'one family' }),
  );
  expect(await holding()).toEqual([]);
});

test('many events within minutes are a flag; as many over days are none', async () => {
  const [hasty, calm] = (await newMembers(2)) as [bigint, bigint];
  for (let n = 0; n < 16; n++) {
    await login(hasty, ago(30 * MINUTE + n * MINUTE));
    await login(calm, ago(n * 5 * HOUR));
  }
  for (let n = 0; n < 9; n++) {
    await deposit(hasty, 20, ago(30 * MINUTE + n * MINUTE));
    await deposit(calm, 20, ago(n * DAY));
  }
  for (let n = 0; n < 6; n++) {
    await withdraw(hasty, 5, ago(20 * MINUTE + n * MINUTE));
    await withdraw(calm, 5, ago(n * 3 * DAY));
  }
  await play(hasty, 700, { pace: 500, from: ago(HOUR) });
  await play(calm, 700, { pace: 15_000 });
  await run();
  expect(await flagsOf('loginVelocity', [hasty])).toMatchObject([{ weight: 16 }]);
  expect(await flagsOf('depositVelocity', [hasty])).toMatchObject([
    { weight: 9, facts: { sum: { kind: 'amount', value: '180.00', currency: 'THB' } } },
  ]);
  expect(await flagsOf('withdrawalVelocity', [hasty])).toMatchObject([{ weight: 6 }]);
  expect(await flagsOf('betVelocity', [hasty])).toMatchObject([{ weight: 700 }]);
  const names = ['loginVelocity', 'depositVelocity', 'withdrawalVelocity', 'betVelocity'] as const;
  for (const name of names) expect(await flagsOf(name, [calm])).toEqual([]);
});

test('deposits just below the approval threshold are a flag; above, far below, rejected or spread out they are none', async () => {
  const [near, above, below, spread] = (await newMembers(4)) as [bigint, bigint, bigint, bigint];
  for (let n = 1; n <= 3; n++) {
    await deposit(near, 9_000 + n * 300, ago(n * HOUR), n === 2 ? 'pending' : 'approved');
    await deposit(above, 10_000 + n, ago(n * HOUR));
    await deposit(below, 8_000, ago(n * HOUR));
    await deposit(spread, 9_900, ago(n * 5 * DAY));
  }
  await deposit(spread, 9_900, ago(2 * HOUR), 'rejected');
  await run();
  expect(await flagsOf('structuredDeposits', [near])).toMatchObject([
    { weight: 3, facts: { limit: { value: '10000.00' } } },
  ]);
  expect(await flagsOf('structuredDeposits', [above, below, spread])).toEqual([]);
});

test('linked deposits of 2,000 in 180 days are found however they are split (docs/trust.md P6)', async () => {
  const [split, less, slow] = (await newMembers(3)) as [bigint, bigint, bigint];
  for (let day = 1; day <= 19; day++) {
    await deposit(split, 105.27, ago(day * 9 * DAY));
    if (day > 1) await deposit(less, 105.27, ago(day * 9 * DAY));
    await deposit(slow, 105.27, ago(day * 12 * DAY));
  }
  const { max } = (await sql<{ max: bigint }>`SELECT max(id) AS max FROM cashier.deposit`.execute(held.db))
    .rows[0]!;
  const range = { after: 0n, upTo: max, at: NOW };
  const found = await DETECTORS.linkedDeposits.find(held.db, range, { sum: 2_000, days: 180 });
  const members = found.flatMap((finding) => finding.members);
  expect(members).toContain(split);
  expect(members).not.toContain(less);
  expect(members).not.toContain(slow);
  expect(found.find(({ members: [member] }) => member === split)!.facts).toMatchObject({
    count: { value: 19 },
    sum: { value: '2000.13' },
  });
});

test('money that goes out again without bets is a flag; a member who has played or kept it has none', async () => {
  const [launders, player, keeper] = (await newMembers(3)) as [bigint, bigint, bigint];
  for (const member of [launders, player, keeper]) await deposit(member, 3_000, ago(DAY));
  await play(player, 2_000, { pace: 40_000, from: ago(23 * HOUR) });
  await play(launders, 20);
  await withdraw(launders, 2_900, ago(HOUR));
  await withdraw(player, 2_900, ago(HOUR));
  await withdraw(keeper, 1_000, ago(HOUR));
  // One half of the rounds is rolled up, and the result is the same.
  await rollUp(held.db, ZONE);
  await play(launders, 20);
  await run();
  expect(await flagsOf('littleTurnover', [launders])).toMatchObject([
    {
      facts: {
        deposited: { value: '3000.00' },
        withdrawn: { value: '2900.00' },
        turnover: { value: '40.00' },
        turnoverShare: { kind: 'percent', value: 1.3 },
      },
    },
  ]);
  expect(await flagsOf('littleTurnover', [player, keeper])).toEqual([]);
});

test('a member who wins more than the mathematics allow is a flag; luck, one great win and few rounds are none', async () => {
  const [cheat, lucky, jackpot, novice, vendor, vendorFair] = (await newMembers(6)) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  await play(cheat, 1_000, { wins: 700 });
  await play(lucky, 1_000, { wins: 530 });
  await play(jackpot, 1_000, { wins: 470, top: 5_000 });
  await play(novice, 100, { wins: 95 });
  await play(vendor, 20_000, { wins: 19_000, model: null, pace: 700 });
  await play(vendorFair, 1_000, { wins: 600, model: null });
  await run();
  expect(await flagsOf('unusualReturn', [cheat])).toMatchObject([
    { facts: { rounds: { value: 1000 }, published: { value: 96 }, returned: { value: 140 } } },
  ]);
  expect(await flagsOf('unusualReturn', [vendor])).toMatchObject([{ facts: { published: { value: 97 } } }]);
  expect(await flagsOf('unusualReturn', [lucky, jackpot, novice, vendorFair])).toEqual([]);
});

test('one campaign for several members of a device is a flag; other campaigns and other devices are none', async () => {
  const players = await Promise.all(
    ['promoa', 'promob', 'promoc', 'promod'].map((name) => seat(held.db, table, name, 0)),
  );
  const [one, other, elsewhere, otherCampaign] = players.map(({ memberId }) => memberId) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  for (const member of [one, other, otherCampaign]) await login(member, ago(HOUR), { device: 'promo' });
  await login(elsewhere, ago(HOUR), { device: 'own' });
  const pay = (place: number, campaignId: string) =>
    table.port.promoWin({
      transactionId: `promo ${place} ${campaignId}`,
      playerId: players[place]!.playerId,
      amount: units(50),
      campaignId,
    });
  for (const place of [0, 1, 2]) await pay(place, 'spring');
  await pay(3, 'autumn');
  // A rebate of a stake is no bonus: two players of one household have it from the same game.
  for (const [place, name] of ['rebatea', 'rebateb'].entries()) {
    const player = await seat(held.db, table, name, 10);
    await login(player.memberId, ago(HOUR), { device: 'household' });
    const roundId = `rebated ${place}`;
    const { playerId, playerToken } = player;
    await table.port.bet({ playerToken, transactionId: `b ${roundId}`, roundId, amount: units(5) });
    const rebate = { playerId, transactionId: `r ${roundId}`, roundId, campaignId: 'rebate' };
    await table.port.promoWin({ ...rebate, amount: units(1) });
    players.push(player);
  }
  await run();
  expect(
    await flagsOf(
      'bonusAbuse',
      players.slice(4).map(({ memberId }) => memberId),
    ),
  ).toEqual([]);
  expect(await flagsOf('bonusAbuse', [one])).toMatchObject([
    {
      weight: 2,
      members: sorted([one, other]),
      facts: { campaign: { value: 'spring' }, claims: { value: 2 } },
    },
  ]);
  expect(await flagsOf('bonusAbuse', [elsewhere, otherCampaign])).toEqual([]);
});

describe('a flag', () => {
  test('is updated by more evidence and not created twice; if the same rows are read again, nothing changes', async () => {
    const [one, other, third] = (await newMembers(3)) as [bigint, bigint, bigint];
    await login(one, ago(MINUTE), { device: 'again' });
    await login(other, ago(MINUTE), { device: 'again' });
    await run();
    const [first] = await flagsOf('sharedDevice', [one]);
    // The rows are younger than the lag, so that they are read again.
    expect(await run()).toBe(0);
    expect(await flagsOf('sharedDevice', [one])).toEqual([first]);
    await login(third, ago(0), { device: 'again' });
    await run();
    expect(await flagsOf('sharedDevice', [one])).toMatchObject([
      { id: first!.id, weight: 3, detections: 2, members: sorted([one, other, third]) },
    ]);
  });

  test('is found although its row was committed after a row with a greater id', async () => {
    const [early, late] = (await newMembers(2)) as [bigint, bigint];
    await login(late, ago(MINUTE), { device: 'late' });
    await asOwner(held.ownerUrl, async (client) => {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO identity.session (token_hash, member_id, device_hash, ip, user_agent, created_at, seen_at, idle_ends_at, ends_at)
         VALUES ($1, $2, $3, '10.9.9.9', 'test', $4, $4, $4, $4)`,
        [sha256('early'), early, sha256('late'), ago(30_000)],
      );
      await login(await newMember(), ago(20_000));
      await run();
      expect(await flagsOf('sharedDevice', [late])).toEqual([]);
      await client.query('COMMIT');
    });
    await run();
    expect(await flagsOf('sharedDevice', [early])).toHaveLength(1);
  });

  test('two runs at once find each thing once', async () => {
    const pair = await newMembers(2);
    for (const member of pair) await login(member, ago(5 * MINUTE), { device: 'parallel' });
    await Promise.all([run(), run(), run()]);
    expect(await flagsOf('sharedDevice', pair)).toMatchObject([{ detections: 1 }]);
  });
});

test('a trial counts what a rule would find in the last 30 days and writes nothing', async () => {
  const before = await held.db.selectFrom('risk.flag').selectAll().orderBy('id').execute();
  const three = await newMembers(3);
  for (const member of three) await login(member, ago(20 * DAY), { device: 'tried' });
  const { thresholds } = shippedRule('sharedDevice');
  const all = await tryRule(held.db, 'sharedDevice', thresholds);
  const strict = await tryRule(held.db, 'sharedDevice', { ...thresholds, members: 3 });
  const none = await tryRule(held.db, 'sharedDevice', { ...thresholds, members: 50 });
  expect(strict.findings).toBeGreaterThanOrEqual(1);
  expect(all.findings).toBeGreaterThan(strict.findings);
  expect(none).toEqual({ findings: 0, members: 0, days: 30 });
  expect(await held.db.selectFrom('risk.flag').selectAll().orderBy('id').execute()).toEqual(before);
  await expect(tryRule(held.db, 'sharedDevice', { ...thresholds, members: 1 })).rejects.toMatchObject({
    fields: { 'thresholds.members': { code: 'THRESHOLD_OUTSIDE' } },
  });
});

test('a correction of a round takes it out of the sums', async () => {
  const member = await newMember();
  await play(member, 10, { wins: 3 });
  await run();
  const sums = () =>
    held.db
      .selectFrom('risk.member_game_day')
      .select(['rounds', 'stakes', 'payouts', 'stakes_squared'])
      .where('member_id', '=', member)
      .execute();
  expect(await sums()).toMatchObject([{ rounds: 10n, stakes: '100000', payouts: '60000' }]);
  await voidRound(member, 'max(id)');
  await run();
  expect(await sums()).toMatchObject([
    { rounds: 9n, stakes: '90000', payouts: '60000', stakes_squared: '900000000' },
  ]);
});

const voidRound = (member: bigint, which: string) =>
  asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE gateway.round SET bets = 0, status = 'voided', stake = 0, payout = 0, valid_bet = 0
      WHERE id = (SELECT ${which} FROM gateway.round WHERE member_id = $1 AND status = 'closed')`,
      [member],
    ),
  );

test('a voided round gives its largest payout back, to the next largest round of the same day and model', async () => {
  const member = await newMember();
  // Other days and other models have larger payouts, which must not become those of this one.
  await play(member, 10, { wins: 3, top: 50 });
  await play(member, 4, { wins: 1, top: 40, model: null });
  await play(member, 3, { wins: 0, top: 900, from: ago(30 * HOUR) });
  await run();
  const tops = async () =>
    (
      await held.db
        .selectFrom('risk.member_game_day')
        .select('top_payout')
        .where('member_id', '=', member)
        .orderBy('day', 'desc')
        .orderBy('model', 'desc')
        .execute()
    ).map(({ top_payout }) => Number(top_payout) / U);
  expect(await tops()).toEqual([50, 40, 900]);
  await voidRound(member, 'min(id)');
  await run();
  expect(await tops()).toEqual([2, 40, 900]);
  // A round that is voided together with a settled one, before both are read.
  await play(member, 2, { wins: 0, top: 70 });
  await voidRound(member, 'max(id)');
  await run();
  expect(await tops()).toEqual([70, 40, 900]);
});

test('rounds that were voided are not counted as many bets within minutes', async () => {
  const member = await newMember();
  await play(member, 700, { pace: 500, from: ago(HOUR) });
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE gateway.round SET bets = 0, status = 'voided', stake = 0, payout = 0, valid_bet = 0
        WHERE member_id = $1 AND id % 3 = 0`,
      [member],
    ),
  );
  await run();
  expect(await flagsOf('betVelocity', [member])).toEqual([]);
});

test('a run reads what is new, and not the rounds and logins that were there before', async () => {
  const { ownerUrl } = held;
  /** Rows that the statements of this run have read, by the counters of the database. */
  const readRows = async () =>
    asOwner(ownerUrl, async (client) => {
      const total = async () => {
        const { rows } = await client.query<{ read: string }>(
          `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint AS read FROM pg_stat_user_tables
            WHERE relname IN ('round', 'session', 'deposit', 'withdrawal', 'member_game_day', 'payee')`,
        );
        return Number(rows[0]!.read);
      };
      // Each connection of the pool reports what it has read when it is closed or asked to.
      const flush = () => sql`SELECT pg_stat_force_next_flush()`.execute(held.db);
      await flush();
      await client.query('SELECT pg_stat_clear_snapshot()');
      const before = await total();
      await run();
      await flush();
      await client.query('SELECT pg_stat_clear_snapshot()');
      return (await total()) - before;
    });
  const addOld = (rounds: number) =>
    asOwner(ownerUrl, async (client) => {
      count += 1;
      await client.query(
        `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended,
                                    currency, status, vendor, vendor_round_id)
         SELECT 1, 900000 + n % 500, $1, 10000, 9600, 10000, $2::timestamptz - interval '1 day' - n * interval '50 ms',
                $2::timestamptz - interval '1 day' - n * interval '50 ms', 1, true, 'THB', 'closed', 'RISKY', $3 || n
           FROM generate_series(1, $4::int) n`,
        [table.nodeId, NOW, `old ${count} `, rounds],
      );
      await client.query('ANALYZE');
    });
  const regular = await newMember();
  const addNew = async () => {
    await play(regular, 200, { pace: 200, from: ago(MINUTE) });
    await login(regular, ago(MINUTE));
  };
  await addOld(4_000);
  await run();
  await addNew();
  // Statements of a new connection are planned here.
  await readRows();
  await addNew();
  const few = await readRows();
  await addOld(36_000);
  await run();
  await addNew();
  await readRows();
  await addNew();
  const many = await readRows();
  expect(few).toBeGreaterThan(200);
  expect(many).toBeLessThan(few * 1.5);
});
