import type { Db } from '@/lib/db/client';
import { consumeCode } from '../codes/commands';
import { codeWrong } from '../codes/errors';
import type { CodePurpose } from '../codes/types';
import { consumeFirebaseToken } from './firebase';

/** The proof of a number: our code by SMS, or with `firebaseChannel` a Firebase phone token. */
export interface NumberProof {
  verificationCode?: string | undefined;
  firebaseChannel?: 'sms' | undefined;
  firebaseIdToken?: string | undefined;
  /** The only member who may use the code. */
  holder?: bigint;
}

/**
 * Uses a proof that the number (E.164) is the caller's. Throws on `field` CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED. Call it
 * outside a database transaction: see consumeCode.
 */
export async function consumeNumberProof(
  db: Db,
  purpose: CodePurpose,
  number: string,
  proof: NumberProof,
  field = 'verificationCode',
): Promise<void> {
  if (proof.firebaseChannel !== 'sms') {
    const { verificationCode: code, holder } = proof;
    await consumeCode(db, { purpose, to: number, code, field, ...(holder === undefined ? {} : { holder }) });
    return;
  }
  const proven = await consumeFirebaseToken(db, proof.firebaseIdToken ?? '', field);
  if (proven !== number) throw codeWrong(field);
}
