import { database } from '@/lib/db/client';
import { listCanned } from './queries';

/** Every prepared answer, by title. */
export const loadCanned = () => listCanned(database());
