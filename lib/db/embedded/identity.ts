import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Ids } from './postgres-user';

/** The passwords of the roles in a cluster. They belong to its files. */
export interface Secrets {
  ownerPassword: string;
  appPassword: string;
}

/** What a later process needs to find the database again; stored beside the data, readable by its owner only. */
export interface Identity extends Secrets {
  /** The folder of the cluster: under the project, or under /var/lib/croupier for root. */
  folder: string;
  port: number;
}

/**
 * Root's folder for clusters and a copy of the binaries. PostgreSQL runs as another user, who cannot read root's home.
 */
export const ROOT_HOME = '/var/lib/croupier';

/** Reads the identity of a data folder's cluster. */
export function readIdentity(dataFolder: string, user: Ids | undefined): Identity | undefined {
  const file = join(dataFolder, 'postgres.json');
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Identity;
  // The project may have been moved together with its database; root's clusters are elsewhere and do not move.
  return user ? kept : { ...kept, folder: resolve(dataFolder, 'postgres') };
}

/**
 * Creates an identity with a folder and a free port. `secrets` are those of a cluster that is about to be restored
 * there; `home` is the folder above root's cluster.
 */
export async function createIdentity(
  dataFolder: string,
  user: Ids | undefined,
  secrets: Secrets = {
    ownerPassword: randomBytes(18).toString('hex'),
    appPassword: randomBytes(18).toString('hex'),
  },
  home: string = ROOT_HOME,
): Promise<Identity> {
  mkdirSync(dataFolder, { recursive: true });
  const name = randomBytes(6).toString('hex');
  const identity: Identity = {
    folder: user ? join(home, name) : resolve(dataFolder, 'postgres'),
    port: await freePort(),
    ownerPassword: secrets.ownerPassword,
    appPassword: secrets.appPassword,
  };
  mkdirSync(identity.folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(identity.folder, user.uid, user.gid);
  storeIdentity(dataFolder, identity);
  return identity;
}

/** Written to another file and renamed, so that a kill leaves no half file. */
export function storeIdentity(dataFolder: string, identity: Identity): void {
  const file = join(dataFolder, 'postgres.json');
  writeFileSync(`${file}.new`, JSON.stringify(identity), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Returns whether a process could listen on the port: at this host, or at all addresses if `host` is undefined. */
export function isFree(port: number, host: '127.0.0.1' | undefined): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
