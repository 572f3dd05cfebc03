import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase, database, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { isRetryable } from '@/lib/ledger/errors';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { postBatch } from '@/lib/ledger/post-batch';
import type { BatchItemResult, Posting } from '@/lib/ledger/types';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { AppError } from '@/lib/platform/errors';

/** docs/trust.md M1 requires a million; LEDGER_OPERATIONS sets another number. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 1_000_000);
const LANES = 8;
const BATCH = 64;
const MEMBERS = 300;

/** A small fast generator, so that a run can be repeated from its seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KINDS = [
  'deposit',
  'bet',
  'bet',
  'win',
  'round',
  'round',
  'round',
  'hold',
  'release',
  'broken',
] as const;

/** A random posting: most are valid, some lack funds, some are not balanced, some have a used key. */
function anyPosting(random: (below: number) => number, taken: number): Posting {
  const kind = KINDS[random(KINDS.length)]!;
  const memberId = BigInt(1 + random(MEMBERS));
  const currency = memberId % 7n === 0n ? 'PLY' : 'THB';
  const amount = BigInt(1 + random(3_000_000));
  const payout = BigInt(1 + random(5_000_000));
  const main = { memberId, kind: 'main' };
  const hold = { memberId, kind: 'hold' };
  const house = { house: 'games:EG2' };
  const move = (from: Posting['entries'][number]['account'], to: typeof from, sum: bigint) => [
    { account: from, amount: -sum },
    { account: to, amount: sum },
  ];
  const entries = {
    deposit: () => move({ house: 'deposits:soak' }, main, amount),
    bet: () => move(main, house, amount),
    win: () => move(house, main, amount),
    round: () => [...move(main, house, amount), ...move(house, main, payout)],
    hold: () => move(main, hold, amount),
    release: () => move(hold, main, amount),
    broken: () => [...move(main, house, amount), { account: main, amount: 1n }],
  }[kind]();
  // One in fifty has a key that may be used already: a conflict.
  const key = random(50) === 0 ? `soak ${random(Math.max(1, taken))}` : `soak ${taken}`;
  return { key, kind, currency, entries };
}

interface Tally {
  posted: number;
  replayed: number;
  refused: Map<string, number>;
}

function count(tally: Tally, outcome: BatchItemResult): void {
  if (outcome.ok) {
    if (outcome.value.replayed) tally.replayed += 1;
    else tally.posted += 1;
    return;
  }
  const { error } = outcome;
  const code = error instanceof AppError ? error.code : (error as { code: string }).code;
  tally.refused.set(code, (tally.refused.get(code) ?? 0) + 1);
}

async function soak(db: Db): Promise<Tally> {
  const tally: Tally = { posted: 0, replayed: 0, refused: new Map() };
  let made = 0;
  const lane = async (seed: number) => {
    const random = randomFrom(seed);
    const sent: Posting[] = [];
    // One in fifty repeats an earlier posting: a replay.
    const next = (): Posting => {
      const posting =
        sent.length > 0 && random(50) === 0 ? sent[random(sent.length)]! : anyPosting(random, made);
      made += 1;
      if (sent.length < 1_000) sent.push(posting);
      else sent[random(1_000)] = posting;
      return posting;
    };
    while (made < OPERATIONS) {
      const batch = Array.from({ length: Math.min(1 + random(BATCH), OPERATIONS - made) }, next);
      for (;;) {
        try {
          for (const outcome of await postBatch(db, batch)) count(tally, outcome);
          break;
        } catch (error) {
          if (!isRetryable(error)) throw error;
        }
      }
      if (random(500) === 0) await takeCheckpoint(db);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(1_000 + index)));
  return tally;
}

/** A million random operations from eight connections at once; every invariant is read from the tables afterwards. */
export async function benchLedger(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-soak-'));
  const cluster = await startCluster(folder);
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await ensureAppLogin(cluster);
    process.env.DATABASE_URL = cluster.appUrl;
    process.env.SESSION_SECRET ??= 'only-for-this-benchmark-0123456789abcdef';
    const begun = performance.now();
    const { posted, replayed, refused } = await soak(database());
    const seconds = (performance.now() - begun) / 1000;
    const reasons = [...refused].map(([code, times]) => `${code} ${times}`).join(', ');
    console.log(
      `\nLedger: ${OPERATIONS} random operations from ${LANES} connections in ${seconds.toFixed(0)} s`,
    );
    console.log(`posted ${posted}, replayed ${replayed}, refused: ${reasons}`);
    const { passed, checks } = await verifyLedger(database());
    for (const { name, read, wrong } of checks) console.log(`| ${name} | read ${read} | wrong ${wrong} |`);
    console.log(passed ? 'Every invariant holds.' : 'The ledger does NOT hold its invariants.');
    if (!passed) process.exitCode = 1;
  } finally {
    await closeDatabase();
    cluster.stop();
    removeCluster(folder);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchLedger();
