import type { z } from 'zod';
import { createLimit } from '@/lib/identity/throttle/limit';
import { revision } from '@/lib/content/history/queries';
import type { ContentKind, ItemData } from '@/lib/content/history/types';
import { storePicture } from '@/lib/content/pictures/commands';
import { MAX_UPLOADS_A_DAY } from '@/lib/content/pictures/constants';
import type { ContentPicture } from '@/lib/content/pictures/types';
import * as copies from '@/lib/content/working-copies/commands';
import { changedMeanwhile } from '@/lib/content/errors';
import { badInput, notFound } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { updateAnnouncement } from '../announcements/commands';
import { updateArticle } from '../articles/commands';
import { auditedTransaction } from '../audit/commands';
import { updateBanner } from '../banners/commands';
import { updateTopic } from '../help/commands';
import { updatePromotion } from '../promotions/commands';
import type { Actor, SavedVersion } from '../types';
import { changedItem, type discardInput, type restoreInput, type workingCopyInput } from './schema';

// The routes check the permission `content.write`.

const DAY_SECONDS = 86_400;
// A picture takes a second of a processor and up to a megabyte of the database.
const uploadLimit = createLimit('content-picture', MAX_UPLOADS_A_DAY, DAY_SECONDS);

/** Stores a picture of an operator. Throws as storePicture of lib/content, and TOO_MANY_REQUESTS after 200 a day. */
export async function uploadPicture(actor: Actor, file: Blob | undefined): Promise<ContentPicture> {
  if (!file) throw badInput({ picture: { code: 'REQUIRED' } });
  await uploadLimit.take(`operator ${actor.operator.id}`);
  return auditedTransaction(actor, async (tx) => {
    const picture = await storePicture(tx, file);
    const { id, ...detail } = picture;
    return { outcome: picture, action: 'picture.upload', subject: `picture:${id}`, detail };
  });
}

type Restore = (
  actor: Actor,
  item: { id: bigint; version: number; revision: number; data: unknown },
) => Promise<SavedVersion>;

/** Reads a state of the history by the rules of today. Throws INVALID_INPUT if they do not allow it any more. */
function reader<Schema extends z.ZodType>(schema: Schema) {
  return ({ data, id, version }: { data: unknown; id: bigint; version: number }): z.output<Schema> => {
    const parsed = schema.safeParse(
      { ...(data as ItemData), id: String(id), version },
      { reportInput: true },
    );
    if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
    return parsed.data;
  };
}

const read = {
  announcement: reader(changedItem.announcement),
  article: reader(changedItem.article),
  banner: reader(changedItem.banner),
  help: reader(changedItem.help),
  promotion: reader(changedItem.promotion),
};

const RESTORE: Readonly<Record<ContentKind, Restore>> = {
  announcement: (actor, item) => updateAnnouncement(actor, read.announcement(item), item.revision),
  article: (actor, item) => updateArticle(actor, read.article(item), item.revision),
  banner: (actor, item) => updateBanner(actor, read.banner(item), item.revision),
  help: (actor, item) => updateTopic(actor, read.help(item), item.revision),
  promotion: (actor, item) => updatePromotion(actor, read.promotion(item), item.revision),
};

/**
 * Puts an earlier state of an item back, as a new version; whether it is published stays as it is. Throws NOT_FOUND if
 * there is no such state, CHANGED_MEANWHILE, and INVALID_INPUT if the rules do not allow it any more.
 */
export async function restoreRevision(
  actor: Actor,
  given: z.output<typeof restoreInput>,
): Promise<SavedVersion> {
  const { kind, id, version, revision: wanted } = given;
  const [earlier, latest] = await Promise.all([
    revision(actor.db, kind, id, wanted),
    revision(actor.db, kind, id),
  ]);
  if (!earlier || !latest || latest.action === 'remove') throw notFound();
  if (latest.version !== version) throw changedMeanwhile();
  const data = { ...earlier.data, published: latest.data.published };
  return RESTORE[kind](actor, { id, version, revision: wanted, data });
}

/** Stores what an operator has typed. It is theirs alone and changes nothing on the site, so it is not audited. */
export async function saveWorkingCopy(
  { db, operator }: Actor,
  { kind, itemId, version, data }: z.output<typeof workingCopyInput>,
): Promise<{ id: string; savedAt: string }> {
  const place = { operatorId: operator.id, kind, itemId: itemId ?? undefined };
  const { id, savedAt } = await copies.saveWorkingCopy(db, place, version ?? undefined, data);
  return { id: String(id), savedAt: savedAt.toISOString() };
}

/** Deletes what an operator has typed. */
export async function discardWorkingCopy(
  { db, operator }: Actor,
  { kind, itemId }: z.output<typeof discardInput>,
): Promise<void> {
  await copies.discardWorkingCopy(db, { operatorId: operator.id, kind, itemId: itemId ?? undefined });
}
