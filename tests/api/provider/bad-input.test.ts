/** Every field of every call of /provider/v1 with values that a machine in trouble sends: 400 that names it, nothing done. */
import { admitVendor } from '@/lib/gateway/vendors/commands';
import { roundDetails } from '@/lib/gateway/protocol/schema';
import type { Operation } from '@/lib/gateway/protocol/types';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { sql } from 'kysely';
import { useTestDatabase } from '../../support/database';
import { openTable, seat } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const held = useTestDatabase();

const NO_TEXT = [null, true, 0, 1.5, '', ' ', '\0', '\ud800', 'ก', [], ['x'], {}, { $ne: 1 }];
const BAD = {
  token: [...NO_TEXT, 'short', 'x'.repeat(129), 'with space in it'],
  id: [...NO_TEXT, 'a b', 'line\nbreak', 'x'.repeat(97)],
  player: [...NO_TEXT, '0', '-1', '1.5', '1e3', '０１', '9'.repeat(19), 'x'.repeat(5000)],
  amount: [
    ...NO_TEXT,
    '1e400',
    'NaN',
    'Infinity',
    '1.00001',
    '1,000',
    '0x10',
    '100000001',
    '-100000001',
    '9'.repeat(15),
    '9'.repeat(40),
    100,
  ],
  negative: ['-1', '-0.0001'],
  details: [
    null,
    true,
    5,
    'text',
    [],
    { text: 'x'.repeat(17_000) },
    { text: '\0' },
    { text: '\ud800' },
    { big: [1e300] },
  ],
  flag: [null, 'true', 1, 'yes', [], {}],
  reason: [null, 5, '', 'ab', 'x'.repeat(201), [], {}, '\0\0\0'],
} as const;
type Kind = Exclude<keyof typeof BAD, 'negative'>;

/** What each call takes: a good value, of which kind it is, and whether it may be left out. */
type Fields = Record<string, { good: unknown; kind: Kind; optional?: true; signed?: true; positive?: true }>;

const id = (good: string) => ({ good, kind: 'id' }) as const;
const money = { good: '1', kind: 'amount' } as const;
const details = { good: { grid: ['fox'] }, kind: 'details', optional: true } as const;

function calls(playerToken: string, playerId: string): Record<Operation, Fields> {
  const token = { good: playerToken, kind: 'token' } as const;
  const player = { good: playerId, kind: 'player' } as const;
  const of = { playerId: player, transactionId: id('bad-t') };
  return {
    authenticate: { launchToken: { good: 'x'.repeat(32), kind: 'token' } },
    balance: { playerToken: token },
    bet: { playerToken: token, transactionId: id('bad-b'), roundId: id('bad-r'), amount: money, details },
    win: {
      ...of,
      roundId: id('bad-r'),
      betTransactionId: { ...id('bad-b'), optional: true },
      amount: money,
      endsRound: { good: true, kind: 'flag', optional: true },
      details,
    },
    rollback: { ...of, referenceTransactionId: id('bad-b') },
    endRound: { playerId: player, roundId: id('bad-r'), validBet: { ...money, optional: true }, details },
    bonusWin: { ...of, grantId: id('grant'), amount: money },
    jackpotWin: {
      ...of,
      roundId: { ...id('bad-r'), optional: true },
      jackpotId: id('j'),
      amount: { ...money, positive: true },
    },
    promoWin: { ...of, campaignId: id('c'), amount: { ...money, positive: true } },
    adjust: {
      ...of,
      roundId: { ...id('bad-r'), optional: true },
      amount: { ...money, signed: true, positive: true },
      reason: { good: 'ticket 812', kind: 'reason' },
    },
    settleRound: {
      playerToken: token,
      transactionId: id('bad-s'),
      roundId: id('bad-sr'),
      stake: money,
      payout: money,
      validBet: { ...money, optional: true },
      details,
    },
  };
}

function badValues({ kind, optional, signed: both, positive }: Fields[string]): unknown[] {
  return [
    ...BAD[kind],
    ...(kind === 'amount' && !both ? BAD.negative : []),
    ...(positive ? ['0', '0.00'] : []),
    ...(optional ? [] : [undefined]),
  ];
}

async function written(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    SELECT (SELECT count(*) FROM ledger.transaction) || ' ' || (SELECT count(*) FROM gateway.transaction) || ' '
        || (SELECT count(*) FROM gateway.round) || ' ' || (SELECT count(*) FROM gateway.game_session) AS counts`.execute(
    held.db,
  );
  return rows[0]!.counts;
}

test('400 for each, the field named, and nothing written', async () => {
  const table = await openTable(held.db, 'BAD');
  const secret = await admitVendor(held.db, 'BAD');
  const { playerToken, playerId } = await seat(held.db, table, 'badinput', 100);
  const all = calls(playerToken, playerId);
  expect(new Set(Object.keys(all))).toEqual(new Set(Object.keys(table.port)));
  const before = await written();
  for (const [operation, fields] of Object.entries(all)) {
    const route = ((await import(`@/app/provider/v1/${operation}/route`)) as { POST: RouteHandler }).POST;
    const good = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.good]));
    for (const [name, field] of Object.entries(fields)) {
      for (const value of badValues(field)) {
        const heard = await send(
          route,
          operation,
          signed('BAD', secret, operation, { ...good, [name]: value }),
        );
        const named = Object.keys((heard.body as { fields?: object }).fields ?? {}).some(
          (each) => each.split('.')[0] === name,
        );
        const seen = { operation, name, value, status: heard.status, code: heard.body.code, named };
        expect(seen).toEqual({ operation, name, value, status: 400, code: 'INVALID_INPUT', named: true });
      }
    }
  }
  expect(await written()).toBe(before);
});

test('details may hold any text that can be kept, also one that looks like an escape', () => {
  const details = {
    raw: String.raw`{"s":"\ud83c\udfb0 \u0000"}`,
    path: String.raw`C:\udder`,
    odds: 0.000_001,
  };
  expect(roundDetails.parse(details)).toEqual(details);
});
