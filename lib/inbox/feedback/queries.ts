import { readFile } from 'node:fs/promises';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { openContact, picturePath } from './commands';
import { FEEDBACK_PAGE_SIZE, type QuestionType } from './constants';

/** Feedback as operators see it. */
export interface FeedbackEntry {
  id: bigint;
  questionType: QuestionType;
  content: string;
  /** Undefined if a member left none. */
  contact: string | undefined;
  member: { id: bigint; account: string } | undefined;
  language: string;
  createdAt: Date;
  /** The numbers of its pictures, from 1. */
  pictures: number[];
  handled: { at: Date; by: string; remark: string } | undefined;
}

/** A page of feedback: open entries, oldest first, or handled ones, the last handled first. */
export async function listFeedback(
  db: Db,
  show: 'open' | 'done',
  page: number,
): Promise<{ list: FeedbackEntry[]; total: number; pages: number }> {
  const { total } = await db
    .selectFrom('inbox.feedback')
    .where('status', '=', show)
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('inbox.feedback as f')
    .leftJoin('identity.member as m', 'm.id', 'f.member_id')
    .leftJoin('backoffice.operator as o', 'o.id', 'f.handled_by')
    .select(['f.id', 'f.question_type', 'f.content', 'f.contact_sealed', 'f.member_id', 'm.account'])
    .select(['f.language', 'f.created_at', 'f.remark', 'f.handled_at', 'o.name as operator'])
    .select((on) =>
      on
        .selectFrom('inbox.feedback_picture as p')
        .whereRef('p.feedback_id', '=', 'f.id')
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('pictures'),
    )
    .where('f.status', '=', show)
    .orderBy(show === 'open' ? 'f.id' : 'f.handled_at', show === 'open' ? 'asc' : 'desc')
    .offset((page - 1) * FEEDBACK_PAGE_SIZE)
    .limit(FEEDBACK_PAGE_SIZE)
    .execute();
  const list = rows.map((row): FeedbackEntry => ({
    id: row.id,
    questionType: row.question_type as QuestionType,
    content: row.content,
    contact: row.contact_sealed ? openContact(row.contact_sealed) : undefined,
    member: row.member_id !== null ? { id: row.member_id, account: row.account ?? '' } : undefined,
    language: row.language,
    createdAt: row.created_at,
    pictures: Array.from({ length: Number(row.pictures ?? 0) }, (_, index) => index + 1),
    handled: row.handled_at
      ? { at: row.handled_at, by: row.operator ?? '', remark: row.remark ?? '' }
      : undefined,
  }));
  return { list, total: Number(total), pages: Math.ceil(Number(total) / FEEDBACK_PAGE_SIZE) };
}

/** A member's feedback with opened contacts, for the export of their data. */
export async function listMemberFeedback(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('inbox.feedback')
    .select(['question_type', 'content', 'contact_sealed', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    about: row.question_type as QuestionType,
    text: row.content,
    contact: row.contact_sealed ? openContact(row.contact_sealed) : null,
  }));
}

/** A picture's JPEG. Throws NOT_FOUND 404. */
export async function readFeedbackPicture(db: Db, id: bigint, place: number): Promise<Buffer> {
  const row = await db
    .selectFrom('inbox.feedback_picture')
    .select('file')
    .where('feedback_id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!row) throw notFound();
  return readFile(picturePath(row.file)).catch((cause: unknown) => {
    throw notFound(cause);
  });
}
