import { env, publicUrl } from '@/lib/platform/env';
import { loadSiteConfig } from '@/lib/content/site-config/cache';
import { closeDatabase, database } from '@/lib/db/client';
import { SETUP_PATH } from '@/lib/backoffice/setup/constants';
import { isFree } from '@/lib/db/embedded/identity';
import { releaseJobs } from '@/lib/db/job-tables';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { ensureBuild } from './build';
import { keepDatabase } from './keep-database';
import { startProcesses } from './processes';
import type { DemoAccount } from './seed/accounts';
import { dataFolder, prepareDatabase, prepareEnvironment, reachDatabase, takeStartLock } from './site';

/** `npm start`: database, migrations, demo seed, build, server. Prints the address; stops everything at the end. */
export async function start(options: { development: boolean }): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  let stopDatabase = () => {};
  let lock: Awaited<ReturnType<typeof takeStartLock>>;
  let databaseKeeper: ReturnType<typeof keepDatabase> | undefined;
  try {
    const { PORT } = prepareEnvironment(options.development);
    const running: { stop?: () => void } = {};
    const stopped = stopOnSignal(() => running.stop?.());
    const site = await reachDatabase();
    const { cluster } = site;
    if (cluster && !cluster.adopted) stopDatabase = () => cluster.stop();
    lock = await takeStartLock(site);
    if (!lock) {
      stopDatabase = () => {}; // It belongs to the other start.
      fail(
        `This site is running already, started by another \`npm start\` on the same data (${dataFolder()}). Stop that one first; for a second site, set DATA_DIR and PORT.`,
      );
      return;
    }
    stopDatabase = () => cluster?.stop();
    if (!(await isFree(PORT, undefined))) {
      fail(
        `Port ${PORT} is taken, or reserved for root. Stop what has it, or choose another, for example PORT=${PORT < 1024 ? 3000 : PORT + 1}.`,
      );
      return;
    }
    await prepareDatabase(site);
    // Loaded only here: they are most of the program, and load in 3 s. A start that cannot serve says so in 1.5 s.
    const { demoAccounts, seedDemo } = await import('./seed/seed');
    const { offerSetup } = await import('@/lib/backoffice/setup/commands');
    if (cluster) await releaseJobs(site.ownerUrl);
    if ((await seedDemo(stopped.stopRequested)) === 'refused') {
      // With the demo's sandbox channel anybody can create money, which a real site must not allow.
      fail(
        'This site has members or operators of its own and no demo: set DEMO_SEED=false. With the demo on, its players could pay in without money.',
      );
      return;
    }
    await loadSiteConfig();
    const setupToken = await offerSetup(database());
    await closeBalanceEvents();
    await closeDatabase();
    if (!cluster) await lock.end(); // The next node may start.
    if (!options.development && !stopped.stopRequested()) {
      await ensureBuild((child) => (running.stop = () => void child.kill('SIGTERM')), stopped.stopRequested);
    }
    if (stopped.stopRequested()) return;
    const processes = startProcesses(options.development);
    running.stop = processes.stop;
    if (cluster) {
      databaseKeeper = keepDatabase({ cluster, ownerUrl: site.ownerUrl }, lock, {
        lost(why, isAnothers) {
          if (isAnothers) stopDatabase = () => {};
          fail(why);
          processes.stop();
        },
      });
    }
    await processes.ready;
    if (!stopped.stopRequested()) printWelcome(setupToken, demoAccounts());
    const failure = await processes.ended;
    if (failure) fail(failure);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await databaseKeeper?.end(); // Before the database is stopped; otherwise it would be restarted.
    await lock?.end().catch(() => {}); // The next start may take the lock, whatever happened here.
    await closeBalanceEvents();
    await closeDatabase();
    stopDatabase();
  }
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
}

/**
 * Ctrl-C signals the whole process group and `kill` only this process. In both cases the build or server is stopped
 * once, and awaited.
 */
function stopOnSignal(stop: () => void): { stopRequested(): boolean } {
  let requested = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (requested) return;
      requested = true;
      process.stdout.write('\nStopping …\n');
      stop();
    });
  }
  return { stopRequested: () => requested };
}

function printWelcome(setupToken: string | undefined, accounts: readonly DemoAccount[] | undefined): void {
  const lines = [`\nCroupier is at ${publicUrl()} (back office: ${publicUrl()}/backoffice)`];
  if (setupToken)
    lines.push(
      '',
      'This site has no operator yet. Set it up with this address, which works once:',
      `  ${publicUrl()}${SETUP_PATH}#${setupToken}`,
    );
  if (accounts && env().DEMO_SEED) {
    lines.push('', 'Demo accounts:');
    const width = Math.max(...accounts.map((entry) => entry.role.length));
    for (const { role, account, password } of accounts) {
      lines.push(`  ${role.padEnd(width)}  ${account.padEnd(16)} ${password}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n\nCtrl-C stops everything.\n`);
}
