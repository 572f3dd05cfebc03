import { listGroups } from '@/lib/cashier/groups/queries';
import { promotionDraft, promotionDrafts } from '@/lib/content/promotions/queries';
import type { PromotionDraft } from '@/lib/content/promotions/types';
import { textIn } from '@/lib/content/text';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listBonuses } from '@/lib/rewards/bonuses/queries';
import { awardLimits } from '@/lib/rewards/promotions/applications/commands';
import { countWaiting, getApplication } from '@/lib/rewards/promotions/applications/queries';
import { countEntries, readRule, readRules, unsetRule } from '@/lib/rewards/promotions/queries';
import { raffleRecord } from '@/lib/rewards/promotions/raffles/queries';
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
  /** Applications that wait for a decision. */
  waiting: number;
}

/** Every promotion with its mode, who has joined, and what it gave. */
export async function listActivities(locale: LocaleCode): Promise<ActivityRow[]> {
  const db = database();
  const [drafts, rules, joined, waiting] = await Promise.all([
    promotionDrafts(db),
    readRules(db),
    countEntries(db),
    countWaiting(db),
  ]);
  return drafts.map((draft) => toRow(draft, locale, rules.get(draft.id), joined, waiting));
}

/** One promotion; undefined if it does not exist. */
export async function findActivity(id: bigint, locale: LocaleCode): Promise<ActivityRow | undefined> {
  const db = database();
  const draft = await undefinedIfNotFound(promotionDraft(db, id));
  if (!draft) return undefined;
  const [stored, joined, waiting] = await Promise.all([readRule(db, id), countEntries(db), countWaiting(db)]);
  return toRow(draft, locale, stored, joined, waiting);
}

const toRow = (
  { id, title, published, startsAt, endsAt }: PromotionDraft,
  locale: LocaleCode,
  stored: StoredRule | undefined,
  joined: ReadonlyMap<bigint, number>,
  waiting: ReadonlyMap<bigint, number>,
): ActivityRow => ({
  id,
  title: textIn(title, locale),
  published,
  startsAt,
  endsAt,
  stored: stored ?? unsetRule(id),
  joined: joined.get(id) ?? 0,
  waiting: waiting.get(id) ?? 0,
});

/** One application with the limits of its award; undefined if it does not exist. */
export async function findApplication(id: bigint, locale: LocaleCode) {
  const db = database();
  const application = await undefinedIfNotFound(getApplication(db, id, locale));
  if (!application) return undefined;
  return { application, ...awardLimits(await readRule(db, application.promotionId)) };
}

/** The raffle of a promotion with its winners; undefined if it has none. */
export const loadRaffle = (promotionId: bigint) => raffleRecord(database(), promotionId);

/** What the form of a promotion's mode needs. */
export async function loadMode(
  promotionId: bigint,
  locale: LocaleCode,
): Promise<{
  stored: StoredRule;
  groups: { id: string; name: string }[];
  bonuses: { id: string; name: string }[];
}> {
  const db = database();
  const [stored, groups, bonuses] = await Promise.all([
    readRule(db, promotionId),
    listGroups(db),
    listBonuses(db),
  ]);
  return {
    stored,
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
    bonuses: bonuses.map(({ id, title }) => ({ id: String(id), name: textIn(title, locale) })),
  };
}
