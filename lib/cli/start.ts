import { spawn, type ChildProcess } from 'node:child_process';
import { env, publicUrl } from '@/lib/platform/env';
import { closeDatabase } from '@/lib/db/client';
import { ensureBuild } from './build';
import { demoAccounts, seedIfEmpty } from './seed/seed';
import { openDatabase, prepareEnvironment, takeStartLock } from './site';

/** `npm start`: database, migrations, demo seed, build, server; prints where it is, and stops it all in the end. */
export async function start(options: { development: boolean }): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  let stopDatabase = () => {};
  try {
    prepareEnvironment(options.development);
    const { cluster, ownerUrl } = await openDatabase();
    const lock = await takeStartLock(ownerUrl);
    if (!lock) {
      fail(
        'This site is running already, started by another `npm start` on the same data. Stop that one first.',
      );
      return;
    }
    stopDatabase = () => cluster?.stop();
    const running: { server?: ChildProcess } = {};
    const stopped = stopOnSignal(() => running.server);
    await seedIfEmpty();
    await closeDatabase();
    if (!options.development) ensureBuild();
    if (stopped.asked()) return;
    running.server = serve(options.development);
    await listening(running.server);
    printWelcome();
    await exit(running.server);
    await lock.end().catch(() => {});
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await closeDatabase();
    stopDatabase();
  }
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
}

/** Ctrl-C reaches the whole group and `kill` only us: either way the server is told once, and we wait for it. */
function stopOnSignal(server: () => ChildProcess | undefined): { asked(): boolean } {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      process.stdout.write('\nStopping …\n');
      server()?.kill('SIGTERM');
    });
  }
  return { asked: () => asked };
}

function serve(development: boolean): ChildProcess {
  const { DATABASE_OWNER_URL: _owner, ...environment } = process.env; // the server never needs the owner's rights
  return spawn(process.execPath, ['--import', 'tsx', 'lib/cli/serve.ts', ...(development ? ['--dev'] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment as NodeJS.ProcessEnv,
  });
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    server.once('message', () => done());
    server.once('exit', (code) =>
      fail(new Error(code ? 'The server could not start: see above.' : 'The server stopped.')),
    );
  });
}

function exit(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) done();
    server.once('exit', (code) => {
      if (code) process.exitCode = code;
      done();
    });
  });
}

function printWelcome(): void {
  const lines = [`\nCroupier is at ${publicUrl()} (back office: ${publicUrl()}/backoffice)`];
  const accounts = demoAccounts();
  if (accounts && env().DEMO_SEED) {
    lines.push('', 'Demo accounts:');
    const width = Math.max(...accounts.map((entry) => entry.role.length));
    for (const { role, account, password } of accounts) {
      lines.push(`  ${role.padEnd(width)}  ${account.padEnd(16)} ${password}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n\nCtrl-C stops everything.\n`);
}
