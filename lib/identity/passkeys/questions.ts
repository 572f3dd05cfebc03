import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import type { Origin } from '../types';
import { QUESTION_LIFETIME } from './constants';

/** One answer for whatever is wrong with a passkey's answer. */
export const passkeyFailed = (cause: unknown) => new AppError('PASSKEY_FAILED', 400, { cause });

/** Where a passkey is used: the page's own address, which the Origin check has found to be ours. */
export interface PasskeySite {
  origin: string;
  host: string;
}

/** The site a request comes from. Throws PASSKEY_FAILED 400 where it names none: no browser asks that way. */
export function passkeySite(request: Request): PasskeySite {
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) throw passkeyFailed('no Origin');
  return { origin, host: new URL(origin).hostname };
}

/** Keeps what a browser was asked; `memberId` where a passkey is being made for somebody. */
export async function keepQuestion(
  db: Db,
  challenge: string,
  origin: Origin,
  memberId?: bigint,
): Promise<void> {
  await db
    .insertInto('identity.passkey_question')
    .values({
      challenge,
      member_id: memberId ?? null,
      device_hash: sha256(origin.deviceId),
      ends_at: new Date(now().getTime() + QUESTION_LIFETIME),
    })
    .execute();
}

/** Takes the question that an answer belongs to, once. Throws PASSKEY_FAILED 400 where it was not put to this browser. */
export async function takeQuestion(
  db: Db,
  clientDataJSON: string,
  origin: Origin,
  memberId?: bigint,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const asked = await db
    .deleteFrom('identity.passkey_question')
    .where('challenge', '=', challenge)
    .where('device_hash', '=', sha256(origin.deviceId))
    .where('member_id', memberId === undefined ? 'is' : '=', memberId ?? null)
    .returning('ends_at')
    .executeTakeFirst();
  if (!asked || asked.ends_at <= now()) throw passkeyFailed('not asked, or too long ago');
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
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
