import { helpDraft, helpDrafts } from '@/lib/content/help/queries';
import { database } from '@/lib/db/client';
import { undefinedIfNotFound } from '../rules';

/** Lists all topics of the help centre, with drafts. */
export const listTopics = () => helpDrafts(database());

/** Returns the draft of a topic; undefined if it does not exist. */
export const findTopic = (id: bigint) => undefinedIfNotFound(helpDraft(database(), id));
