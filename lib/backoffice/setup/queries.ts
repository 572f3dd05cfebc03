import { siteAdapters } from '@/lib/cashier/adapters/registry';
import { readStored } from '@/lib/content/site-config/queries';
import { sql, type Db } from '@/lib/db/client';
import { siteConfig } from '@/lib/platform/site-config';
import { HELP_PAGES } from '@/lib/content/articles/constants';
import type { CheckName } from './constants';

/** Whether the site waits for its first operator. */
export async function needsSetup(db: Db): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    SELECT NOT EXISTS (SELECT FROM backoffice.operator) AS needed`.execute(db);
  return rows[0]!.needed;
}

/** Whether the site has a payment channel of this code. */
export async function hasChannel(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('cashier.channel').select('id').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** For each check whether the site has it. */
export async function checkSite(db: Db): Promise<Record<CheckName, boolean>> {
  const adapters = siteAdapters().map(({ code }) => code);
  const { rows } = await sql<{
    bank: boolean;
    games: boolean;
    texts: boolean;
    operators: bigint;
  }>`
    SELECT (SELECT count(DISTINCT kind) FROM cashier.channel WHERE enabled AND adapter = ANY (${adapters}::text[])) = 2 AS bank,
           EXISTS (SELECT FROM catalogue.game g JOIN catalogue.vendor v ON v.code = g.vendor_code
                    WHERE g.status = 'active' AND v.status = 'active') AS games,
           NOT EXISTS (
             SELECT FROM unnest(${Object.keys(HELP_PAGES)}::text[]) AS page (slug) WHERE slug NOT IN (
               SELECT slug FROM content.article WHERE kind = 'house' AND published)) AS texts,
           (SELECT count(*) FROM backoffice.operator WHERE status = 'active') AS operators`.execute(db);
  const { bank, games, texts, operators } = rows[0]!;
  const [brand, languages] = await Promise.all([readStored(db, 'brand'), readStored(db, 'languages')]);
  const { sms, email } = siteConfig().providers;
  return {
    brand: brand.isStored,
    languages: languages.isStored,
    bank,
    games,
    texts,
    operators: operators >= 2n,
    messages: sms.kind !== 'outbox' || email.kind !== 'outbox',
  };
}
