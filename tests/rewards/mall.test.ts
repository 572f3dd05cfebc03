import { createGood, publishGood, updateGood } from '@/lib/rewards/mall/commands';
import { getGoodDraft, listGoods } from '@/lib/rewards/mall/queries';
import type { GoodContent } from '@/lib/rewards/mall/types';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();

const copy = (title: string, more: Partial<GoodContent> = {}): GoodContent => ({
  picture: 'jade.teapot',
  title: { en: title },
  summary: { en: 'Half a litre' },
  points: 4800,
  quantity: 10,
  available: 10,
  position: 0,
  ...more,
});

test('the points mall lists published goods in their order and in the reader’s language, also those without stock', async () => {
  const publish = async (good: GoodContent) =>
    publishGood(database.db, await createGood(database.db, good), 1, true);
  await publish(copy('Fan', { position: 2 }));
  await publish(copy('Teapot', { position: 1, title: { en: 'Teapot', vi: 'Ấm trà' }, available: 0 }));
  await createGood(database.db, copy('Hidden'));
  expect(await listGoods(database.db, 'vi')).toEqual([
    expect.objectContaining({ title: 'Ấm trà', summary: 'Half a litre', points: 4800, available: 0 }),
    expect.objectContaining({ title: 'Fan', available: 10 }),
  ]);
});

test('the database refuses a stock above the quantity and a price of 0', async () => {
  await expect(createGood(database.db, copy('Many', { available: 11 }))).rejects.toThrow(/check constraint/);
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
