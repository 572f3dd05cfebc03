import { database } from '../../lib/db/client';
import { settleDraws } from '../../lib/studio/lottery/settlement/commands';
import { testHost } from './placed-bets';

// Run and killed by kill.test.ts. Settles draws, and prints a line before each statement and call of the wallet and after its answer.
const host = testHost(database(), process.argv[2]!);
const step = async <T>(work: () => Promise<T>): Promise<T> => {
  process.stdout.write('sent\n');
  const answer = await work();
  process.stdout.write('answered\n');
  return answer;
};
await settleDraws({
  ...host,
  sql: { query: (statement) => step(() => host.sql.query(statement)) },
  port: (vendor) => {
    const port = host.port(vendor);
    return {
      ...port,
      settleBets: (call) => step(() => port.settleBets(call)),
      promoWins: (call) => step(() => port.promoWins(call)),
    };
  },
});
process.exit(0);
