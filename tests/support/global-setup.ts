import { createTemplate } from './create-template';
import { startTestCluster } from './test-cluster';

/**
 * Jest's global set-up: one migrated template database, in a temporary cluster or in TEST_DATABASE_URL. TEST_POSTGRES is the folder
 * of another PostgreSQL for the temporary cluster, for example /usr/lib/postgresql/15.
 */
export default async function globalSetup(): Promise<void> {
  let adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) {
    const cluster = await startTestCluster(process.env.TEST_POSTGRES || undefined);
    adminUrl = cluster.ownerUrl.replace(/\/croupier(\?|$)/, '/postgres$1');
    (globalThis as { croupierCluster?: unknown }).croupierCluster = cluster;
  }
  process.env.CROUPIER_TEST_ADMIN = adminUrl;
  process.env.CROUPIER_TEST_TEMPLATE = await createTemplate(adminUrl);
}
