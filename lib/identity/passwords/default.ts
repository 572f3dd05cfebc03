import type { Db } from '@/lib/db/client';
import { siteFlag } from '../settings/queries';
import { verifyPassword } from './hash';

/** The operator's default password; undefined where none is set, as shipped (design.md §7). */
async function defaultPassword(db: Db): Promise<string | undefined> {
  return (await siteFlag<string>(db, 'defaultPassword', '')) || undefined;
}

/** Whether a password is the operator's default one, which nobody may choose. */
export async function isDefaultPassword(db: Db, password: string): Promise<boolean> {
  return (await defaultPassword(db))?.normalize('NFKC') === password.normalize('NFKC');
}

/** Whether the password behind a hash is the default one: whoever logs in with it must change it (product.md §4). */
export async function hashesDefault(db: Db, passwordHash: string | null): Promise<boolean> {
  const known = await defaultPassword(db);
  return known !== undefined && (await verifyPassword(passwordHash, known));
}
