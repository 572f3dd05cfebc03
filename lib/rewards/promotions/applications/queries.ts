import { textIn } from '@/lib/content/text';
import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { openPicture } from './commands';
import type { ApplicationStatus } from './types';

export interface Application {
  id: bigint;
  promotionId: bigint;
  title: string;
  memberId: bigint;
  account: string;
  period: string;
  remark: string;
  pictures: number[];
  status: ApplicationStatus;
  amount: Amount | null;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  rewardId: bigint | null;
}

/** One application as operators see it. Throws NOT_FOUND 404. */
export async function getApplication(db: Db, id: bigint, locale: LocaleCode): Promise<Application> {
  const { rows } = await sql<Omit<Application, 'title'> & { title: unknown }>`
    SELECT a.id, a.promotion_id AS "promotionId", p.title, a.member_id AS "memberId", m.account, a.period, a.remark, a.status, a.amount,
           a.reason, a.created_at AS "createdAt", a.decided_at AS "decidedAt", o.name AS "decidedBy", g.reward_id AS "rewardId",
           ARRAY(SELECT i.place::int FROM rewards.promotion_picture i WHERE i.application_id = a.id ORDER BY i.place) AS pictures
      FROM rewards.promotion_application a
      JOIN content.promotion p ON p.id = a.promotion_id
      JOIN identity.member m ON m.id = a.member_id
      LEFT JOIN backoffice.operator o ON o.id = a.decided_by
      LEFT JOIN rewards.promotion_grant g
        ON g.promotion_id = a.promotion_id AND g.member_id = a.member_id AND g.period = a.period
     WHERE a.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return { ...row, title: textIn(row.title, locale) };
}

/** A picture of an application as JPEG. Throws NOT_FOUND 404. */
export async function readApplicationPicture(db: Db, id: bigint, place: number): Promise<Buffer> {
  const row = await db
    .selectFrom('rewards.promotion_picture')
    .select('jpeg_sealed')
    .where('application_id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!row) throw notFound();
  return openPicture(row.jpeg_sealed, id, place);
}

/** How many applications wait for a decision, by promotion. */
export async function countWaiting(db: Db): Promise<Map<bigint, number>> {
  const rows = await db
    .selectFrom('rewards.promotion_application')
    .select((on) => ['promotion_id', on.fn.countAll<bigint>().as('count')])
    .where('status', '=', 'applying')
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, count }) => [promotion_id, Number(count)]));
}
