import type { Db } from '@/lib/db/client';
import { siteFlag } from '../settings/queries';
import { verifyPassword } from './hash';

/** Returns the operator's default password, if one is set. None is set by default (PASS-3). */
async function defaultPassword(db: Db): Promise<string | undefined> {
  return (await siteFlag<string>(db, 'defaultPassword', '')) || undefined;
}

/** Whether a password is the operator's default password, which no member may choose. */
export async function isDefaultPassword(db: Db, password: string): Promise<boolean> {
  return (await defaultPassword(db))?.normalize('NFKC') === password.normalize('NFKC');
}

/** Whether a hash is of the default password, which must be changed after login (LOGIN-7). */
export async function isDefaultPasswordHash(db: Db, passwordHash: string | null): Promise<boolean> {
  const known = await defaultPassword(db);
  return known !== undefined && (await verifyPassword(passwordHash, known));
}
