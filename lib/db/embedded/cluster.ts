import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { packagedBinaries, reachableCopy } from './binaries';
import {
  createIdentity,
  freePort,
  isFree,
  storeIdentity,
  readIdentity,
  ROOT_HOME,
  type Identity,
} from './identity';
import { postgresUser, type Ids } from './postgres-user';

export interface Cluster {
  /** The owner's connection string, for migrations. */
  ownerUrl: string;
  /** The app's connection string: its own login in the role `croupier_app`. */
  appUrl: string;
  /** True if a server of a killed process was found running and taken over. */
  adopted: boolean;
  /** Returns whether the server runs, by its files and its process. */
  runs(): boolean;
  /** Starts a crashed server again, with the same connection strings. Throws if it does not start. */
  restart(): void;
  stop(): void;
}

export const OWNER = 'croupier';
export const APP_LOGIN = 'croupier_site';
export const DATABASE = 'croupier';

/**
 * The operating system's locale. It must know Unicode's character classes, without which trigrams ignore Thai. The
 * database's collation is PostgreSQL's builtin C.UTF-8 in any case; older macOS has no locale of that name.
 */
export const localeOfSystem = (platform: NodeJS.Platform) =>
  platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

export interface ClusterOptions {
  /** false trades crash safety for speed and does not vacuum: for temporary clusters of tests only. */
  durable?: boolean;
  /** The folder of another PostgreSQL than npm's, for example /usr/lib/postgresql/15, which every user can read. */
  server?: string;
  /** The folder above the cluster if root creates it, in place of ROOT_HOME. Every user can enter it. */
  home?: string;
}

/** Starts or adopts the embedded PostgreSQL whose identity is stored in `dataFolder` (OPS-3). */
export async function startCluster(dataFolder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const user = postgresUser();
  const binaries = options.server ?? reachable(packagedBinaries(), user);
  const identity =
    readIdentity(dataFolder, user) ?? (await createIdentity(dataFolder, user, undefined, options.home));
  const data = join(identity.folder, 'data');
  const run = runner(binaries, user);
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(run, identity, data, options.durable !== false, user);
  const runs = () => run('pg_ctl', ['status', '-D', data]).status === 0;
  const adopted = runs();
  if (!adopted) {
    if (!(await isFree(identity.port, '127.0.0.1'))) {
      // The port was free when it was chosen; another program may use it now, perhaps for good.
      identity.port = await freePort();
      storeIdentity(dataFolder, identity);
    }
    start(run, identity, data);
  }
  const socket = socketFolder(identity) ? `?host=${encodeURIComponent(identity.folder)}` : '';
  const url = (login: string, password: string) =>
    `postgres://${login}:${password}@127.0.0.1:${identity.port}/${DATABASE}${socket}`;
  return {
    ownerUrl: url(OWNER, identity.ownerPassword),
    appUrl: url(APP_LOGIN, identity.appPassword),
    adopted,
    runs,
    restart: () => start(run, identity, data),
    stop: () => void run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60']),
  };
}

function reachable(native: string, user: Ids | undefined): string {
  return user ? reachableCopy(native, ROOT_HOME) : native;
}

/** Deletes a stopped cluster and its identity; for tests only. */
export function removeCluster(dataFolder: string): void {
  const identity = readIdentity(dataFolder, postgresUser());
  if (identity) rmSync(identity.folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}

type Run = (program: string, args: string[]) => { status: number | null; output: string };

function runner(binaries: string, user: Ids | undefined): Run {
  return (program, args) => {
    const result = spawnSync(join(binaries, 'bin', program), args, {
      ...user,
      cwd: '/',
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        LC_ALL: localeOfSystem(process.platform),
        TZ: 'UTC',
        LD_LIBRARY_PATH: join(binaries, 'lib'),
      },
      // The server inherits the streams of pg_ctl. A pipe would keep us waiting as long as the server runs.
      stdio: program === 'pg_ctl' && args[0] === 'start' ? 'ignore' : 'pipe',
      encoding: 'utf8',
    });
    if (result.error) throw result.error;
    return { status: result.status, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
  };
}

/** The path of a Unix socket is limited to some 100 bytes; with a longer one, only TCP is used. */
function socketFolder(identity: Identity): string {
  return Buffer.byteLength(identity.folder) < 80 ? identity.folder : '';
}

function initialise(
  run: Run,
  identity: Identity,
  data: string,
  durable: boolean,
  user: Ids | undefined,
): void {
  // Created under another name and renamed when complete: initdb writes PG_VERSION first, so an incomplete cluster
  // looks complete.
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const secret = join(identity.folder, 'secret');
  writeFileSync(secret, identity.ownerPassword, { mode: 0o600 });
  if (user) chownSync(secret, user.uid, user.gid);
  const locale = [`--locale=${localeOfSystem(process.platform)}`, '-E', 'UTF8'];
  // The builtin provider needs nothing of the machine and exists since version 17. An older system server uses the
  // system's locales.
  if (majorVersion(run) >= 17) locale.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const init = run('initdb', [
    '-D',
    fresh,
    '-U',
    OWNER,
    `--pwfile=${secret}`,
    // A password costs 3 ms for each connection. Tests do without, because the socket's folder is closed to other users.
    `--auth-local=${durable ? 'scram-sha-256' : 'trust'}`,
    '--auth-host=scram-sha-256',
    ...(durable ? [] : ['--no-sync']),
    ...locale,
  ]);
  rmSync(secret, { force: true });
  if (init.status !== 0) throw new Error(`The embedded PostgreSQL could not be set up:\n${init.output}`);
  const settings = [
    "listen_addresses = '127.0.0.1'",
    'max_connections = 120',
    'shared_buffers = 256MB',
    'random_page_cost = 1.1',
    'wal_compression = on',
    ...(durable
      ? []
      : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off']),
  ];
  appendFileSync(join(fresh, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  renameSync(fresh, data);
}

function majorVersion(run: Run): number {
  return Number(/\(PostgreSQL\) (\d+)/.exec(run('postgres', ['--version']).output)?.[1]);
}

/** Quotes a folder as an entry of a PostgreSQL list, because its name may contain a comma or a space. */
const listItem = (folder: string) => folder && `"${folder.replaceAll('"', '""')}"`;

/** Quotes a word for the shell that pg_ctl starts. */
const shellWord = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function start(run: Run, identity: Identity, data: string): void {
  const log = join(identity.folder, 'log');
  const socket = `unix_socket_directories=${listItem(socketFolder(identity))}`;
  const args = [
    'start',
    '-D',
    data,
    '-l',
    log,
    '-w',
    '-t',
    '60',
    '-o',
    `-p ${identity.port} -c ${shellWord(socket)}`,
  ];
  if (run('pg_ctl', args).status === 0) return;
  const said = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-12).join('\n') : '';
  throw new Error(`The embedded PostgreSQL did not start:\n${said}`);
}
