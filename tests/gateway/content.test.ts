import fc from 'fast-check';
import { digestRequest } from '@/lib/gateway/rules';
import { adjustCall, betCall, settleRoundCall, winCall } from '@/lib/gateway/protocol/schema';
import { sha256 } from '@/lib/platform/ids';

/** The digest of a call, computed in the simple way that digestRequest must equal. */
const simpleDigest = (operation: string, call: object) =>
  sha256(
    operation +
      JSON.stringify(
        Object.fromEntries(
          Object.entries(call)
            .filter(([name]) => name !== 'playerToken')
            .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
        ),
      ),
  );

const calls = fc.record(
  {
    playerToken: fc.string(),
    transactionId: fc.string({ unit: 'grapheme', minLength: 1 }),
    roundId: fc.string({ unit: 'binary', minLength: 1 }),
    stake: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    endsRound: fc.boolean(),
    grantId: fc.option(fc.string(), { nil: undefined }),
    details: fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
  },
  { requiredKeys: ['playerToken', 'transactionId', 'roundId', 'stake'] },
);

it('digestRequest equals the simple computation, and returns the details as JSON', () => {
  fc.assert(
    fc.property(calls, (call) => {
      const requestDigest = simpleDigest('bet', call);
      const details = call.details === undefined ? null : JSON.stringify(call.details);
      expect(digestRequest('bet', call)).toEqual({ requestDigest, details });
      expect(digestRequest('win', call).requestDigest).not.toEqual(requestDigest);
    }),
  );
});

const playerToken = 'T'.repeat(20);
const details = {
  grid: [
    [1, 2],
    [3, 4],
  ],
  seeds: { server: 'ชื่อ "a"', n: 1.5 },
  none: null,
};

it.each([
  [
    'settleRound',
    settleRoundCall.parse({
      details,
      payout: '12.5',
      stake: '10.0000',
      roundId: 'r-1',
      transactionId: 't-1',
      playerToken,
    }),
    'c52717bb422931838d3c57bb6a72908ebd8ad9a79f891d28b52506364bf886cc',
  ],
  [
    'bet',
    betCall.parse({ playerToken, transactionId: 't-2', roundId: 'r-2', amount: '0', grantId: 'g-1' }),
    '32a406b71e391ece9da906b73c3615a01c12844ac6857b88e40bb365a14df0b9',
  ],
  [
    'win',
    winCall.parse({ playerId: '7', transactionId: 't-3', roundId: 'r-2', amount: '3', details: {} }),
    'd28e90d1246392845311e49b9d506d269d6da3a832609ccbbae8d454ef9250c6',
  ],
  [
    'adjust',
    adjustCall.parse({ playerId: '7', transactionId: 't-4', amount: '-0.0001', reason: 'agreed' }),
    'b5f481331861575e5356d9a341952c4e2f2ab473f7552f8695d7abd482ed6c4e',
  ],
])('the digest of a call of %s does not change from build to build', (operation, call, digest) => {
  expect(digestRequest(operation, call).requestDigest.toString('hex')).toBe(digest);
});
