import { readFileSync } from 'node:fs';

export interface Ids {
  uid: number;
  gid: number;
}

/**
 * Who runs PostgreSQL: undefined (ourselves) for an ordinary user; for root, which PostgreSQL refuses,
 * the user `postgres` if the machine has one, else `nobody` (design.md §2.1).
 */
export function postgresUser(): Ids | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = readFileSync('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
    if (line) {
      const [, , uid, gid] = line.split(':');
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return { uid: 65_534, gid: 65_534 };
}
