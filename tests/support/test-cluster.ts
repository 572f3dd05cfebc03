import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startCluster, type Cluster } from '../../lib/db/embedded/cluster';
import type { Identity } from '../../lib/db/embedded/identity';
import { gone } from './server-processes';

export interface TestCluster extends Cluster {
  /** Stops the server and deletes its files. */
  remove(): void;
}

/** Linux's file system in memory. A database of the tests has 1,900 files, and each costs too much on a disk. */
const MEMORY = '/dev/shm';
/** The template, the databases of two workers and the log of changes need a third of this. */
const ENOUGH = 2 * 1024 ** 3;
const NAME = /^croupier-test-(\d+)-/;

/** Starts a temporary PostgreSQL that survives no crash; in memory if the machine has enough. */
export async function startTestCluster(server: string | undefined): Promise<TestCluster> {
  const inMemory = hasRoom(MEMORY);
  if (inMemory) await removeAbandoned();
  const folder = mkdtempSync(join(inMemory ? MEMORY : tmpdir(), `croupier-test-${process.pid}-`));
  const cluster = await startCluster(folder, {
    durable: false,
    ...(server ? { server } : {}),
    ...(inMemory ? { home: MEMORY } : {}),
  });
  return {
    ...cluster,
    remove: () => {
      cluster.stop();
      removeCluster(folder);
    },
  };
}

function hasRoom(folder: string): boolean {
  if (process.platform !== 'linux' || !existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH;
}

/** Removes the clusters of killed runs: they would keep their memory until the machine restarts. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    await endServer(join(MEMORY, name));
    removeCluster(join(MEMORY, name));
  }
}

/** Ends the server of a cluster if it still runs: its process works in the cluster's folder. */
async function endServer(folder: string): Promise<void> {
  try {
    const { folder: home } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as Identity;
    const pid = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    if (readlinkSync(`/proc/${pid}/cwd`) !== join(home, 'data')) return;
    process.kill(pid, 'SIGQUIT');
    await gone([pid]);
  } catch (error) {
    // No identity, no server, or no such process any more.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
