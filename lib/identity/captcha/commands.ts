import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';
import { CAPTCHA_ALPHABET } from './glyphs';
import { drawCaptcha } from './picture';

// LOGIN-4: four characters, one use, two minutes.
const LENGTH = 4;
const LIFETIME = 120_000;

// Drawing takes some milliseconds. A person requests one picture per second at most (LOGIN-4).
const pictures = createLimit('captcha-ip', 60, 60);

/** Creates a captcha for one browser. Returns its id and the picture as base64 PNG. Throws TOO_MANY_REQUESTS 429. */
export async function createCaptcha(db: Db, origin: Origin): Promise<{ captchaId: string; image: string }> {
  await pictures.take(origin.ip);
  const id = randomToken(18);
  const answer = Array.from(
    { length: LENGTH },
    () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
  ).join('');
  await db
    .insertInto('identity.captcha')
    .values({
      id,
      answer_hash: hashAnswer(id, answer),
      device_hash: sha256(origin.deviceId),
      ends_at: new Date(now().getTime() + LIFETIME),
    })
    .execute();
  return { captchaId: id, image: (await drawCaptcha(answer)).toString('base64') };
}

/**
 * Whether `answer` solves the captcha. It is deleted when it is read, right or wrong, so that only one of parallel
 * answers is checked. False for a captcha of another browser, an expired and an unknown one.
 */
export async function solveCaptcha(
  db: Db,
  id: string | undefined,
  answer: string | undefined,
  deviceId: string,
): Promise<boolean> {
  if (!id || !answer) return false;
  const used = await db
    .deleteFrom('identity.captcha')
    .where('id', '=', id)
    .where('device_hash', '=', sha256(deviceId))
    .returning(['answer_hash', 'ends_at'])
    .executeTakeFirst();
  if (!used || used.ends_at <= now()) return false;
  return timingSafeEqual(used.answer_hash, hashAnswer(id, answer));
}

// With a key, because 28^4 answers could be tried against a plain hash.
function hashAnswer(id: string, answer: string): Buffer {
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`captcha:${id}:${answer.trim().toUpperCase()}`)
    .digest();
}
