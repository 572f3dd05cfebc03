import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { database, type Db } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import type { Audience } from '@/lib/platform/http/audience';
import { sha256 } from '@/lib/platform/ids';
import { CALLS_PER_MINUTE, SECRET_PREFIX, type Scope } from './constants';
import { apiKeyAddress, apiKeyInvalid, apiKeyScope } from './errors';

export interface ReportingContext {
  db: Db;
  keyId: bigint;
}

const perKey = createLimit('reporting-api', CALLS_PER_MINUTE, 60);

/** The time of the last use is written at most once a minute. */
const USE_EVERY_MS = 60_000;

function isAllowedFrom(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((text) => {
    const [network, bits] = ipaddr.parseCIDR(text);
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

/**
 * Programs with a key that has a scope, by `Authorization: Bearer <secret>`. Throws API_KEY_INVALID 401, API_KEY_ADDRESS 403, API_KEY_SCOPE
 * 403, and TOO_MANY_REQUESTS 429 beyond 120 calls of the key in a minute.
 */
export function apiKeys(scope: Scope): Audience<ReportingContext> {
  return {
    name: `apiKeys:${scope}`,
    async authenticate(request, { ip }) {
      const [, secret] = /^Bearer (\S{20,100})$/i.exec(request.headers.get('authorization') ?? '') ?? [];
      if (!secret?.startsWith(SECRET_PREFIX)) throw apiKeyInvalid();
      const db = database();
      const at = now();
      const key = await db
        .selectFrom('backoffice.api_key')
        .select(['id', 'scopes', 'networks', 'last_used_at'])
        .where('secret_hash', '=', sha256(secret))
        .where('revoked_at', 'is', null)
        .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', at)]))
        .executeTakeFirst();
      if (!key) throw apiKeyInvalid();
      if (!isAllowedFrom(ip, key.networks)) throw apiKeyAddress();
      if (!key.scopes.includes(scope)) throw apiKeyScope();
      await perKey.take(String(key.id));
      if (!key.last_used_at || at.getTime() - key.last_used_at.getTime() >= USE_EVERY_MS)
        await sql`UPDATE backoffice.api_key SET last_used_at = ${at}, last_ip = ${ip} WHERE id = ${key.id}`.execute(
          db,
        );
      return { db, keyId: key.id };
    },
  };
}
