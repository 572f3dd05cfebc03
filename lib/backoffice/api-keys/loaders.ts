import { database } from '@/lib/db/client';
import type { Scope } from './constants';

/** A key as the page lists it, without its secret. */
export interface ApiKeyRow {
  id: bigint;
  name: string;
  scopes: Scope[];
  networks: string[];
  /** The last characters of the secret. */
  hint: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  lastIp: string | null;
  revokedAt: Date | null;
}

/** Every key. Keys that can be used come first, and newer ones before older ones. */
export async function loadApiKeys(): Promise<ApiKeyRow[]> {
  const rows = await database()
    .selectFrom('backoffice.api_key as k')
    .innerJoin('backoffice.operator as o', 'o.id', 'k.created_by')
    .select([
      'k.id',
      'k.name',
      'k.scopes',
      'k.networks',
      'k.hint',
      'o.name as createdBy',
      'k.created_at as createdAt',
      'k.expires_at as expiresAt',
      'k.last_used_at as lastUsedAt',
      'k.last_ip as lastIp',
      'k.revoked_at as revokedAt',
    ])
    .orderBy((on) => on('k.revoked_at', 'is not', null))
    .orderBy('k.id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes as Scope[] }));
}
