import { database } from '@/lib/db/client';
import { getSegment, listSegments } from '@/lib/reporting/segments/queries';
import { undefinedIfNotFound } from '../rules';

/** All segments by name. */
export const loadSegments = () => listSegments(database());

/** One segment; undefined if it does not exist. */
export const findSegment = (id: bigint) => undefinedIfNotFound(getSegment(database(), id));
