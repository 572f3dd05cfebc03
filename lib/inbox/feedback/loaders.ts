import { database } from '@/lib/db/client';
import * as assignees from '../assignees';
import * as queries from './queries';

/** A page of feedback for the back office. */
export const loadFeedbackPage = (filter: queries.FeedbackFilter) => queries.listFeedback(database(), filter);

/** The operators to whom feedback can be given. */
export const loadAssignees = () => assignees.listAssignableOperators(database());
