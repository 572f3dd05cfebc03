import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { MessageKind } from '../types';
import { HISTORY_SIZE } from './constants';
import type { TemplateKey, TemplateTexts, TemplateVersion } from './types';

/** What operators have written for a template in a language; undefined: the shipped text applies. */
export async function ownTexts(
  db: Db,
  channel: MessageKind,
  template: string,
  locale: LocaleCode,
): Promise<TemplateTexts | undefined> {
  const row = await db
    .selectFrom('inbox.template_version')
    .select('texts')
    .where('channel', '=', channel)
    .where('template', '=', template)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.texts as TemplateTexts | null | undefined) ?? undefined;
}

/** The versions of a text, the newest first. */
export async function templateHistory(
  db: Db,
  { channel, template, locale }: TemplateKey,
): Promise<TemplateVersion[]> {
  const rows = await db
    .selectFrom('inbox.template_version as v')
    .innerJoin('backoffice.operator as o', 'o.id', 'v.operator_id')
    .select(['v.version', 'v.texts', 'v.created_at as at', 'o.name as operator'])
    .where('v.channel', '=', channel)
    .where('v.template', '=', template)
    .where('v.locale', '=', locale)
    .orderBy('v.version', 'desc')
    .limit(HISTORY_SIZE)
    .execute();
  return rows.map((row) => ({ ...row, texts: row.texts as TemplateTexts | null }));
}

/** The languages in which operators have written texts, by `channel:template`. */
export async function changedTemplates(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('inbox.template_version as v')
    .select(['v.channel', 'v.template', 'v.locale', 'v.texts'])
    .distinctOn(['v.channel', 'v.template', 'v.locale'])
    .orderBy('v.channel')
    .orderBy('v.template')
    .orderBy('v.locale')
    .orderBy('v.version', 'desc')
    .execute();
  const changed = new Map<string, string[]>();
  for (const { channel, template, locale, texts } of rows) {
    if (texts === null) continue;
    const key = `${channel}:${template}`;
    changed.set(key, [...(changed.get(key) ?? []), locale]);
  }
  return changed;
}
