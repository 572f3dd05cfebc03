import autocannon from 'autocannon';
import { closeDatabase, database } from '@/lib/db/client';
import { verifyAndRecord } from '@/lib/ledger/verify/verify';
import { takeSeats } from './support/seats';
import { joinSite } from './support/servers';
import { spinning } from './spin';

const RATE = 300;
const PLAYERS = 150;
const WORST_P99 = 250;
/** Ten minutes (docs/trust.md X20); BENCH_LOAD_SECONDS makes it shorter. */
const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 600);

/** 300 bets a second over HTTP for ten minutes: none fails, the ledger's invariants hold, p99 within 250 ms (docs/trust.md X20). */
export async function benchLoad(): Promise<void> {
  const seats = await takeSeats(PLAYERS);
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    ...spinning(seats),
    connections: PLAYERS,
    overallRate: RATE,
    duration: SECONDS,
  });
  joinSite();
  const { passed } = await verifyAndRecord(database());
  await closeDatabase();
  const failed = non2xx + errors + timeouts;
  const holds = failed === 0 && passed && latency.p99 <= WORST_P99;
  console.log(`\nLoad: ${RATE} bets a second for ${SECONDS} s, ${PLAYERS} players`);
  console.log('| bets | a second | failed | p50 ms | p99 ms | goal | ledger | |');
  console.log('|---|---|---|---|---|---|---|---|');
  console.log(
    `| ${requests.total} | ${Math.round(requests.average)} | ${failed} | ${latency.p50} | ${latency.p99} | ${WORST_P99} | ${passed ? 'valid' : 'NOT VALID'} | ${holds ? 'reached' : 'MISSED'} |`,
  );
}
