import fc from 'fast-check';
import { contentOf } from '@/lib/gateway/rules';
import { sha256 } from '@/lib/platform/ids';

/** The plain way to say it. What calls of former releases left in the database was made so. */
const plainly = (operation: string, call: object) =>
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

it('a call is known again by what it was known by in former releases, its details written already or not', () => {
  fc.assert(
    fc.property(calls, (call) => {
      const content = plainly('bet', call);
      expect(contentOf('bet', call)).toEqual(content);
      const details = call.details === undefined ? null : JSON.stringify(call.details);
      expect(contentOf('bet', call, details)).toEqual(content);
      expect(contentOf('win', call)).not.toEqual(content);
    }),
  );
});
