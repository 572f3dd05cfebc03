/** The monthly statement: its sums are those of the bills, in every language, and every character has a font. */
import { readStatement, statementMonths } from '@/lib/agents/reports/statement';
import { statementPdf } from '@/lib/agents/reports/statement-pdf';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { countTeams } from '@/lib/agents/reports/count';
import { payDue } from '@/lib/agents/bills/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { sql } from '@/lib/db/client';
import { useTestDatabase } from '../support/database';
import { depth, FULL } from '../support/depth';
import { pdfTexts } from '../support/pdf';
import { callRoute, routeOf } from '../support/routes';
import { countAt, join, play, sign } from './world';

const held = useTestDatabase();
let agent: bigint;
let sub: bigint;

const daily = (rate: number) => ({
  kind: 'daily' as const,
  period: 'D' as const,
  tierMode: null,
  tiers: [{ validBet: 0n, netLoss: 0n, active: 0, rate, amount: 0n }],
  realtime: null,
});

beforeAll(async () => {
  agent = await join(held.db, null, 1);
  sub = await join(held.db, agent, 2);
  const player = await join(held.db, sub);
  const from = new Date('2026-08-31T16:00:00Z');
  await sign(held.db, { agentId: agent, uplineId: null, terms: daily(23_000) as never, from });
  await sign(held.db, { agentId: sub, uplineId: agent, terms: daily(5_000) as never, from });
  await sign(held.db, {
    agentId: agent,
    uplineId: null,
    terms: { ...daily(1_000), kind: 'hourly', period: null } as never,
    from,
  });
  await play(
    held.ownerUrl,
    [1, 2, 29].map((day) => ({
      memberId: player,
      at: new Date(`2026-09-${String(day).padStart(2, '0')}T05:00:00Z`),
      stake: 1000 * day,
      payout: 250,
    })),
  );
  await countAt(held.db, new Date('2026-10-05T05:00:00Z'));
  await settleDue(held.db);
  await countTeams(held.db);
}, 300_000);
afterAll(() => setClock(undefined));

test('the statement has the sums of the bills of the month', async () => {
  const statement = await readStatement(held.db, agent, '2026-09');
  const { rows } = await sql<{ share: bigint; due: bigint; bills: number }>`
    SELECT sum(own_share)::bigint AS share, sum(due)::bigint AS due, count(*)::int AS bills FROM agents.bill
     WHERE agent_id = ${agent} AND to_at > '2026-08-31T16:00Z' AND to_at <= '2026-09-30T16:00Z'`.execute(
    held.db,
  );
  expect(statement.totals).toMatchObject({
    ownShare: rows[0]!.share,
    due: rows[0]!.due,
    bills: rows[0]!.bills,
  });
  expect(statement.days).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  expect(statement.bills).toHaveLength(30);
  expect(statement.billDays.map(({ day }) => day)).toEqual(['2026-09-01', '2026-09-02', '2026-09-29']);
  expect(statement.team.validBet).toBe(320_000_000n);
  const months = await statementMonths(held.db, agent);
  expect(months.map(({ month, complete }) => [month, complete])).toEqual([
    ['2026-10', false],
    ['2026-09', true],
  ]);
  for (const month of ['2026-11', '2026-13', '0000-01', '0001-02', 'x'])
    await expect(readStatement(held.db, agent, month)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test.each(LOCALE_CODES)('the file in %s has those sums, and a glyph for every character', async (locale) => {
  const statement = await readStatement(held.db, agent, '2026-09');
  // Of the 30 bills, 27 are of days without play.
  const short = {
    ...statement,
    bills: FULL ? statement.bills : statement.bills.filter(({ bill }) => bill.due > 0n),
  };
  const texts = pdfTexts(await statementPdf(short, locale, { brand: 'Lantern House', compress: false }));
  const all = texts.join('\n');
  // 2.3 % of 32,000; a tenth of a percent of them by the hour; the downline got half a percent.
  for (const amount of ['736.00', '32.00', '160.00', '768.00', '608.00', '32,000.00', '667.00'])
    expect([
      amount,
      texts.some((text) => text.replaceAll(/[.,]/g, '').includes(amount.replaceAll(/[.,]/g, ''))),
    ]).toEqual([amount, true]);
  expect(all).not.toContain('\uFFFD');
  expect(texts.some((text) => text.includes('2.3%'))).toBe(true);
});

test('what was paid in the month is in the statement of that month', async () => {
  advanceClock(3_600_000);
  await payDue(held.db);
  const { rows } = await sql<{ paid: bigint }>`
    SELECT coalesce(sum(own_share), 0)::bigint AS paid FROM agents.bill WHERE agent_id = ${agent} AND payment = 'paid'`.execute(
    held.db,
  );
  const october = await readStatement(held.db, agent, '2026-10');
  expect(rows[0]!.paid).toBeGreaterThan(0n);
  expect(october.payments.reduce((sum, { amount }) => sum + amount, 0n)).toBe(rows[0]!.paid);
  expect(october.complete).toBe(false);
});

test('an agent downloads the own statement only', async () => {
  const route = await routeOf('/wps/agent/income/statement');
  const { token } = await startSession(
    held.db,
    sub,
    { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000', country: undefined },
    false,
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await callRoute(route, { headers, input: { month: '2026-09', language: 'AR' } });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="statement-2026-09.pdf"');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  expect((await readStatement(held.db, sub, '2026-09')).totals.ownShare).toBe(1_600_000n);
  expect((await callRoute(route, { headers, input: { month: '2027-01' } })).status).toBe(400);
});

test('a statement lists the downlines with the most, and says how many there are', async () => {
  const wide = await join(held.db, null, 1);
  const from = new Date('2026-08-31T16:00:00Z');
  const members = await sql<{ id: bigint }>`
    INSERT INTO identity.member (account, type, nickname, currency, upline_id, referral_code)
    SELECT 'wide' || no, 2, 'wide' || no, 'THB', ${wide}, 'wide' || no FROM generate_series(1, 205) no RETURNING id`.execute(
    held.db,
  );
  const below = members.rows.map(({ id }) => id);
  const model = await sign(held.db, {
    agentId: sub,
    uplineId: wide,
    terms: daily(1_000) as never,
    from,
    until: from,
  });
  const signed = await sql<{ id: bigint }>`
    INSERT INTO agents.contract (kind, upline_id, agent_id, currency, period, top_rate, top_amount, state, offered_by, request_id, request_digest,
                                 offered_at, decided_at, starts_at)
    SELECT c.kind, c.upline_id, n.id, c.currency, c.period, c.top_rate, c.top_amount, c.state, c.offered_by, c.request_id, c.request_digest,
           c.offered_at, c.decided_at, c.starts_at
      FROM agents.contract c CROSS JOIN unnest(${below}::bigint[]) AS n (id) WHERE c.id = ${model} ORDER BY n.id RETURNING id`.execute(
    held.db,
  );
  const contracts = signed.rows.map(({ id }) => id);
  // The bill of the downline of the other tests, for each of them, with 1, 2, 3 … units.
  await sql`
    INSERT INTO agents.bill (settlement_id, contract_id, kind, upline_id, agent_id, currency, from_at, to_at, rounds, stake, payout, valid_bet, rebates,
                             promotions, fees, active, net_loss, earned, due, allocated, passed_on, own_share, payment, pay_at)
    SELECT b.settlement_id, n.contract_id, b.kind, ${wide}, n.agent_id, b.currency, b.from_at, b.to_at, 1, 0, 0, 0, 0, 0, 0, 1, 0, n.no * 10000, n.no * 10000,
           n.no * 10000, 0, n.no * 10000, 'held', b.pay_at
      FROM unnest(${below}::bigint[], ${contracts}::bigint[]) WITH ORDINALITY AS n (agent_id, contract_id, no)
      CROSS JOIN (SELECT * FROM agents.bill WHERE agent_id = ${sub} AND to_at <= '2026-09-30T16:00Z' ORDER BY id LIMIT 1) b`.execute(
    held.db,
  );
  const statement = await readStatement(held.db, wide, '2026-09');
  expect([statement.downlines.length, statement.downlineCount]).toEqual([200, 205]);
  const dues = statement.downlines.map(({ due }) => Number(due / 10_000n));
  expect([Math.min(...dues), Math.max(...dues)]).toEqual([6, 205]);
  const lines = depth(2, 200);
  const shown = { ...statement, downlines: statement.downlines.slice(0, lines) };
  const texts = pdfTexts(await statementPdf(shown, 'en', { brand: 'x', compress: false })).join('\n');
  expect(texts).toContain(`The ${lines} largest of 205.`);
});
