import { chownSync, cpSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createIdentity, type Secrets } from './identity';
import { postgresUser, type Ids } from './postgres-user';

/**
 * Puts a copied cluster (copyCluster) where the next start of `dataFolder` finds it; the copy stays unchanged. Throws
 * if the folder has a cluster already: a restore never overwrites a site.
 */
export async function placeCluster(copy: string, dataFolder: string, secrets: Secrets): Promise<void> {
  if (existsSync(join(dataFolder, 'postgres.json')))
    throw new Error(`${dataFolder} has a site already: restore into another folder.`);
  const user = postgresUser();
  const identity = await createIdentity(dataFolder, user, secrets);
  const data = join(identity.folder, 'data');
  const fresh = `${data}.new`;
  cpSync(copy, fresh, { recursive: true });
  if (user) giveTo(user, fresh);
  renameSync(fresh, data);
}

function giveTo(user: Ids, folder: string): void {
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}
