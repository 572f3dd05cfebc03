import { inTransaction, type Db } from '@/lib/db/client';
import { setConfigValue } from '@/lib/content/site-config/commands';
import { readStored } from '@/lib/content/site-config/queries';

/** The brand of the demo: a night market by lantern light. Its theme is the shipped one. */
export const DEMO_BRAND = {
  names: {
    en: 'Lantern House',
    zh: '灯笼坊',
    th: 'แลนเทิร์น เฮาส์',
    vi: 'Lantern House',
    ar: 'بيت الفوانيس',
  },
  shortName: 'Lantern',
  legalName: '',
  address: '',
  licence: '',
  mark: 'lantern',
} as const;

/** Gives the demo its brand, unless operators have set one. */
export async function seedBrand(db: Db): Promise<void> {
  if ((await readStored(db, 'brand')).isStored) return;
  await inTransaction(db, (tx) => setConfigValue(tx, 'brand', DEMO_BRAND));
}
