import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '@/lib/db/client';
import { SECRET_BYTES } from '@/lib/identity/totp/constants';
import { matchingStep } from '@/lib/identity/totp/rules';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { createSealer } from '@/lib/platform/sealing';

const sealer = createSealer('croupier/backoffice/totp/1');

/** Stores a new secret that is not in use before confirmSecret, and returns it. Throws TOTP_IS_ON 409. */
export async function beginSecret(db: Db, operatorId: bigint): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  const values = {
    secret_sealed: sealer.seal(secret, String(operatorId)),
    created_at: now(),
    last_step: 0n,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backoffice.totp')
    .values({ operator_id: operatorId, ...values })
    .onConflict((on) =>
      on.column('operator_id').doUpdateSet(values).where('backoffice.totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError('TOTP_IS_ON', 409);
  return secret;
}

/** Takes the secret into use with a first code. Returns false for a wrong code. Throws TOTP_NOT_BEGUN 409. */
export async function confirmSecret(tx: Tx, operatorId: bigint, code: string): Promise<boolean> {
  const secret = await secretOf(tx, operatorId, false);
  if (!secret) throw new AppError('TOTP_NOT_BEGUN', 409);
  const step = matchingStep(secret, code.trim(), now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('backoffice.totp')
    .set({ confirmed_at: now(), last_step: BigInt(step) })
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('TOTP_IS_ON', 409);
  return true;
}

/** Uses up a code of the app: it, and every earlier one, is refused afterwards. Of parallel calls with one code, one gets true. */
export async function consumeAppCode(tx: Tx, operatorId: bigint, typed: string): Promise<boolean> {
  const secret = await secretOf(tx, operatorId, true);
  const step = secret && matchingStep(secret, typed.normalize('NFKC').replace(/\s/g, ''), now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('backoffice.totp')
    .set({ last_step: BigInt(step) })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function secretOf(db: Db, operatorId: bigint, confirmed: boolean): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('backoffice.totp')
    .select('secret_sealed')
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row && sealer.open(row.secret_sealed, String(operatorId));
}
