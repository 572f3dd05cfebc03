import { database } from '@/lib/db/client';
import * as queries from './queries';

/** A page of the desk's list. */
export const feedbackLines = (show: 'open' | 'done', page: number) =>
  queries.feedbackPage(database(), show, page);
