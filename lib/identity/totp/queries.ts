import type { Db } from '@/lib/db/client';

export interface TotpState {
  on: boolean;
  recoveryCodesLeft: number;
}

/** Whether a member has an authenticator app, and how many recovery codes are left. */
export async function totpState(db: Db, memberId: bigint): Promise<TotpState> {
  const row = await db
    .selectFrom('identity.totp')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row?.confirmed_at) return { on: false, recoveryCodesLeft: 0 };
  const { left } = await db
    .selectFrom('identity.recovery_code')
    .select((on) => on.fn.countAll<bigint>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { on: true, recoveryCodesLeft: Number(left) };
}
