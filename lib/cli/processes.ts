import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';

/**
 * Milliseconds between two requests that check whether plain Next.js answers. It does not report it in any other way.
 */
const LOOK_EVERY_MS = 100;

/**
 * Exit code of Next.js after SIGTERM (128 + 15). It is no failure: `supervise` detects an end that nobody asked for.
 */
const STOPPED_BY_SIGTERM = 143;

/** What a visitor or an operator notices under plain Next.js (docs/deploy.md). */
const PLAIN_NEXT =
  'SERVER=next: plain Next.js serves the site. Each page and file is compressed and checked per request, public pages are fetched twice for their content security policy, /metrics is missing, and jobs run in a worker process. Put a proxy that you trust in front (TRUST_PROXY).';

interface SiteProcess {
  name: string;
  child: ChildProcess;
  /** Resolves with how it ended. */
  exited: Promise<string>;
}

export interface SiteProcesses {
  /** Resolves when the site answers; rejects if a process ends before. */
  ready: Promise<void>;
  /** Resolves when all have ended; with a sentence for the operator if one ended by itself. */
  ended: Promise<string | undefined>;
  stop(): void;
}

/** A process of the site: its name in the log, and the arguments of Node.js. */
export interface Command {
  name: string;
  args: string[];
}

/** Starts the processes of the site: our server, or plain `next start` and a worker (SERVER=next). */
export function startProcesses(development: boolean): SiteProcesses {
  const isPlain = env().SERVER === 'next' && !development;
  if (!isPlain) {
    const args = ['--import', 'tsx', 'lib/server/serve.ts', ...(development ? ['--dev'] : [])];
    return supervise([{ name: 'server', args }], message);
  }
  logger.warn(PLAIN_NEXT);
  const worker = { name: 'worker', args: ['--import', 'tsx', 'lib/server/worker-process.ts'] };
  return supervise([{ name: 'server', args: nextArguments() }, worker], answersPing);
}

/**
 * Runs processes together. If one ends by itself, the others are stopped too, so that a supervisor can restart the
 * whole site. `listens` resolves when the first one is ready, and may stop waiting when `isStopping`.
 */
export function supervise(
  commands: readonly Command[],
  listens: (first: ChildProcess, isStopping: () => boolean) => Promise<void>,
): SiteProcesses {
  const processes = commands.map(run);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const { child } of processes) child.kill('SIGTERM');
  };
  let failure: string | undefined;
  for (const { name, exited } of processes) {
    void exited.then((how) => {
      if (isStopping) return;
      failure = `The ${name} process ended by itself (${how}); the site stops.`;
      logger.error({ process: name, how }, 'a process of the site ended by itself');
      stop();
    });
  }
  const ended = Promise.all(processes.map(({ exited }) => exited)).then(() => failure);
  const ready = Promise.race([
    listens(processes[0]!.child, () => isStopping),
    ended.then(() => {
      if (failure) throw new Error(`${failure} See above.`);
    }),
  ]);
  return { ready, ended, stop };
}

function nextArguments(): string[] {
  const { PORT, HOST } = env();
  const host = HOST === undefined ? [] : ['--hostname', HOST];
  return ['node_modules/next/dist/bin/next', 'start', '--port', String(PORT), ...host];
}

function run({ name, args }: Command): SiteProcess {
  const { DATABASE_OWNER_URL: _owner, ...environment } = process.env; // No process of the site needs the database
  // owner's rights.
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment as NodeJS.ProcessEnv,
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (code && code !== STOPPED_BY_SIGTERM) process.exitCode = code;
      resolve(signal ? `signal ${signal}` : `code ${code}`);
    });
    child.once('error', (error) => resolve(error.message));
  });
  return { name, child, exited };
}

/** Our own server reports over IPC that it listens. */
const message = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('message', () => resolve()));

async function answersPing(_server: ChildProcess, isStopping: () => boolean): Promise<void> {
  const { PORT, HOST } = env();
  const host = HOST === undefined || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/wps/system/ping`;
  while (!isStopping()) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await pause(LOOK_EVERY_MS);
  }
}
