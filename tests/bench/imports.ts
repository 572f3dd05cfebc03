import { Kysely, PostgresDialect } from 'kysely';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { runImport } from '@/lib/catalogue/imports/apply';
import { checkList, markQueued } from '@/lib/catalogue/imports/commands';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { listGames, vendorsByCategory } from '@/lib/catalogue/queries';
import { createVendor } from '@/lib/catalogue/vendors/commands';
import { createPool, inTransaction, type Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { onCluster } from './support/cluster';
import { median } from './support/load';

const GAMES = 10_000;
/** Milliseconds from one page of a lobby to the next, and pages before and after the import. */
const EVERY_MS = 20;
const QUIET = 250;

/**
 * `npm run bench imports`: a list of 10,000 games beside our studio's catalogue, and how long the pages of lobbies take meanwhile, in the
 * same process, against those before and after it. Promise: 60 s, and p99 within the 10 ms of a search.
 */
export async function benchImports(): Promise<void> {
  await onCluster('owner', async (cluster) => {
    const connect = (size: number) =>
      new Kysely<DB>({ dialect: new PostgresDialect({ pool: createPool(cluster.ownerUrl, size) }) });
    const [db, lobby] = [connect(2), connect(2)];
    await importStudioGames(db, { categories: GAME_TYPES });
    await admit(db);
    await pages(lobby, QUIET);
    const before = await pages(lobby, QUIET);
    const importing = importList(db);
    let isRunning = true;
    const ended = importing.finally(() => (isRunning = false));
    const during = await pages(lobby, () => isRunning);
    const { checked, applied } = await ended;
    const after = await pages(lobby, QUIET);
    const quiet = [...before, ...after];
    console.log(
      `\nAn import of ${GAMES.toLocaleString('en')} games: checked in ${checked.toFixed(1)} s, written in ${applied.toFixed(1)} s` +
        `\nPages of lobbies (ms)  without: ${shown(quiet)}  beside it: ${shown(during)}` +
        `  ratio of the medians: ${(median(during) / median(quiet)).toFixed(2)}`,
    );
    await Promise.all([db.destroy(), lobby.destroy()]);
  });
}

const admit = (db: Db) =>
  inTransaction(db, (tx) =>
    createVendor(tx, 'ACME', {
      displayName: 'Acme',
      launchUrl: 'https://games.example/open?token={token}&game={game}',
      hosts: ['games.example'],
      opensIn: 'frame',
      walletKind: 'single',
      currencies: [],
      allowsTrial: true,
      categories: ['RNG', 'LIVE'],
      position: 100,
    }),
  );

/** Checks and applies a list with names in two scripts, classes and pictures. Returns seconds. */
async function importList(db: Db): Promise<{ checked: number; applied: number }> {
  const lines = Array.from(
    { length: GAMES },
    (_, n) =>
      `ACME,game-${n},${n % 4 ? 'RNG' : 'LIVE'},Silver Harbour ${n},ท่าเรือเงิน ${n},lines jackpot,https://games.example/${n}.png`,
  );
  const bytes = Buffer.from(['vendor,code,category,name_en,name_th,classes,artwork', ...lines].join('\r\n'));
  const started = performance.now();
  const { id, added } = await inTransaction(db, (tx) =>
    checkList(tx, { bytes, fileName: 'acme.csv', operatorId: null }),
  );
  if (added !== GAMES) throw new Error(`${added} rows are new`);
  const checkedAt = performance.now();
  await inTransaction(db, (tx) => markQueued(tx, id));
  const status = await runImport(db, id);
  if (status !== 'done') throw new Error(`the import ended as ${status}`);
  return { checked: (checkedAt - started) / 1000, applied: (performance.now() - checkedAt) / 1000 };
}

/** Pages as lobbies ask for them, by category, vendor, class and search, one at a time. Returns milliseconds from the moment of each. */
async function pages(db: Db, until: number | (() => boolean)): Promise<number[]> {
  const asks = [
    () => listGames(db, { locale: 'en', gameType: 'RNG' }),
    () => listGames(db, { locale: 'th', vendor: 'PG', pageNum: 3 }),
    () => listGames(db, { locale: 'en', gameType: 'RNG', isHot: true }),
    () => listGames(db, { locale: 'en', search: 'harbour' }),
    () => vendorsByCategory(db),
  ];
  const times: number[] = [];
  for (let n = 0; typeof until === 'number' ? n < until : until(); n++) {
    const due = performance.now() + EVERY_MS;
    await new Promise((next) => setTimeout(next, EVERY_MS));
    await asks[n % asks.length]!();
    // From when it was due: a process that is busy keeps a page waiting too.
    times.push(performance.now() - due);
  }
  return times;
}

function shown(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} of ${sorted.length}`;
}
