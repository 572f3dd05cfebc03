import { readFileSync } from 'node:fs';

export interface Ids {
  uid: number;
  gid: number;
}

/**
 * Who runs PostgreSQL: undefined (ourselves) for an ordinary user; for root, which PostgreSQL refuses,
 * the user `postgres` if the machine has one, else `nobody` (OPS-3).
 */
export function postgresUser(): Ids | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return userWithoutRights(readFileSync('/etc/passwd', 'utf8'));
}

/** Whom root runs PostgreSQL as, of those in an /etc/passwd; where it names none of them, Debian's number of `nobody`. */
export function userWithoutRights(passwd: string): Ids {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  // macOS calls its own `_postgres`; its `nobody` is -2, which Node gives to no file (chown takes numbers from 0).
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
