import type { Db } from '@/lib/db/client';
import { spendCode } from '../codes/commands';
import { codeWrong } from '../codes/errors';
import type { CodePurpose } from '../codes/types';
import { provedByFirebase } from './firebase';

/** How a number is proven: our own code by SMS, or a Firebase phone token where `firebaseChannel` says so. */
export interface NumberProof {
  verificationCode?: string | undefined;
  firebaseChannel?: 'sms' | undefined;
  firebaseIdToken?: string | undefined;
  /** Who asked for the code, where only they may use it. */
  holder?: bigint;
}

/**
 * Demands a proof that the number (E.164) is the caller's, and uses it up. Throws on `field` CODE_REQUIRED, CODE_WRONG,
 * CODE_EXPIRED. Call it on the pool, not in a transaction: see spendCode.
 */
export async function proveNumber(
  db: Db,
  purpose: CodePurpose,
  number: string,
  proof: NumberProof,
  field = 'verificationCode',
): Promise<void> {
  if (proof.firebaseChannel !== 'sms') {
    const { verificationCode: code, holder } = proof;
    await spendCode(db, { purpose, to: number, code, field, ...(holder === undefined ? {} : { holder }) });
    return;
  }
  const proven = await provedByFirebase(db, proof.firebaseIdToken ?? '', field);
  if (proven !== number) throw codeWrong(field);
}
