import { database } from '@/lib/db/client';
import * as queries from './queries';

/** A page of feedback for the back office. */
export const loadFeedbackPage = (show: 'open' | 'done', page: number) =>
  queries.listFeedback(database(), show, page);
