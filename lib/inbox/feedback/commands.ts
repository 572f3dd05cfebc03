import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { SiteSession } from '@/lib/identity/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { badInput, notFound } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { cleanPicture, type CleanPicture } from '@/lib/platform/pictures';
import { createSealer } from '@/lib/platform/sealing';
import { MOST_IMAGES, type QuestionType } from './constants';
import { alreadyHandled } from './errors';
import { isStranger } from './rules';

const DAY = 86_400;

// What is kept for good: a person's complaints, those of a household or an office (accounts are made for nothing too),
// and what strangers may fill the disk with in all (some 300 MB a day).
const senders = createLimit('feedback', 10, DAY);
const households = createLimit('feedback-ip', 40, DAY);
const strangersPictures = createLimit('feedback-pictures', 600, DAY);

const sealer = createSealer('feedback contact');
/** How to reach whoever wrote, sealed and opened. */
export const sealContact = (text: string) => sealer.seal(Buffer.from(text, 'utf8'), 'contact');
export const openContact = (sealed: Uint8Array) => sealer.open(sealed, 'contact').toString('utf8');

const folder = () => resolve(env().UPLOADS_DIR, 'feedback');

/** Where a picture lies: named by chance, outside of anything that is served. */
export const pictureFile = (name: string) => join(folder(), `${name}.jpg`);

export interface SentFeedback {
  questionType: QuestionType;
  content: string;
  /** How to be reached; '' where a member leaves it to the house. */
  contact: string;
  images: readonly Blob[];
}

export interface FeedbackSender {
  /** Undefined: a visitor, who must leave a contact. */
  session: Pick<SiteSession, 'memberId' | 'kind'> | undefined;
  ip: string;
  language: LocaleCode;
}

/**
 * Keeps what somebody tells the house, with up to three pictures drawn anew. Returns its id. Throws INVALID_INPUT on
 * `contact` (a visitor's is needed) and `images`, TOO_MANY_REQUESTS 429 after ten a day, or forty from one address.
 */
export async function sendFeedback(db: Db, sender: FeedbackSender, given: SentFeedback): Promise<bigint> {
  const { session, ip, language } = sender;
  const memberId = session?.memberId;
  const stranger = isStranger(session);
  if (memberId === undefined && !given.contact) throw badInput({ contact: { code: 'REQUIRED' } });
  if (given.images.length > MOST_IMAGES)
    throw badInput({ images: { code: 'TOO_MANY_PICTURES', values: { maximum: MOST_IMAGES } } });
  await senders.take(stranger ? ip : `member ${memberId}`);
  if (!stranger) await households.take(ip);
  const pictures: (CleanPicture & { file: string })[] = [];
  for (const image of given.images) {
    if (stranger) await strangersPictures.take('all');
    pictures.push({ ...(await cleanPicture(image, 'images')), file: randomToken(24) });
  }
  if (pictures.length > 0) await mkdir(folder(), { recursive: true, mode: 0o700 });
  try {
    for (const { file, jpeg } of pictures)
      await writeFile(pictureFile(file), jpeg, { mode: 0o600, flag: 'wx' });
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
    await removePictures(pictures.map(({ file }) => file));
    throw error;
  }
}

/**
 * Says what was done about it; `noted` writes it down in the same transaction. Throws NOT_FOUND 404, FEEDBACK_HANDLED 409
 * where another operator was quicker.
 */
export async function handleFeedback(
  db: Db,
  given: { id: bigint; operatorId: bigint; remark: string },
  noted: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('inbox.feedback')
      .set({ status: 'done', remark: given.remark, handled_by: given.operatorId, handled_at: now() })
      .where('id', '=', given.id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (!row) {
      const there = await tx
        .selectFrom('inbox.feedback')
        .select('id')
        .where('id', '=', given.id)
        .executeTakeFirst();
      throw there ? alreadyHandled() : notFound();
    }
    await noted(tx);
  });
}

/** Removes pictures that no feedback has any more, by their names. */
export async function removePictures(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(pictureFile(file), { force: true })));
}
