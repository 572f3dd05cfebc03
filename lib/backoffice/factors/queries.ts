import type { Db } from '@/lib/db/client';

export interface OperatorPasskey {
  id: bigint;
  name: string;
  host: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** The second factors of an operator. */
export interface Factors {
  hasApp: boolean;
  /** Oldest first. */
  passkeys: OperatorPasskey[];
  recoveryCodesLeft: number;
}

/** Returns the second factors of an operator. */
export async function factorsOf(db: Db, operatorId: bigint): Promise<Factors> {
  const [app, passkeys, codes] = await Promise.all([
    db
      .selectFrom('backoffice.totp')
      .select('operator_id')
      .where('operator_id', '=', operatorId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('backoffice.passkey')
      .select(['id', 'name', 'host', 'created_at as createdAt', 'used_at as usedAt'])
      .where('operator_id', '=', operatorId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('backoffice.recovery_code')
      .select((on) => on.fn.countAll<bigint>().as('left'))
      .where('operator_id', '=', operatorId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { hasApp: app !== undefined, passkeys, recoveryCodesLeft: Number(codes.left) };
}
