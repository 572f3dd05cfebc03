import { createGood, publishGood, updateGood } from '@/lib/rewards/mall/commands';
import { getGoodDraft, listGoods } from '@/lib/rewards/mall/queries';
import { ZERO } from '@/lib/money/amount';
import type { GoodContent } from '@/lib/rewards/mall/types';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();

const copy = (title: string, more: Partial<GoodContent> = {}): GoodContent => ({
  picture: 'jade.teapot',
  title: { en: title },
  summary: { en: 'Half a litre' },
  points: 4800,
  quantity: 10,
  position: 0,
  kind: 'goods',
  price: ZERO,
  worth: ZERO,
  perMember: null,
  groupId: null,
  ...more,
});

test('the points mall lists published goods in their order and in the reader’s language, also those without stock', async () => {
  const publish = async (good: GoodContent) =>
    publishGood(database.db, await createGood(database.db, good), 1, true);
  await publish(copy('Fan', { position: 2 }));
  await publish(copy('Teapot', { position: 1, title: { en: 'Teapot', vi: 'Ấm trà' }, quantity: 0 }));
  await createGood(database.db, copy('Hidden'));
  expect(await listGoods(database.db, 'vi')).toEqual([
    expect.objectContaining({ title: 'Ấm trà', summary: 'Half a litre', points: 4800, available: 0 }),
    expect.objectContaining({ title: 'Fan', available: 10 }),
  ]);
});

test('another quantity changes the stock by the difference, and never below what was redeemed', async () => {
  const id = await createGood(database.db, copy('Fan of paper'));
  await updateGood(database.db, id, 1, copy('Fan of paper', { quantity: 14 }));
  expect(await getGoodDraft(database.db, id)).toMatchObject({ quantity: 14, available: 14 });
  await database.db.updateTable('rewards.good').set({ available: 3 }).where('id', '=', id).execute();
  await expect(updateGood(database.db, id, 2, copy('Fan of paper', { quantity: 10 }))).rejects.toMatchObject({
    fields: { quantity: { code: 'LESS_THAN_REDEEMED' } },
  });
  await updateGood(database.db, id, 2, copy('Fan of paper', { quantity: 11 }));
  expect(await getGoodDraft(database.db, id)).toMatchObject({ quantity: 11, available: 0 });
  // As it was: nothing is redeemed here.
  await database.db.updateTable('rewards.good').set({ available: 11 }).where('id', '=', id).execute();
});

test('the database refuses a price of 0', async () => {
  await expect(createGood(database.db, copy('Free', { points: 0 }))).rejects.toThrow(/check constraint/);
});

test('the second of two concurrent updates is refused', async () => {
  const id = await createGood(database.db, copy('Clock'));
  expect(await updateGood(database.db, id, 1, copy('Clock', { points: 5000 }))).toBe(2);
  await expect(updateGood(database.db, id, 1, copy('Clock'))).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await expect(publishGood(database.db, 999_999n, 1, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await getGoodDraft(database.db, id)).toMatchObject({ points: 5000, published: false, version: 2 });
});
