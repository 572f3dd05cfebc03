import type { Tx } from '@/lib/db/client';
import { RECOVERY_CODES } from '@/lib/identity/totp/constants';
import { newRecoveryCode, plainRecoveryCode } from '@/lib/identity/totp/rules';
import { now } from '@/lib/platform/clock';
import { createKeyedHash } from '@/lib/platform/sealing';

const hashed = createKeyedHash('croupier/backoffice/recovery/1');
const hashOf = (operatorId: bigint, plain: string) => hashed(`${operatorId}:${plain}`);

/** Creates ten recovery codes; the former ones become invalid. They are stored as hashes. */
export async function replaceRecoveryCodes(tx: Tx, operatorId: bigint): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.deleteFrom('backoffice.recovery_code').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('backoffice.recovery_code')
    .values(
      codes.map((code) => ({
        operator_id: operatorId,
        code_hash: hashOf(operatorId, plainRecoveryCode(code)!),
      })),
    )
    .execute();
  return codes;
}

/** Uses up a recovery code. Returns whether it was one; of parallel calls with one code, one gets true. */
export async function consumeRecoveryCode(tx: Tx, operatorId: bigint, typed: string): Promise<boolean> {
  const plain = plainRecoveryCode(typed);
  if (!plain) return false;
  const { numUpdatedRows } = await tx
    .updateTable('backoffice.recovery_code')
    .set({ used_at: now() })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(operatorId, plain))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
