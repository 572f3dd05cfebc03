import { helpDraft, helpDrafts } from '@/lib/content/help/queries';
import { database } from '@/lib/db/client';
import { foundOrNot } from '../rules';

/** Every topic of the help centre, drafts too. */
export const allTopics = () => helpDrafts(database());

/** One topic as it is written; undefined where there is none of this id. */
export const topicToEdit = (id: bigint) => foundOrNot(helpDraft(database(), id));
