import { revision, revisions } from '@/lib/content/history/queries';
import type { ContentKind, Revision } from '@/lib/content/history/types';
import { uploadedPictures } from '@/lib/content/pictures/queries';
import { workingCopy, workingCopyById, type WorkingCopy } from '@/lib/content/working-copies/queries';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Operator } from '../types';
import { previewBanner } from './previews';

/** Returns the saved states of an item, the latest first; none if there is no such item. */
export const itemHistory = (kind: ContentKind, id: bigint): Promise<Revision[]> =>
  revisions(database(), kind, id);

/** Returns the state before a version, from the `list` of itemHistory if it is there; undefined before the first. */
export const stateBefore = async (
  kind: ContentKind,
  id: bigint,
  version: number,
  list: readonly Revision[],
): Promise<Revision | undefined> =>
  list.find((entry) => entry.version === version - 1) ??
  (version > 1 ? revision(database(), kind, id, version - 1) : undefined);

/** Returns what the operator has typed in an item and not saved, or undefined. */
export const ownWorkingCopy = (
  operator: Operator,
  kind: ContentKind,
  itemId?: bigint,
): Promise<WorkingCopy | undefined> => workingCopy(database(), { operatorId: operator.id, kind, itemId });

/** Returns a working copy of the operator by its id, or undefined. */
export const ownWorkingCopyById = (operator: Operator, id: bigint): Promise<WorkingCopy | undefined> =>
  workingCopyById(database(), operator.id, id);

/** Returns the last uploads of all operators. */
export const listPictures = () => uploadedPictures(database());

/** Returns a typed banner as the site shows it, with its group; undefined without a picture. */
export const loadBannerPreview = (copy: WorkingCopy, locale: LocaleCode) =>
  previewBanner(database(), copy.data, locale);
