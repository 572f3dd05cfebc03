import { createHmac } from 'node:crypto';
import { GET as captcha } from '@/app/wps/captcha/route';
import type { Db } from '@/lib/db/client';
import { deviceCookieName } from '@/lib/identity/sessions/cookie';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { randomToken, sha256 } from '@/lib/platform/ids';
import type { Browser } from './browser';

/** A captcha of this browser whose answer is known: the row that lib/identity/captcha would have written. */
export async function solvedCaptcha(
  db: Db,
  browser: Browser,
): Promise<{ captchaId: string; captcha: string }> {
  if (!browser.cookies.has(deviceCookieName())) await browser.send(captcha, 'GET', '/wps/captcha');
  const id = randomToken(18);
  const answer = 'KP7R';
  await db
    .insertInto('identity.captcha')
    .values({
      id,
      answer_hash: createHmac('sha256', env().SESSION_SECRET).update(`captcha:${id}:${answer}`).digest(),
      device_hash: sha256(browser.cookies.get(deviceCookieName())!),
      ends_at: new Date(now().getTime() + 120_000),
    })
    .execute();
  return { captchaId: id, captcha: answer };
}
