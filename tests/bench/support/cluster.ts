import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { prepareJobTables } from '@/lib/db/job-tables';
import { migrate } from '@/lib/db/migrate';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Runs a benchmark on a temporary cluster with all tables, and removes the cluster afterwards. The database of this process is the cluster's, as
 * `role`: the site's own, or the owner, who may also fill tables that the site only reads.
 */
export async function onCluster(
  role: 'app' | 'owner',
  run: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
  const cluster = await startCluster(folder);
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await prepareJobTables(cluster.ownerUrl);
    await ensureAppLogin(cluster);
    process.env.DATABASE_URL = role === 'app' ? cluster.appUrl : cluster.ownerUrl;
    process.env.SESSION_SECRET ??= 'only-for-this-benchmark-0123456789abcdef';
    await run(cluster);
  } finally {
    cluster.stop();
    removeCluster(folder);
  }
}
