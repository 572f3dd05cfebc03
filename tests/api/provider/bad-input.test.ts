/** Sends invalid values in every field of every call of /provider/v1. Each gets a 400 that names the field, and changes nothing. */
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { roundDetails } from '@/lib/gateway/protocol/schema';
import type { Operation } from '@/lib/gateway/protocol/types';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { sql } from 'kysely';
import { useTestDatabase } from '../../support/database';
import { openTable, seat } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const database = useTestDatabase();

const INVALID_TEXTS = [null, true, 0, 1.5, '', ' ', '\0', '\ud800', 'ก', [], ['x'], {}, { $ne: 1 }];
const ITEM = { playerId: '1', transactionId: 'bad-i', roundId: 'bad-r', campaignId: 'c', amount: '1' };
const INVALID_VALUES = {
  token: [...INVALID_TEXTS, 'short', 'x'.repeat(129), 'with space in it'],
  id: [...INVALID_TEXTS, 'a b', 'line\nbreak', 'x'.repeat(97)],
  player: [...INVALID_TEXTS, '0', '-1', '1.5', '1e3', '０１', '9'.repeat(19), 'x'.repeat(5000)],
  amount: [
    ...INVALID_TEXTS,
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
  items: [
    null,
    'x',
    {},
    [],
    [null],
    ['x'],
    [{}],
    [{ ...ITEM, playerId: '0' }],
    [{ ...ITEM, transactionId: 'a b' }],
    [{ ...ITEM, roundId: '', campaignId: '' }],
    [{ ...ITEM, amount: '-1' }],
    [{ ...ITEM, amount: 5 }],
    [ITEM, { ...ITEM, amount: '1.00001' }],
    Array.from({ length: 501 }, (_, index) => ({ ...ITEM, transactionId: `bad-${index}` })),
  ],
  reason: [null, 5, '', 'ab', 'x'.repeat(201), [], {}, '\0\0\0'],
} as const;
type Kind = Exclude<keyof typeof INVALID_VALUES, 'negative'>;

/** The fields of each call: a valid value, its kind, and whether it is optional. */
type Fields = Record<string, { valid: unknown; kind: Kind; optional?: true; signed?: true; positive?: true }>;

const id = (valid: string) => ({ valid, kind: 'id' }) as const;
const money = { valid: '1', kind: 'amount' } as const;
const details = { valid: { grid: ['fox'] }, kind: 'details', optional: true } as const;

function calls(playerToken: string, playerId: string): Record<Operation, Fields> {
  const token = { valid: playerToken, kind: 'token' } as const;
  const player = { valid: playerId, kind: 'player' } as const;
  const common = { playerId: player, transactionId: id('bad-t') };
  return {
    authenticate: { launchToken: { valid: 'x'.repeat(32), kind: 'token' } },
    balance: { playerToken: token },
    freeRounds: { playerToken: token },
    bet: { playerToken: token, transactionId: id('bad-b'), roundId: id('bad-r'), amount: money, details },
    win: {
      ...common,
      roundId: id('bad-r'),
      betTransactionId: { ...id('bad-b'), optional: true },
      amount: money,
      endsRound: { valid: true, kind: 'flag', optional: true },
      details,
    },
    rollback: { ...common, referenceTransactionId: id('bad-b') },
    endRound: { playerId: player, roundId: id('bad-r'), validBet: { ...money, optional: true }, details },
    bonusWin: { ...common, grantId: id('grant'), amount: money },
    jackpotWin: {
      ...common,
      roundId: { ...id('bad-r'), optional: true },
      jackpotId: id('j'),
      amount: { ...money, positive: true },
    },
    promoWin: { ...common, campaignId: id('c'), amount: { ...money, positive: true } },
    adjust: {
      ...common,
      roundId: { ...id('bad-r'), optional: true },
      amount: { ...money, signed: true, positive: true },
      reason: { valid: 'ticket 812', kind: 'reason' },
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
    settleBets: { items: { valid: [ITEM], kind: 'items' } },
    promoWins: { items: { valid: [ITEM], kind: 'items' } },
  };
}

function invalidValues({ kind, optional, signed: isSigned, positive }: Fields[string]): unknown[] {
  return [
    ...INVALID_VALUES[kind],
    ...(kind === 'amount' && !isSigned ? INVALID_VALUES.negative : []),
    ...(positive ? ['0', '0.00'] : []),
    ...(optional ? [] : [undefined]),
  ];
}

async function rowCounts(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    SELECT (SELECT count(*) FROM ledger.transaction) || ' ' || (SELECT count(*) FROM gateway.transaction) || ' '
        || (SELECT count(*) FROM gateway.round) || ' ' || (SELECT count(*) FROM gateway.game_session) AS counts`.execute(
    database.db,
  );
  return rows[0]!.counts;
}

test('answers 400 for every invalid value, names the field and writes nothing', async () => {
  const table = await openTable(database.db, 'BAD');
  const secret = await issueVendorSecret(database.db, 'BAD');
  const { playerToken, playerId } = await seat(database.db, table, 'badinput', 100);
  const allCalls = calls(playerToken, playerId);
  expect(new Set(Object.keys(allCalls))).toEqual(new Set(Object.keys(table.port)));
  const before = await rowCounts();
  for (const [operation, fields] of Object.entries(allCalls)) {
    const route = ((await import(`@/app/provider/v1/${operation}/route`)) as { POST: RouteHandler }).POST;
    const valid = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.valid]));
    for (const [name, field] of Object.entries(fields)) {
      for (const value of invalidValues(field)) {
        const response = await send(
          route,
          operation,
          signed('BAD', secret, operation, { ...valid, [name]: value }),
        );
        const isNamed = Object.keys((response.body as { fields?: object }).fields ?? {}).some(
          (each) => each.split('.')[0] === name,
        );
        const result = { operation, name, value, status: response.status, code: response.body.code, isNamed };
        expect(result).toEqual({ operation, name, value, status: 400, code: 'INVALID_INPUT', isNamed: true });
      }
    }
  }
  expect(await rowCounts()).toBe(before);
});

test('details may contain any text that can be stored, also one that looks like an escape', () => {
  const details = {
    raw: String.raw`{"s":"\ud83c\udfb0 \u0000"}`,
    path: String.raw`C:\udder`,
    odds: 0.000_001,
  };
  expect(roundDetails.parse(details)).toEqual(details);
});
