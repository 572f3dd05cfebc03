import { sql } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { MAX_KEYS, SECRET_PREFIX } from './constants';
import { tooManyKeys } from './errors';
import type { NewKeyInput } from './schema';

// The routes check the permission `integrations.write`.

/** A lock. Without it, two calls at the same time could both pass the limit of keys. */
const COUNT_LOCK = 7_205_341;

/** Creates a key for the reporting API. Returns its secret, which is not stored: only its SHA-256 is. Throws TOO_MANY_KEYS 409. */
export function createApiKey(
  actor: Actor,
  { name, scopes, days, networks }: NewKeyInput,
): Promise<{ id: string; secret: string }> {
  const secret = SECRET_PREFIX + randomToken(32);
  return auditedTransaction(actor, async (tx) => {
    const at = now();
    await sql`SELECT pg_advisory_xact_lock(${COUNT_LOCK})`.execute(tx);
    const usable = await tx
      .selectFrom('backoffice.api_key')
      .select('id')
      .where('revoked_at', 'is', null)
      .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', at)]))
      .limit(MAX_KEYS)
      .execute();
    if (usable.length >= MAX_KEYS) throw tooManyKeys(MAX_KEYS);
    const expiresAt = days === 0 ? null : new Date(at.getTime() + days * 86_400_000);
    const { id } = await tx
      .insertInto('backoffice.api_key')
      .values({
        name,
        scopes,
        networks,
        secret_hash: sha256(secret),
        hint: secret.slice(-4),
        created_by: actor.operator.id,
        created_at: at,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      outcome: { id: String(id), secret },
      action: 'apiKey.create',
      subject: `apiKey:${id}`,
      detail: { name, scopes, networks, until: expiresAt?.toISOString() ?? null },
    };
  });
}

/** Revokes a key: its next call is refused. Throws NOT_FOUND 404, also if it is revoked already. */
export const revokeApiKey = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const key = await tx
      .updateTable('backoffice.api_key')
      .set({ revoked_at: now(), revoked_by: actor.operator.id })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!key) throw notFound();
    return {
      outcome: undefined,
      action: 'apiKey.revoke',
      subject: `apiKey:${id}`,
      detail: { name: key.name },
    };
  });
