import { createPool, type Db } from '../../lib/db/client';
import { Kysely, PostgresDialect } from 'kysely';
import { post } from '../../lib/ledger/commands';

// Run and killed by crash.test.ts. Posts from eight concurrent callers until it is killed. Prints each key after the commit
// was acknowledged.
const [url, run] = process.argv.slice(2);
const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(url!, 8) }) });

async function caller(lane: number): Promise<void> {
  for (let n = 0; ; n++) {
    const key = `crash ${run} ${lane} ${n}`;
    const memberId = BigInt(1 + ((lane + n) % 5));
    const { transactionId } = await post(db, {
      key,
      kind: 'deposit',
      currency: 'THB',
      entries: [
        { account: { house: 'deposits:test' }, amount: -3n },
        { account: { memberId, kind: 'main' }, amount: 2n },
        { account: { memberId, kind: 'hold' }, amount: 1n },
      ],
    });
    process.stdout.write(`${transactionId} ${key}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, lane) => caller(lane))).catch(() => process.exit(3));
