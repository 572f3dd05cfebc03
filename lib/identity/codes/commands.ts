import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { inTransaction, sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { createKeyedHash } from '@/lib/platform/sealing';
import { sendMail, sendSms } from '../outgoing/commands';
import type { Origin } from '../types';
import { CODE_DIGITS, CODE_LIFETIME, CODE_MINUTES, CODE_TRIES, RESEND_MINUTES } from './constants';
import { codeExpired, codeRequired, codeWrong } from './errors';
import { throttleCodeRequest } from './throttle';
import type { CodePurpose } from './types';

const hashed = createKeyedHash('croupier/identity/code-subject/1');

export interface CodeRequest {
  purpose: CodePurpose;
  /** A number in E.164, or an email address. */
  to: string;
  origin: Origin;
  locale: LocaleCode;
  /** The member whose number or address it is, if any. */
  member?: { id: bigint; account: string } | undefined;
  /** The only member who may use the code: the one who requested it with a password. */
  holder?: bigint | undefined;
  /** If true, everything is stored and answered as usual, but nothing is sent (X6). */
  suppressed?: boolean;
  /** Sends an SMS with this text instead of the code, which then nobody knows. */
  instead?: 'alreadyRegistered';
}

/**
 * Sends a one-time code of six digits, valid for ten minutes and one purpose. It replaces the previous one. Returns for
 * how many minutes the button is disabled. The caller has made the human check. Throws as throttleCodeRequest.
 */
export async function sendCode(db: Db, request: CodeRequest): Promise<{ expiredMinutes: number }> {
  await throttleCodeRequest(hashed(comparable(request.to)).toString('base64url'), request);
  const subject = subjectOf(request);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const at = now();
  const endsAt = new Date(at.getTime() + CODE_LIFETIME);
  await inTransaction(db, async (tx) => {
    const values = {
      code_hash: hashCode(request.purpose, subject, code),
      attempts: 0,
      created_at: at,
      ends_at: endsAt,
      used_at: null,
    };
    await tx
      .insertInto('identity.code')
      .values({ purpose: request.purpose, subject, ...values })
      .onConflict((on) => on.columns(['purpose', 'subject']).doUpdateSet(values))
      .execute();
    await send(tx, request, code, endsAt);
  });
  return { expiredMinutes: RESEND_MINUTES };
}

function send(tx: Db, request: CodeRequest, code: string, notAfter: Date): Promise<void> {
  const { to, locale, member, suppressed = false } = request;
  const envelope = { to, locale, memberId: member?.id, suppressed, notAfter };
  const values = { code, minutes: CODE_MINUTES };
  if (to.includes('@')) {
    const template = request.purpose === 'emailExtra' ? 'loginCode' : 'emailCode';
    return sendMail(tx, { ...envelope, template, values: { account: member?.account ?? '', ...values } });
  }
  if (request.instead) return sendSms(tx, { ...envelope, template: request.instead, values: {} });
  return sendSms(tx, { ...envelope, template: 'code', values });
}

/**
 * Uses a code that was sent to `to` for this purpose. Of parallel calls with the right code, one succeeds. Throws on
 * `field`: CODE_REQUIRED, CODE_WRONG, and CODE_EXPIRED if the code has expired, was used, does not exist, or had five
 * wrong tries. Call it outside a database transaction: a try must count even if what follows fails.
 */
export async function consumeCode(
  db: Db,
  given: { purpose: CodePurpose; to: string; code: string | undefined; field?: string; holder?: bigint },
): Promise<void> {
  const { purpose, field = 'verificationCode' } = given;
  const code = given.code?.normalize('NFKC').trim();
  if (!code) throw codeRequired(field);
  const subject = subjectOf(given);
  // One statement counts and reads, so that a sixth try finds no row, in parallel too.
  const tried = await db
    .updateTable('identity.code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now())
    .where('attempts', '<', CODE_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried) throw codeExpired(field);
  if (!timingSafeEqual(tried.code_hash, hashCode(purpose, subject, code))) throw codeWrong(field);
  const { numUpdatedRows } = await db
    .updateTable('identity.code')
    .set({ used_at: now() })
    .where('id', '=', tried.id)
    .where('code_hash', '=', tried.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw codeExpired(field);
}

/** The search key of a code: where it was sent, and who alone may use it. */
const subjectOf = ({ to, holder }: { to: string; holder?: bigint | undefined }): Buffer =>
  hashed(holder === undefined ? comparable(to) : `${comparable(to)}\n${holder}`);

const comparable = (to: string) => to.normalize('NFKC').trim().toLowerCase();

// With a key, because a million codes could be tried against a plain hash.
function hashCode(purpose: string, subject: Buffer, code: string): Buffer {
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`one-time code:${purpose}:`)
    .update(subject)
    .update(code)
    .digest();
}
