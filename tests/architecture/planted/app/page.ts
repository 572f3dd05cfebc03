import { db } from '../lib/db/door';

export const seen = db;
