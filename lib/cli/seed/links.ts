import { setResource } from '@/lib/content/resources/commands';
import { resources } from '@/lib/content/queries';
import type { Db } from '@/lib/db/client';
import { addAffiliateDomain } from '@/lib/identity/affiliate-domains/commands';
import { affiliateDomains } from '@/lib/identity/affiliate-domains/queries';

/** A link of the demo's own: the page with the site's notices. */
const OFFICIAL_CHANNEL = {
  type: 'official_channel',
  url: '/notices',
  label: {
    en: 'Official channel',
    zh: '官方频道',
    th: 'ช่องทางทางการ',
    vi: 'Kênh chính thức',
    ar: 'القناة الرسمية',
  },
} as const;

/** Adds the demo's link, if there is none. */
export async function seedLinks(db: Db): Promise<void> {
  if ((await resources(db)).length === 0) await setResource(db, OFFICIAL_CHANNEL);
}

/** Lists a domain of a demo agent, if there is none. The name belongs to nobody (RFC 2606, `.example`). */
export async function seedAffiliateDomain(db: Db, account: string): Promise<void> {
  if ((await affiliateDomains(db)).length > 0) return;
  const { referral_code } = await db
    .selectFrom('identity.member')
    .select('referral_code')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  await addAffiliateDomain(db, { host: 'agent.lanternhouse.example', code: referral_code });
}
