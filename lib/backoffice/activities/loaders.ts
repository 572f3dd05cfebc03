import { listGroups } from '@/lib/cashier/groups/queries';
import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import type { PromotionDraft } from '@/lib/content/promotions/types';
import { textIn } from '@/lib/content/text';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { countEntries, readRule, readRules, unsetRule } from '@/lib/rewards/promotions/queries';
import type { StoredRule } from '@/lib/rewards/promotions/types';
import { undefinedIfNotFound } from '../rules';

export interface ActivityRow {
  id: bigint;
  title: string;
  published: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  stored: StoredRule;
  joined: number;
}

/** Every promotion with its mode, who has joined, and what it gave. */
export async function listActivities(locale: LocaleCode): Promise<ActivityRow[]> {
  const db = database();
  const [drafts, rules, joined] = await Promise.all([promotionDrafts(db), readRules(db), countEntries(db)]);
  return drafts.map((draft) => toRow(draft, locale, rules.get(draft.id), joined.get(draft.id) ?? 0));
}

/** One promotion; undefined if it does not exist. */
export async function findActivity(id: bigint, locale: LocaleCode): Promise<ActivityRow | undefined> {
  const db = database();
  const draft = await undefinedIfNotFound(promotionDraft(db, id));
  if (!draft) return undefined;
  const [stored, joined] = await Promise.all([readRule(db, id), countEntries(db)]);
  return toRow(draft, locale, stored, joined.get(id) ?? 0);
}

const toRow = (
  { id, title, published, startsAt, endsAt }: PromotionDraft,
  locale: LocaleCode,
  stored: StoredRule | undefined,
  joined: number,
): ActivityRow => ({
  id,
  title: textIn(title, locale),
  published,
  startsAt,
  endsAt,
  stored: stored ?? unsetRule(id),
  joined,
});

/** What the form of a promotion's mode needs. */
export async function loadMode(promotionId: bigint): Promise<{
  stored: StoredRule;
  groups: { id: string; name: string }[];
}> {
  const db = database();
  const [stored, groups] = await Promise.all([readRule(db, promotionId), listGroups(db)]);
  return { stored, groups: groups.map(({ id, name }) => ({ id: String(id), name })) };
}
