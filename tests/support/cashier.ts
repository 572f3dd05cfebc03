import sharp from 'sharp';
import { addPayee } from '../../lib/cashier/payees/commands';
import type { AccountHolder, PaymentKind } from '../../lib/cashier/types';
import type { Db } from '../../lib/db/client';
import { createMember } from '../../lib/identity/commands';
import { fund } from './players';

export const PAYMENT_PASSWORD = '482913';

let created = 0;

/** Creates a member with `funds` units, a payment password and a payee. */
export async function createFundedMember(
  db: Db,
  funds = 0,
): Promise<AccountHolder & { payeeId: bigint; account: string }> {
  created += 1;
  const account = `customer${created}`;
  const { id, currency } = await createMember(db, {
    account,
    password: 'a bowl of noodles',
    paymentPassword: PAYMENT_PASSWORD,
  });
  if (funds > 0) await fund(db, id, currency, funds);
  const payee = await addPayee(db, id, {
    bank: 'River Bank',
    holder: 'A Customer',
    number: '1234567890',
    paymentPassword: PAYMENT_PASSWORD,
  });
  return { memberId: id, currency, payeeId: payee.id, account };
}

/** Creates a picture of `side` by `side` pixels. */
export async function createPicture(format: 'png' | 'jpeg' = 'png', side = 64): Promise<Blob> {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: '#ffb547' } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())]);
}

/** Takes the groups and hours off a channel of the demo, so that every member can use it at any time. */
export async function openToEverybody(db: Db, kind: PaymentKind, code: string): Promise<void> {
  const { id } = await db
    .updateTable('cashier.channel')
    .set({ schedule: '[]' })
    .where('kind', '=', kind)
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('cashier.channel_group').where('channel_id', '=', id).execute();
}
