import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase, database, inTransaction, type Db } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { openTable, seat, type Seated, type Table } from '../support/players';
import { onCluster } from './support/cluster';
import { compare, printTable, type Comparison } from './support/load';

const SECONDS = 5;
const PLAYERS = 200;
/** pgbench_accounts has 1,000,000 rows, so its callers seldom update the same row. */
const SCALE = 10;

/** The details that a slot sends with a round: about 600 characters of grid, lines and seeds. */
const DETAILS = {
  model: 'ten-lines',
  version: 1,
  nonce: 1,
  seedHash: 'c0ffee'.repeat(10),
  stops: [11, 4, 27, 9, 30],
  grid: Array.from({ length: 5 }, () => ['high1', 'low2', 'wild', 'low4']),
  wins: [{ kind: 'line', symbol: 'high1', count: 3, line: 4, units: 40, payout: '9.50' }],
};

function pgbench(): string {
  const folders = (process.env.PATH ?? '').split(':');
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) folders.push(...readdirSync(debian).map((version) => join(debian, version, 'bin')));
  const found = folders.map((folder) => join(folder, 'pgbench')).find(existsSync);
  if (!found) throw new Error('pgbench is not on this machine: apt-get install postgresql-contrib');
  return found;
}

/** `pgbench -N` (an update, a select, an insert per transaction) with as many connections as we have callers. */
function reference(url: string, callers: number): number {
  const args = ['-N', '-n', '-c', String(callers), '-j', '2', '-T', String(SECONDS), url];
  const { status, stdout, stderr } = spawnSync(pgbench(), args, { encoding: 'utf8' });
  const rate = /tps = ([\d.]+)/.exec(stdout ?? '')?.[1];
  if (status !== 0 || !rate) throw new Error(`pgbench failed: ${stderr}`);
  return Number(rate);
}

let serial = 0;

/** Rounds settled a second: each caller sends its next call when the last one has a reply; stake and payout are both posted. */
async function settle(table: Table, players: Seated[], callers: number): Promise<number> {
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const id = `bench-${++serial}`;
      const { playerToken } = players[serial % players.length]!;
      const ids = { playerToken, transactionId: id, roundId: id };
      await table.port.settleRound({
        ...ids,
        stake: units(2),
        payout: units(1),
        details: { ...DETAILS, nonce: serial },
      });
      done++;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done / ((performance.now() - begun) / 1000);
}

async function players(db: Db, table: Table): Promise<Seated[]> {
  const seated: Seated[] = [];
  for (let index = 0; index < PLAYERS; index++)
    seated.push(await seat(db, table, `bench${index}`, 10_000_000));
  return seated;
}

/** Players with real money and an active bonus that no bench can complete. */
async function playersWithBonus(db: Db, table: Table): Promise<Seated[]> {
  const seated: Seated[] = [];
  for (let index = 0; index < PLAYERS; index++) {
    const player = await seat(db, table, `bonus${index}`, 10_000_000);
    const { currency } = await getBalance(db, player.memberId);
    await inTransaction(db, (tx) =>
      grantBonusMoney(tx, {
        key: `bench:${index}`,
        memberId: player.memberId,
        currency,
        amount: units(10_000_000),
        multiple: '9999',
      }),
    );
    seated.push(player);
  }
  return seated;
}

async function assertSquare(db: Db): Promise<void> {
  const { sums } = (await db
    .selectFrom('ledger.entry')
    .select(({ fn }) => fn.sum<string>('amount').as('sums'))
    .executeTakeFirstOrThrow()) as { sums: string };
  if (BigInt(sums) !== 0n) throw new Error('the ledger does not sum to zero');
}

/**
 * One settled round through the gateway's domain call against `pgbench -N`, same server, same number of callers.
 * Goals: 1.0 at 8 callers, 1.6 at 32. Then a round of a member with an active bonus against one without: at most 1.6 times the cost, which
 * is a rate of 0.625.
 */
export async function benchGateway(): Promise<void> {
  await onCluster('app', async (cluster) => {
    const made = spawnSync(pgbench(), ['-i', '-q', '-s', String(SCALE), cluster.ownerUrl], {
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(made.stderr);
    const db = database();
    const table = await openTable(db, 'BENCH');
    const seated = await players(db, table);
    const rows: Comparison[] = [];
    for (const [callers, goal] of [
      [8, 1.0],
      [32, 1.6],
    ] as const) {
      rows.push(
        await compare(
          `settled round, ${callers} callers / pgbench -N`,
          goal,
          () => settle(table, seated, callers),
          () => Promise.resolve(reference(cluster.ownerUrl, callers)),
        ),
      );
    }
    const withBonus = await playersWithBonus(db, table);
    for (const callers of [8, 32])
      rows.push(
        await compare(
          `round with a bonus, ${callers} callers / round without`,
          0.625,
          () => settle(table, withBonus, callers),
          () => settle(table, seated, callers),
        ),
      );
    await assertSquare(db);
    printTable(`Gateway: ${SECONDS} s each, interleaved, median of pairs`, rows);
    await closeDatabase();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchGateway();
