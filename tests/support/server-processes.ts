import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The processes of the embedded server of a data folder, the postmaster first. A killed server's children end by themselves, and
 * keep its memory until they have: it can be used again when the last is gone.
 */
export async function serverProcesses(folder: string, url: string): Promise<[number, ...number[]]> {
  const { folder: home } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    folder: string;
  };
  const postmaster = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  await client.end();
  return [postmaster, ...rows.map((row) => row.pid)];
}

/**
 * Waits for what was killed to be gone: the condition decides, not a time. It looks every 5 ms, because looking all the time takes the
 * processor from the processes that are to end.
 */
export async function gone(pids: readonly number[]): Promise<void> {
  const lives = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (pids.some(lives)) await new Promise((next) => setTimeout(next, 5));
}
