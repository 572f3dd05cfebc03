import { readFileSync } from 'node:fs';

export interface Ids {
  uid: number;
  gid: number;
}

/**
 * Returns the user who runs PostgreSQL: undefined (this user) for an ordinary user. PostgreSQL refuses root; then it is
 * the user `postgres` if the machine has one, else `nobody` (OPS-3).
 */
export function postgresUser(): Ids | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return userWithoutRights(readFileSync('/etc/passwd', 'utf8'));
}

/**
 * Returns the ids of the user in /etc/passwd that root runs PostgreSQL as; Debian's ids of `nobody` if it names none.
 */
export function userWithoutRights(passwd: string): Ids {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  // macOS calls its user `_postgres`. Its `nobody` is -2, which chown does not take (only numbers from 0).
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
