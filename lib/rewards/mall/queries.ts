import { textIn } from '@/lib/content/text';
import type { Text } from '@/lib/content/types';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFound } from '@/lib/platform/errors';
import { MAX_GOODS } from './constants';
import type { Amount } from '@/lib/money/amount';
import type { Good, GoodDraft, GoodKind } from './types';

/** The published goods in the operator's order, sold-out goods included. */
export async function listGoods(db: Db, locale: LocaleCode): Promise<Good[]> {
  const rows = await db
    .selectFrom('rewards.good')
    .select([
      'id',
      'picture',
      'title',
      'summary',
      'points',
      'available',
      'kind',
      'price',
      'worth',
      'per_member',
      'group_id',
    ])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_GOODS)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    picture: row.picture,
    title: textIn(row.title, locale),
    summary: textIn(row.summary, locale),
    points: row.points,
    available: row.available,
    kind: row.kind as GoodKind,
    price: row.price as Amount,
    worth: row.worth as Amount,
    perMember: row.per_member,
    isLimited: row.group_id !== null,
  }));
}

const selectDrafts = (db: Db) => db.selectFrom('rewards.good').selectAll();
type DraftRow = Awaited<ReturnType<ReturnType<typeof selectDrafts>['executeTakeFirstOrThrow']>>;

const toDraft = ({
  changed_at,
  title,
  summary,
  created_at: _made,
  per_member,
  group_id,
  ...row
}: DraftRow): GoodDraft => ({
  ...row,
  kind: row.kind as GoodKind,
  price: row.price as Amount,
  worth: row.worth as Amount,
  perMember: per_member,
  groupId: group_id,
  title: title as Text,
  summary: summary as Text,
  changedAt: changed_at,
});

/** All goods, unpublished ones included, in the operator's order. */
export async function listGoodDrafts(db: Db): Promise<GoodDraft[]> {
  return (await selectDrafts(db).orderBy('position').orderBy('id').limit(MAX_GOODS).execute()).map(toDraft);
}

/** The draft of one good. Throws NOT_FOUND. */
export async function getGoodDraft(db: Db, id: bigint): Promise<GoodDraft> {
  const row = await selectDrafts(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toDraft(row);
}
