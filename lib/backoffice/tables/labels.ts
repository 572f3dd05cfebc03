import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

export interface GameLabel {
  name: string;
  vendor: string;
  category: string;
  /** The published return to player of its model, as a part of 1; null if it has none. */
  published: number | null;
}

/** Names of games by id. */
export async function gameLabels(
  db: Db,
  ids: readonly string[],
  locale: LocaleCode,
): Promise<Map<string, GameLabel>> {
  const { rows } = await sql<GameLabel & { id: string }>`
    SELECT g.node_id::text AS id, coalesce(g.names ->> ${locale}, g.names ->> 'en', g.code) AS name, g.vendor_code AS vendor,
           g.game_type AS category,
           (SELECT m.expected::float8 FROM reporting.rtp_monitor m
             WHERE m.kind = 'model' AND m.subject = g.engine ->> 'model' AND m.expected IS NOT NULL
             ORDER BY m.version DESC LIMIT 1) AS published
      FROM catalogue.game g WHERE g.node_id = ANY (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...label }) => [id, label]));
}

/** Names of vendors by code. */
export async function vendorLabels(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('catalogue.vendor')
    .select(['code', 'display_name'])
    .where('code', 'in', codes.length > 0 ? [...codes] : [''])
    .execute();
  return new Map(rows.map((row) => [row.code, row.display_name]));
}

export interface MemberLabel {
  account: string;
  country: string | null;
}

/** Account names and countries of members by id. */
export async function memberLabels(db: Db, ids: readonly string[]): Promise<Map<string, MemberLabel>> {
  const { rows } = await sql<MemberLabel & { id: string }>`
    SELECT m.id::text AS id, m.account, m.country FROM identity.member m WHERE m.id = ANY (${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...label }) => [id, label]));
}

export const categoryLabel = (locale: LocaleCode, code: string): string => {
  const t = translator(locale, 'catalogue.categories');
  return t.has(code) ? t(code) : code;
};

export function countryLabel(locale: LocaleCode, code: string | null): string {
  if (!code) return translator(locale, 'backoffice-tables')('noCountry');
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

/** The label of a value in a namespace of messages: `backoffice.kinds` and `withdrawal.settle`. The value itself if it has none. */
export function valueLabel(locale: LocaleCode, namespace: string, value: string): string {
  const t = translator(locale, namespace);
  return t.has(value) ? t(value) : value;
}

/** The label of a kind of ledger transactions. */
export const kindLabel = (locale: LocaleCode, kind: string): string =>
  valueLabel(locale, 'backoffice.kinds', kind);
