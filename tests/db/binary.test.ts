import fc from 'fast-check';
import { bigintArray, byteaArray, textArray, timestamp } from '@/lib/db/binary';
import { databasePool } from '@/lib/db/client';
import { useTestDatabase } from '../support/database';

useTestDatabase();

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

const told = async (type: string, value: Buffer) =>
  (await databasePool().query<{ told: unknown }>(`SELECT $1::${type} AS told`, [value])).rows[0]!.told;

/** PostgreSQL's text has no character 0, and UTF-8 no half of a pair. */
const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));

const some = <T>(value: fc.Arbitrary<T>) => fc.array(fc.option(value), { maxLength: 40 });

describe('binary parameters', () => {
  it('are read back unchanged: texts', () =>
    fc.assert(
      fc.asyncProperty(some(text), async (values) => {
        expect(await told('text[]', textArray(values))).toEqual(values);
      }),
    ));

  it('… bytes', () =>
    fc.assert(
      fc.asyncProperty(some(fc.uint8Array().map((bytes) => Buffer.from(bytes))), async (values) => {
        expect(await told('bytea[]', byteaArray(values))).toEqual(values);
      }),
    ));

  it('… amounts, and none beyond 64 bits', async () => {
    await fc.assert(
      fc.asyncProperty(some(fc.bigInt(LEAST, MOST)), async (values) => {
        expect(await told('bigint[]', bigintArray(values))).toEqual(values);
      }),
    );
    expect(await told('bigint[]', bigintArray([LEAST, MOST]))).toEqual([LEAST, MOST]);
    expect(() => bigintArray([MOST + 1n])).toThrow(RangeError);
  });

  it('… moments to the millisecond, before 2000 too', () =>
    fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        async (moment) => {
          expect(await told('timestamptz', timestamp(moment))).toEqual(moment);
        },
      ),
    ));
});
