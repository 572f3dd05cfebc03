import { database } from '@/lib/db/client';
import { listPreparedAnswers } from './queries';

/** Every prepared answer, by title. */
export const loadPreparedAnswers = () => listPreparedAnswers(database());
