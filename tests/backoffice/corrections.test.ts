/** Adjustments of balances and voided rounds: one posting each, four eyes above a threshold, and figures that agree. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as adjust } from '@/app/(backoffice)/backoffice/api/members/[id]/adjust/route';
import { POST as voidIt } from '@/app/(backoffice)/backoffice/api/rounds/[id]/void/route';
import fc from 'fast-check';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { verifySite } from '@/lib/backoffice/verification/commands';
import { listAccountRecords } from '@/lib/cashier/records/queries';
import { sql } from '@/lib/db/client';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { formatDecimal, units } from '@/lib/money/amount';
import { listNotices } from '@/lib/notices/queries';
import type { AppError } from '@/lib/platform/errors';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { totalPlay } from '@/lib/reporting/figures/play';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { rollUpMoney } from '@/lib/reporting/money/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { fund, openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const DAYS = { from: '2000-01-01', until: '2100-01-01' };
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
let maker: Browser;
let checker: Browser;
let table: Table;

beforeAll(async () => {
  maker = (await createOperatorBrowser(held.db, 'maker', ['cashier.adjust', 'rounds.void'])).browser;
  checker = (await createOperatorBrowser(held.db, 'checker', ['cashier.adjust', 'rounds.void'])).browser;
  table = await openTable(held.db, 'VOIDS');
});
const send = (by: Browser, route: RouteHandler, body: object, id: bigint | string) =>
  by.send(route, 'POST', '/backoffice/api/x', body, { id: String(id) });
const available = async (id: bigint) => (await getBalance(held.db, id)).available;
const member = async (account: string, funds = 0) => {
  const { id, currency } = await createMember(held.db, { account });
  if (funds > 0) await fund(held.db, id, currency, funds);
  return id;
};
let requests = 0;
const adjustment = (direction: 'credit' | 'debit', amount: string, reason = 'Goodwill') => ({
  direction,
  amount,
  reason,
  requestId: `request-${++requests}`,
});

describe('an adjustment', () => {
  it('is posted once by twenty parallel calls, with one audit entry, one notice and one record', async () => {
    const id = await member('goodwill');
    const body = adjustment('credit', '25.50');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(maker, adjust, body, id)));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['200 OK']));
    expect(formatDecimal(await available(id))).toBe('25.50');
    expect(
      await listAuditEntries(held.db, { action: 'balance.adjust', subject: `member:${id}`, limit: 9 }),
    ).toMatchObject([
      {
        operator: 'maker',
        detail: {
          before: { balance: { amount: '0.00' } },
          after: { balance: { amount: '25.50' } },
          reason: 'Goodwill',
        },
      },
    ]);
    const notices = await listNotices(held.db, id, { size: 9 });
    expect(notices.list).toMatchObject([
      { kind: 'balanceCredited', detail: { amount: '25.50', reason: 'Goodwill' } },
    ]);
    const records = await listAccountRecords(held.db, {
      memberId: id,
      currency: 'THB',
      kind: 'adjustment',
      pageNum: 1,
      pageSize: 9,
    });
    expect(records.list).toHaveLength(1);
    expect(codeOf(await send(maker, adjust, { ...body, amount: '26' }, id))).toBe('409 IDEMPOTENCY_CONFLICT');
  });

  it('refuses a debit above the balance with the missing amount, and changes nothing', async () => {
    const id = await member('spent', 10);
    const answer = await send(maker, adjust, adjustment('debit', '12'), id);
    expect(codeOf(answer)).toBe('409 ADJUSTMENT_FUNDS');
    expect(JSON.stringify(answer.body)).toContain('2.00 THB');
    expect(await available(id)).toBe(units(10));
  });

  it('never takes the balance below zero if twenty debits run at once', async () => {
    const id = await member('drained', 100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(maker, adjust, adjustment('debit', '30'), id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await available(id)).toBe(units(10));
  });

  it('waits for another operator as soon as one operator’s adjustments of a day are above the threshold', async () => {
    const id = await member('splitting');
    for (const _ of [1, 2])
      expect(codeOf(await send(maker, adjust, adjustment('credit', '450'), id))).toBe('200 OK');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(maker, adjust, adjustment('credit', '60'), id)),
    );
    const statuses = answers.map(({ body }) => (body as { value?: { status: string } }).value?.status);
    expect(statuses.filter((status) => status === 'performed')).toHaveLength(1);
    expect(await available(id)).toBe(units(960));
    // Another operator's sum begins at nothing.
    expect(codeOf(await send(checker, adjust, adjustment('debit', '60'), id))).toBe('200 OK');
    expect(await available(id)).toBe(units(900));
  });

  it('waits above the threshold for another operator, and is posted by one of two approvals', async () => {
    const id = await member('large');
    const body = adjustment('credit', '5000');
    const first = await send(maker, adjust, body, id);
    expect(first.body.value).toMatchObject({ status: 'requested' });
    // The repeated call is the same request, not a second one.
    expect((await send(maker, adjust, body, id)).body.value).toEqual(first.body.value);
    const request = String((first.body.value as { id: string }).id);
    expect(codeOf(await send(maker, approve, {}, request))).toBe('403 OWN_APPROVAL');
    expect(await available(id)).toBe(0n);
    const answers = await Promise.all([
      send(checker, approve, {}, request),
      send(checker, approve, {}, request),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['200 OK', '409 ALREADY_DECIDED']);
    expect(await available(id)).toBe(units(5000));
    expect((await send(maker, adjust, body, id)).body.value).toMatchObject({ status: 'performed' });
    expect(await available(id)).toBe(units(5000));
  });

  it.each([
    [
      'a trial player',
      async () => (await createMember(held.db, { account: 'trial1', type: 4 })).id,
      '409 ADJUSTMENT_TRIAL',
    ],
    ['nobody', () => Promise.resolve(999_999_999n), '404 NOT_FOUND'],
  ])('is refused for %s', async (_, who, code) => {
    expect(codeOf(await send(maker, adjust, adjustment('credit', '1'), await who()))).toBe(code);
  });

  it.each(['0', '-1', '1e3', '0.00001', 'NaN', ''])('refuses the amount “%s”', async (amount) => {
    const id = await member(`amount${++requests}`);
    expect((await send(maker, adjust, adjustment('credit', amount), id)).body.code).toBe('INVALID_INPUT');
  });
});

describe('a voided round', () => {
  let rounds = 0;
  const settle = async (player: Seated, stake: number, payout: number) => {
    const id = `v${++rounds}`;
    await table.port.settleRound({
      playerToken: player.playerToken,
      transactionId: id,
      roundId: id,
      stake: units(stake),
      payout: units(payout),
    });
    return roundId(id);
  };
  const roundId = async (vendorRound: string) => {
    const { rows } = await sql<{ id: bigint }>`
      SELECT id FROM gateway.round WHERE vendor = ${table.vendor} AND vendor_round_id = ${vendorRound}`.execute(
      held.db,
    );
    return rows[0]!.id;
  };
  const voidBody = async (id: bigint, reason = 'The game was broken') => {
    const { stake, payout } = await requireVoidableRound(held.db, id);
    return { stake: formatDecimal(stake), payout: formatDecimal(payout), reason };
  };
  const asks = async (id: bigint, by = maker) => send(by, voidIt, await voidBody(id), id);
  const played = (id: bigint) => totalPlay(held.db, { days: DAYS, member: id });
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'OK',
      (error: unknown) => (error as AppError).code,
    );

  it('returns the stake, takes the payout, and counts in no figure, before and after a roll-up', async () => {
    const player = await seat(held.db, table, 'voided1', 100);
    const id = await settle(player, 10, 4);
    await settle(player, 20, 0);
    await rollUp(held.db, settlementZone());
    expect((await played(player.memberId)).stakes).toBe(units(30));
    expect(codeOf(await asks(id))).toBe('200 OK');
    expect(await available(player.memberId)).toBe(units(80));
    const expected = { rounds: 1n, stakes: units(20), payouts: 0n };
    expect(await played(player.memberId)).toMatchObject(expected);
    await rollUp(held.db, settlementZone());
    expect(await played(player.memberId)).toMatchObject(expected);
    const { list } = await listNotices(held.db, player.memberId, { size: 9 });
    expect(list).toMatchObject([{ kind: 'roundVoided', detail: { stake: '10.00', payout: '4.00' } }]);
    expect(codeOf(await asks(id))).toBe('409 ROUND_VOIDED_BEFORE');
    // The vendor repeats its call, or undoes it: neither moves money again.
    const call = { transactionId: 'v1', roundId: 'v1', stake: units(10), payout: units(4) };
    expect(await code(table.port.settleRound({ ...call, playerToken: player.playerToken }))).toBe(
      'TRANSACTION_CANCELLED',
    );
    await table.port.rollback({
      playerId: player.playerId,
      transactionId: 'undo1',
      referenceTransactionId: 'v1',
    });
    expect(await available(player.memberId)).toBe(units(80));
  });

  it('is refused with the missing amount if the payout is spent, and changes nothing', async () => {
    const player = await seat(held.db, table, 'voided2', 10);
    const id = await settle(player, 10, 100);
    await settle(player, 100, 0);
    const answer = await asks(id);
    expect(codeOf(answer)).toBe('409 ROUND_VOID_FUNDS');
    expect(JSON.stringify(answer.body)).toContain('90.00 THB');
    expect((await requireVoidableRound(held.db, id)).status).toBe('closed');
  });

  it('is voided once by twenty parallel calls', async () => {
    const player = await seat(held.db, table, 'voided3', 50);
    const id = await settle(player, 50, 5);
    const body = await voidBody(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(maker, voidIt, body, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await available(player.memberId)).toBe(units(50));
  });

  it('needs another operator above the threshold, and is refused if it has changed by then', async () => {
    const player = await seat(held.db, table, 'voided4', 6000);
    const id = await settle(player, 6000, 0);
    const answer = await asks(id);
    expect(answer.body.value).toMatchObject({ status: 'requested' });
    expect(await available(player.memberId)).toBe(0n);
    const request = String((answer.body.value as { id: string }).id);
    await table.port.jackpotWin({
      playerId: player.playerId,
      transactionId: 'jackpot4',
      roundId: `v${rounds}`,
      currency: 'THB',
      jackpotId: 'J',
      amount: units(7),
    });
    expect(codeOf(await send(checker, approve, {}, request))).toBe('409 ROUND_CHANGED');
    expect(await available(player.memberId)).toBe(units(7));
  });

  it('has the result of one order or the other if the vendor settles the round at the same time', async () => {
    let seats = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('bet', 'win', 'void', 'rollback', 'end'), { minLength: 3, maxLength: 6 }),
        async (calls) => {
          const player = await seat(held.db, table, `race${++seats}`, 100);
          const round = `race-${seats}`;
          const { playerToken, playerId } = player;
          const place = { roundId: round, playerId, playerToken };
          await table.port.bet({ ...place, transactionId: `${round}-b0`, amount: units(10) });
          const id = await roundId(round);
          await Promise.all(
            calls.map((call, index) => {
              const transactionId = `${round}-${index}`;
              if (call === 'bet') return code(table.port.bet({ ...place, transactionId, amount: units(5) }));
              if (call === 'win')
                return code(table.port.win({ ...place, transactionId, amount: units(20), endsRound: false }));
              if (call === 'rollback')
                return code(
                  table.port.rollback({ playerId, transactionId, referenceTransactionId: `${round}-b0` }),
                );
              if (call === 'end') return code(table.port.endRound({ playerId, roundId: round }));
              return asks(id);
            }),
          );
          const { stake, payout, status, balance } = await requireVoidableRound(held.db, id);
          // The balance says what the round says, and a voided round has nothing left.
          expect(balance).toBe(units(100) - stake + payout);
          if (status === 'voided') expect(stake).toBe(0n);
        },
      ),
      { numRuns: 12 },
    );
  });
});

it('needs its own permission', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'onlooker', [
    'members.write',
    'cashier.decide',
    'reports.read',
  ]);
  const id = await member('guarded9', 5);
  expect(codeOf(await send(browser, adjust, adjustment('credit', '1'), id))).toBe('403 FORBIDDEN');
  expect(codeOf(await send(browser, voidIt, { stake: '1', payout: '0', reason: 'x' }, '1'))).toBe(
    '403 FORBIDDEN',
  );
});

it('leaves books and figures that agree', async () => {
  await rollUp(held.db, settlementZone());
  await rollUpMoney(held.db, settlementZone());
  const run = await verifySite(held.db);
  expect(run.checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
