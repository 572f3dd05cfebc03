import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { SiteSession } from '@/lib/identity/types';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { sendMail } from '@/lib/identity/outgoing/commands';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { badInput, notFound } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { cleanPicture, type CleanPicture } from '@/lib/platform/pictures';
import { createSealer } from '@/lib/platform/sealing';
import { listAssignableOperators } from '../assignees';
import { ANSWER_VALIDITY, MAX_IMAGES, type QuestionType } from './constants';
import { alreadyHandled, noMailAddress, notAssignable } from './errors';
import { isAnonymous, mailAddressOf } from './rules';

const DAY = 86_400;

// Limits of what is stored, per day: of one sender, of all senders of one address, and of pictures of all anonymous senders
// (some 300 MB).
const senderLimit = createLimit('feedback', 10, DAY);
const addressLimit = createLimit('feedback-ip', 40, DAY);
const anonymousPictureLimit = createLimit('feedback-pictures', 600, DAY);

const sealer = createSealer('feedback contact');
/** Seals and opens a sender's contact. */
export const sealContact = (text: string) => sealer.seal(Buffer.from(text, 'utf8'), 'contact');
export const openContact = (sealed: Uint8Array) => sealer.open(sealed, 'contact').toString('utf8');

const folder = () => resolve(env().UPLOADS_DIR, 'feedback');

/** The file of a picture, in a folder that is not served. Names are random. */
export const picturePath = (name: string) => join(folder(), `${name}.jpg`);

export interface FeedbackContent {
  questionType: QuestionType;
  content: string;
  /** How to reach the sender; can be '' for a member. */
  contact: string;
  images: readonly Blob[];
}

export interface FeedbackSender {
  /** Undefined for a visitor, who must leave a contact. */
  session: Pick<SiteSession, 'memberId' | 'kind'> | undefined;
  ip: string;
  language: LocaleCode;
}

/**
 * Stores feedback with up to three re-encoded pictures. Returns its id. Throws INVALID_INPUT on `contact` (required for
 * visitors) and `images`, TOO_MANY_REQUESTS 429 after ten a day, or forty from one address.
 */
export async function createFeedback(
  db: Db,
  sender: FeedbackSender,
  given: FeedbackContent,
): Promise<bigint> {
  const { session, ip, language } = sender;
  const memberId = session?.memberId;
  const anonymous = isAnonymous(session);
  if (memberId === undefined && !given.contact) throw badInput({ contact: { code: 'REQUIRED' } });
  if (given.images.length > MAX_IMAGES)
    throw badInput({ images: { code: 'TOO_MANY_PICTURES', values: { maximum: MAX_IMAGES } } });
  await senderLimit.take(anonymous ? ip : `member ${memberId}`);
  if (!anonymous) await addressLimit.take(ip);
  const pictures: (CleanPicture & { file: string })[] = [];
  for (const image of given.images) {
    if (anonymous) await anonymousPictureLimit.take('all');
    pictures.push({ ...(await cleanPicture(image, 'images')), file: randomToken(24) });
  }
  if (pictures.length > 0) await mkdir(folder(), { recursive: true, mode: 0o700 });
  try {
    for (const { file, jpeg } of pictures)
      await writeFile(picturePath(file), jpeg, { mode: 0o600, flag: 'wx' });
    return await inTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('inbox.feedback')
        .values({
          question_type: given.questionType,
          content: given.content,
          contact_sealed: given.contact ? sealContact(given.contact) : null,
          member_id: memberId ?? null,
          language,
          created_at: now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [index, { file, width, height }] of pictures.entries())
        await tx
          .insertInto('inbox.feedback_picture')
          .values({ feedback_id: id, place: index + 1, file, width, height })
          .execute();
      return id;
    });
  } catch (error) {
    await deletePictures(pictures.map(({ file }) => file));
    throw error;
  }
}

/**
 * Assigns open feedback to an operator, or to nobody. Returns the operator who had it. Throws NOT_FOUND 404, FEEDBACK_HANDLED 409,
 * INVALID_INPUT on `operatorId`.
 */
export async function assignFeedback(
  tx: Tx,
  { id, operatorId }: { id: bigint; operatorId: bigint | null },
): Promise<{ before: bigint | null }> {
  const before = await lockOpenFeedback(tx, id);
  if (operatorId !== null && !(await isAssignable(tx, operatorId))) throw notAssignable();
  await tx
    .updateTable('inbox.feedback')
    .set({ assigned_to: operatorId, status: operatorId === null ? 'open' : 'working' })
    .where('id', '=', id)
    .execute();
  return { before: before.assigned_to };
}

async function isAssignable(tx: Tx, operatorId: bigint): Promise<boolean> {
  return (await listAssignableOperators(tx)).some((operator) => operator.id === operatorId);
}

/**
 * Answers feedback and closes it. A member gets the answer as a notice. A visitor or trial player gets it by email if their contact is an
 * email address. Returns how it was sent. Throws NOT_FOUND 404, FEEDBACK_HANDLED 409, INVALID_INPUT on `answer` if there is no way to send
 * it.
 */
export async function answerFeedback(
  tx: Tx,
  given: { id: bigint; operatorId: bigint; answer: string; remark: string },
): Promise<{ memberId: bigint | undefined; by: 'notice' | 'email' }> {
  const row = await lockOpenFeedback(tx, given.id);
  const contact = row.contact_sealed ? openContact(row.contact_sealed) : undefined;
  const isMember = row.member_id !== null && row.type !== TRIAL_TYPE;
  const to = isMember ? undefined : mailAddressOf(contact);
  if (!isMember && to === undefined) throw noMailAddress();
  const at = now();
  await tx
    .updateTable('inbox.feedback')
    .set({
      status: 'done',
      answer: given.answer,
      answered_by_mail: to !== undefined,
      remark: given.remark || null,
      handled_by: given.operatorId,
      handled_at: at,
    })
    .where('id', '=', given.id)
    .execute();
  if (to === undefined) {
    await createNotice(tx, row.member_id!, 'feedbackAnswered', {
      id: String(given.id),
      answer: given.answer,
    });
    return { memberId: row.member_id!, by: 'notice' };
  }
  await sendMail(tx, {
    to,
    template: 'feedbackAnswer',
    values: { question: row.content, answer: given.answer },
    locale: isLocale(row.language) ? row.language : DEFAULT_LOCALE,
    notAfter: new Date(at.getTime() + ANSWER_VALIDITY),
  });
  return { memberId: undefined, by: 'email' };
}

/** Closes feedback without an answer, with a remark for operators. Throws NOT_FOUND 404, FEEDBACK_HANDLED 409 if another operator was first. */
export async function handleFeedback(
  tx: Tx,
  given: { id: bigint; operatorId: bigint; remark: string },
): Promise<void> {
  await lockOpenFeedback(tx, given.id);
  await tx
    .updateTable('inbox.feedback')
    .set({ status: 'done', remark: given.remark, handled_by: given.operatorId, handled_at: now() })
    .where('id', '=', given.id)
    .execute();
}

/** Locks feedback that is not closed. Throws NOT_FOUND 404, FEEDBACK_HANDLED 409. */
async function lockOpenFeedback(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('inbox.feedback as f')
    .leftJoin('identity.member as m', 'm.id', 'f.member_id')
    .select([
      'f.status',
      'f.content',
      'f.contact_sealed',
      'f.member_id',
      'f.language',
      'f.assigned_to',
      'm.type',
    ])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status === 'done') throw alreadyHandled();
  return row;
}

/** Deletes the files of pictures that no feedback has any more. */
export async function deletePictures(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(picturePath(file), { force: true })));
}
