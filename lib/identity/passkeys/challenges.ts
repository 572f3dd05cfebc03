import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import type { Origin } from '../types';
import { PASSKEY_CHALLENGE_LIFETIME } from './constants';

/** The same error for any fault of a passkey's response. */
export const passkeyFailed = (cause: unknown) => new AppError('PASSKEY_FAILED', 400, { cause });

/** The site that a passkey is used on: the origin of the page, which has passed the Origin check. */
export interface PasskeySite {
  origin: string;
  host: string;
}

/** Returns the site of a request. Throws PASSKEY_FAILED 400 without an Origin, which every browser sends. */
export function passkeySite(request: Request): PasskeySite {
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) throw passkeyFailed('no Origin');
  return { origin, host: new URL(origin).hostname };
}

/** Stores a challenge for one browser; with `memberId` it is for the creation of a passkey. */
export async function storeChallenge(
  db: Db,
  challenge: string,
  origin: Origin,
  memberId?: bigint,
): Promise<void> {
  await db
    .insertInto('identity.passkey_challenge')
    .values({
      challenge,
      member_id: memberId ?? null,
      device_hash: sha256(origin.deviceId),
      ends_at: new Date(now().getTime() + PASSKEY_CHALLENGE_LIFETIME),
    })
    .execute();
}

/** Uses and returns the challenge of a response, once. Throws PASSKEY_FAILED 400 if this browser was not given it. */
export async function consumeChallenge(
  db: Db,
  clientDataJSON: string,
  origin: Origin,
  memberId?: bigint,
): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  const asked = await db
    .deleteFrom('identity.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('member_id', memberId === undefined ? 'is' : '=', memberId ?? null)
    .returning('ends_at')
    .executeTakeFirst();
  if (!asked || asked.ends_at <= now()) throw passkeyFailed('unknown or expired challenge');
  return challenge;
}

/** The challenge that a response answers. Throws PASSKEY_FAILED 400. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string' && /^[\w-]{16,128}$/.test(challenge)) return challenge;
  } catch (cause) {
    throw passkeyFailed(cause);
  }
  throw passkeyFailed('no challenge');
}
