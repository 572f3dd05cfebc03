import type { Db } from '@/lib/db/client';
import { consumeCode } from '../codes/commands';
import { codeWrong } from '../codes/errors';
import type { CodePurpose } from '../codes/types';
import { consumeFirebaseToken } from './firebase';

/** What verifies a number: our code by SMS, or with `firebaseChannel` a Firebase phone token. */
export interface NumberVerification {
  verificationCode?: string | undefined;
  firebaseChannel?: 'sms' | undefined;
  firebaseIdToken?: string | undefined;
  /** The only member who may use the code. */
  holder?: bigint;
}

/**
 * Consumes the code or token that verifies that the number (E.164) is the caller's. Throws on `field` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED. Call it
 * outside a database transaction: see consumeCode.
 */
export async function consumeNumberVerification(
  db: Db,
  purpose: CodePurpose,
  number: string,
  given: NumberVerification,
  field = 'verificationCode',
): Promise<void> {
  if (given.firebaseChannel !== 'sms') {
    const { verificationCode: code, holder } = given;
    await consumeCode(db, { purpose, to: number, code, field, ...(holder === undefined ? {} : { holder }) });
    return;
  }
  const verified = await consumeFirebaseToken(db, given.firebaseIdToken ?? '', field);
  if (verified !== number) throw codeWrong(field);
}
