import { readFile } from 'node:fs/promises';
import { sql, type Db } from '@/lib/db/client';
import { countRows } from '@/lib/db/count-rows';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { accountKey } from '@/lib/identity/queries';
import { notFound } from '@/lib/platform/errors';
import { openContact, picturePath } from './commands';
import { FEEDBACK_PAGE_SIZE, type FeedbackView, type QuestionType } from './constants';
import { mailAddressOf, ownStatus } from './rules';

/** Feedback as operators see it. */
export interface FeedbackEntry {
  id: bigint;
  questionType: QuestionType;
  content: string;
  /** Undefined if a member left none. */
  contact: string | undefined;
  member: { id: bigint; account: string } | undefined;
  /** How an answer is sent; undefined if the site cannot send one. */
  answerBy: 'notice' | 'email' | undefined;
  language: string;
  createdAt: Date;
  assignedTo: { id: bigint; name: string } | undefined;
  /** The numbers of its pictures, from 1. */
  pictures: number[];
  handled: { at: Date; by: string; remark: string; answer: string; byMail: boolean } | undefined;
}

export interface FeedbackFilter {
  view: FeedbackView;
  /** The operator who uses the page, for the list `mine`. */
  operatorId: bigint;
  questionType?: QuestionType | undefined;
  /** A number, the beginning of an account name, or a part of the text. */
  search: string;
  page: number;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A page of feedback. Open feedback: the oldest first. Closed feedback: the last closed first. */
export async function listFeedback(
  db: Db,
  filter: FeedbackFilter,
): Promise<{ list: FeedbackEntry[]; total: number; pages: number }> {
  const isDone = filter.view === 'done';
  let query = db.selectFrom('inbox.feedback as f').leftJoin('identity.member as m', 'm.id', 'f.member_id');
  query = query.where('f.status', isDone ? '=' : '<>', 'done');
  if (filter.view === 'mine') query = query.where('f.assigned_to', '=', filter.operatorId);
  if (filter.questionType) query = query.where('f.question_type', '=', filter.questionType);
  const search = filter.search.trim();
  const number = /^#?([1-9]\d{0,17})$/.exec(search)?.[1];
  if (number) query = query.where('f.id', '=', BigInt(number));
  else if (search)
    query = query.where(
      sql<boolean>`(f.content ILIKE ${`%${escapeLike(search)}%`} OR lower(m.account) LIKE ${`${escapeLike(accountKey(search))}%`})`,
    );
  const { total } = await query
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('backoffice.operator as o', 'o.id', 'f.handled_by')
    .leftJoin('backoffice.operator as a', 'a.id', 'f.assigned_to')
    .select([
      'f.id',
      'f.question_type',
      'f.content',
      'f.contact_sealed',
      'f.member_id',
      'm.account',
      'm.type',
    ])
    .select(['f.language', 'f.created_at', 'f.remark', 'f.answer', 'f.answered_by_mail', 'f.handled_at'])
    .select(['o.name as operator', 'f.assigned_to', 'a.name as assignee'])
    .select((on) =>
      on
        .selectFrom('inbox.feedback_picture as p')
        .whereRef('p.feedback_id', '=', 'f.id')
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('pictures'),
    )
    .orderBy(isDone ? 'f.handled_at' : 'f.id', isDone ? 'desc' : 'asc')
    .offset((filter.page - 1) * FEEDBACK_PAGE_SIZE)
    .limit(FEEDBACK_PAGE_SIZE)
    .execute();
  const list = rows.map((row): FeedbackEntry => {
    const contact = row.contact_sealed ? openContact(row.contact_sealed) : undefined;
    const isMember = row.member_id !== null && row.type !== TRIAL_TYPE;
    return {
      id: row.id,
      questionType: row.question_type as QuestionType,
      content: row.content,
      contact,
      member: row.member_id !== null ? { id: row.member_id, account: row.account ?? '' } : undefined,
      answerBy: isMember ? 'notice' : mailAddressOf(contact) === undefined ? undefined : 'email',
      language: row.language,
      createdAt: row.created_at,
      assignedTo: row.assigned_to === null ? undefined : { id: row.assigned_to, name: row.assignee ?? '' },
      pictures: Array.from({ length: Number(row.pictures ?? 0) }, (_, index) => index + 1),
      handled: row.handled_at
        ? {
            at: row.handled_at,
            by: row.operator ?? '',
            remark: row.remark ?? '',
            answer: row.answer ?? '',
            byMail: row.answered_by_mail,
          }
        : undefined,
    };
  });
  return { list, total: Number(total), pages: Math.ceil(Number(total) / FEEDBACK_PAGE_SIZE) };
}

/** How much feedback is not closed. */
export async function countOpenFeedback(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('inbox.feedback').select('id').where('status', '<>', 'done'));
}

/** A page of a member's own feedback after the place `after`, newest first. `more`: whether there is a next page. */
export async function listOwnFeedback(
  db: Db,
  memberId: bigint,
  page: { after?: bigint | undefined; size: number },
) {
  let query = db.selectFrom('inbox.feedback as f').where('f.member_id', '=', memberId);
  if (page.after !== undefined) query = query.where('f.id', '<', page.after);
  const rows = await query
    .select(['f.id', 'f.question_type', 'f.content', 'f.created_at', 'f.status', 'f.answer', 'f.handled_at'])
    .select((on) =>
      on
        .selectFrom('inbox.feedback_picture as p')
        .whereRef('p.feedback_id', '=', 'f.id')
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('pictures'),
    )
    .orderBy('f.id', 'desc')
    .limit(page.size + 1)
    .execute();
  const list = rows.slice(0, page.size).map((row) => ({
    id: row.id,
    questionType: row.question_type as QuestionType,
    content: row.content,
    createdAt: row.created_at,
    pictures: Number(row.pictures ?? 0),
    status: ownStatus(row.status, row.answer),
    answer: row.answer,
    answeredAt: row.answer === null ? null : row.handled_at,
  }));
  return { list, more: rows.length > page.size };
}

/** A member's feedback with opened contacts, for the export of their data. */
export async function listMemberFeedback(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('inbox.feedback')
    .select(['question_type', 'content', 'contact_sealed', 'created_at', 'answer'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    about: row.question_type as QuestionType,
    text: row.content,
    contact: row.contact_sealed ? openContact(row.contact_sealed) : null,
    answer: row.answer,
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
