import { randomBytes } from 'node:crypto';
import { flag } from '@/lib/content/queries';
import type { Db } from '@/lib/db/client';
import { consumeSliderCheck } from '@/lib/identity/human/commands';
import type { HumanCheck } from '@/lib/identity/human/types';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Origin } from '@/lib/identity/types';
import { now } from '@/lib/platform/clock';
import { forbidden } from '@/lib/platform/errors';
import { createSealer } from '@/lib/platform/sealing';
import { emptyState, writeState } from '../model/state';
import { SANDBOX_TTL_MS } from './constants';

/** Seals the secrets of sandboxes in the database; each is bound to its code. */
export const sandboxSecrets = createSealer('croupier/conformance/sandbox/1');

// Each sandbox is a row that may grow to some 500 kB: enough for an office behind one address, and a bound for the whole site.
const perAddress = createLimit('sandbox-ip', 5, 86_400);
const perSite = createLimit('sandbox-site', 200, 86_400);

export interface Sandbox {
  code: string;
  /** 64 hexadecimal characters. */
  secret: string;
  endsAt: Date;
}

/**
 * Opens a sandbox for a day. Throws FORBIDDEN 403 if the site has switched it off, SLIDER_REQUIRED 400 without a human check, and
 * TOO_MANY_REQUESTS 429 after five a day from one address.
 */
export async function openSandbox(db: Db, check: HumanCheck, origin: Origin): Promise<Sandbox> {
  if (!(await flag(db, 'hasSandbox', true))) throw forbidden();
  await consumeSliderCheck(db, check, origin, 'sandbox');
  await perAddress.take(origin.ip);
  await perSite.take('all');
  const code = `SBX-${randomBytes(6).toString('hex').toUpperCase()}`;
  const secret = randomBytes(32);
  const at = now();
  const endsAt = new Date(at.getTime() + SANDBOX_TTL_MS);
  await db
    .insertInto('conformance.sandbox')
    .values({
      code,
      secret_sealed: sandboxSecrets.seal(secret, code),
      created_at: at,
      ends_at: endsAt,
      state: writeState(emptyState()),
    })
    .execute();
  return { code, secret: secret.toString('hex'), endsAt };
}

/** Deletes sandboxes whose day is over, with their logs. */
export async function deleteEndedSandboxes(db: Db): Promise<void> {
  await db.deleteFrom('conformance.sandbox').where('ends_at', '<=', now()).execute();
}
