import { dropDatabase } from './template-database';
import type { TestCluster } from './test-cluster';

/** Jest's global tear-down: drops the template, or stops and removes the temporary cluster. */
export default async function globalTeardown(): Promise<void> {
  const { CROUPIER_TEST_ADMIN, CROUPIER_TEST_TEMPLATE } = process.env;
  const { croupierCluster } = globalThis as { croupierCluster?: TestCluster };
  if (croupierCluster) croupierCluster.remove();
  else if (CROUPIER_TEST_ADMIN && CROUPIER_TEST_TEMPLATE)
    await dropDatabase(CROUPIER_TEST_ADMIN, CROUPIER_TEST_TEMPLATE);
}
