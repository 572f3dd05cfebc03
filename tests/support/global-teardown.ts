import { dropDatabase } from './template-database';
import { removeCluster, type Cluster } from '../../lib/db/embedded/cluster';

/** Jest's global tear-down: drops the template, or stops and removes the throw-away cluster. */
export default async function globalTeardown(): Promise<void> {
  const { CROUPIER_TEST_CLUSTER, CROUPIER_TEST_ADMIN, CROUPIER_TEST_TEMPLATE } = process.env;
  if (CROUPIER_TEST_CLUSTER) {
    (globalThis as { croupierCluster?: Cluster }).croupierCluster?.stop();
    removeCluster(CROUPIER_TEST_CLUSTER);
  } else if (CROUPIER_TEST_ADMIN && CROUPIER_TEST_TEMPLATE) {
    await dropDatabase(CROUPIER_TEST_ADMIN, CROUPIER_TEST_TEMPLATE);
  }
}
