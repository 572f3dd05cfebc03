import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Folders of a cluster whose content belongs to the running server; PostgreSQL's manual, "Making a base backup". */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * Copies a running cluster's files into `target`, consistent as of the end of the copy: PostgreSQL's low-level backup,
 * because npm's binaries have neither pg_basebackup nor pg_dump. Writers are not blocked. `target` must not exist.
 */
export async function copyCluster(ownerUrl: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'croupier-backup' });
  await client.connect();
  try {
    // Keeps the write-ahead log from being recycled during the copy; ends with this connection.
    await client.query(`SELECT pg_create_physical_replication_slot('croupier_backup', true, true)`);
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const data = rows[0]!.data_directory;
    await client.query(`SELECT pg_backup_start('croupier', true)`);
    copyFolder(data, target, (name) => EMPTY.has(name));
    const end = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(target, 'backup_label'), end.rows[0]!.labelfile, { mode: 0o600 });
    copyFolder(join(data, 'pg_wal'), join(target, 'pg_wal'), () => false);
  } finally {
    await client.end();
  }
}

/** A running server creates and deletes files. A file that is gone by now is in the write-ahead log. */
function copyFolder(from: string, to: string, staysEmpty: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    try {
      if (!entry.isDirectory()) copyPrivately(source, copy);
      else if (staysEmpty(entry.name)) mkdirSync(copy, { mode: 0o700 });
      else copyFolder(source, copy, () => false);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT' || existsSync(source)) throw error;
    }
  }
}

function copyPrivately(source: string, copy: string): void {
  copyFileSync(source, copy);
  chmodSync(copy, 0o600);
}
