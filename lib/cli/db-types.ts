import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpSchema } from '../db/dump';
import { ensureDatabase } from '../db/embedded/database';
import { removeCluster, startCluster } from '../db/embedded/cluster';
import { migrate } from '../db/migrate';

/** `npm run db:types`: migrates a new temporary cluster and writes lib/db/schema.sql and lib/db/types.ts from it. */
const folder = mkdtempSync(join(tmpdir(), 'croupier-types-'));
const cluster = await startCluster(folder, { durable: false });
try {
  await ensureDatabase(cluster);
  await migrate(cluster.ownerUrl);
  writeFileSync('lib/db/schema.sql', await dumpSchema(cluster.ownerUrl));
  const generated = spawnSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect=postgres',
      `--url=${cluster.ownerUrl}`,
      '--out-file=lib/db/types.ts',
      '--exclude-pattern=graphile_worker.*',
      '--type-mapping={"int8":"bigint","ltree":"string","numeric":"string"}',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (generated.status !== 0) process.exitCode = 1;
  else process.stdout.write('lib/db/schema.sql and lib/db/types.ts are written\n');
} finally {
  cluster.stop();
  removeCluster(folder);
}
