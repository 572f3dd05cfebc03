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
import { countCode } from './throttle';
import type { CodePurpose } from './types';

const hashed = createKeyedHash('croupier/identity/code-subject/1');

export interface CodeRequest {
  purpose: CodePurpose;
  /** A number in E.164, or an e-mail address. */
  to: string;
  origin: Origin;
  locale: LocaleCode;
  /** Whose number it is, where it is a member's. */
  member?: { id: bigint; account: string } | undefined;
  /** Who alone may use the code: whoever asked for it, where that took a password. */
  holder?: bigint | undefined;
  /** True where nobody may get a code: the same is written and the same is answered, and nothing is sent (trust.md X6). */
  mute?: boolean;
  /** Sends an SMS of another text instead of the code, which then nobody knows. */
  instead?: 'alreadyRegistered';
}

/**
 * Sends a one-time code of six digits, good for ten minutes and one purpose; it replaces the one sent before. Gives how
 * many minutes the button rests. The caller has seen a proof that a person asks. Throws as countCode.
 */
export async function sendCode(db: Db, request: CodeRequest): Promise<{ expiredMinutes: number }> {
  await countCode(hashed(comparable(request.to)).toString('base64url'), request);
  const subject = subjectOf(request);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const at = now();
  const endsAt = new Date(at.getTime() + CODE_LIFETIME);
  await inTransaction(db, async (tx) => {
    const values = {
      code_hash: codeHash(request.purpose, subject, code),
      tries: 0,
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
  const { to, locale, member, mute = false } = request;
  const envelope = { to, locale, memberId: member?.id, mute, notAfter };
  const values = { code, minutes: CODE_MINUTES };
  if (to.includes('@')) {
    const template = request.purpose === 'emailExtra' ? 'loginCode' : 'emailCode';
    return sendMail(tx, { ...envelope, template, values: { account: member?.account ?? '', ...values } });
  }
  if (request.instead) return sendSms(tx, { ...envelope, template: request.instead, values: {} });
  return sendSms(tx, { ...envelope, template: 'code', values });
}

/**
 * Uses a code up. Resolves where it is the one sent to `to` for this purpose; of parallel calls with the right code one
 * does. Throws on `field`: CODE_REQUIRED, CODE_WRONG, and CODE_EXPIRED for one that has run out, was used, never was, or
 * has been guessed at five times. Call it on the pool, not in a transaction: a try must count even if what follows fails.
 */
export async function spendCode(
  db: Db,
  given: { purpose: CodePurpose; to: string; code: string | undefined; field?: string; holder?: bigint },
): Promise<void> {
  const { purpose, field = 'verificationCode' } = given;
  const code = given.code?.normalize('NFKC').trim();
  if (!code) throw codeRequired(field);
  const subject = subjectOf(given);
  // Counting and looking are one statement: whoever comes with the sixth guess, at whatever moment, sees no row.
  const tried = await db
    .updateTable('identity.code')
    .set({ tries: sql<number>`tries + 1` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now())
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried) throw codeExpired(field);
  if (!timingSafeEqual(tried.code_hash, codeHash(purpose, subject, code))) throw codeWrong(field);
  const { numUpdatedRows } = await db
    .updateTable('identity.code')
    .set({ used_at: now() })
    .where('id', '=', tried.id)
    .where('code_hash', '=', tried.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw codeExpired(field);
}

/** What a code is found by: where it was sent, and who alone may use it. */
const subjectOf = ({ to, holder }: { to: string; holder?: bigint | undefined }): Buffer =>
  hashed(holder === undefined ? comparable(to) : `${comparable(to)}\n${holder}`);

const comparable = (to: string) => to.normalize('NFKC').trim().toLowerCase();

// Keyed, because a million codes are soon tried against a bare hash.
function codeHash(purpose: string, subject: Buffer, code: string): Buffer {
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`one-time code:${purpose}:`)
    .update(subject)
    .update(code)
    .digest();
}
