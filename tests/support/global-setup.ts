import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplate } from './template-database';
import { startCluster } from '../../lib/db/embedded/cluster';

/** Jest's global set-up: a throw-away cluster (or TEST_DATABASE_URL) with one migrated template database. */
export default async function globalSetup(): Promise<void> {
  let adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-test-'));
    const cluster = await startCluster(folder, { durable: false });
    adminUrl = cluster.ownerUrl.replace(/\/croupier(\?|$)/, '/postgres$1');
    process.env.CROUPIER_TEST_CLUSTER = folder;
    (globalThis as { croupierCluster?: unknown }).croupierCluster = cluster;
  }
  process.env.CROUPIER_TEST_ADMIN = adminUrl;
  process.env.CROUPIER_TEST_TEMPLATE = await createTemplate(adminUrl);
}
