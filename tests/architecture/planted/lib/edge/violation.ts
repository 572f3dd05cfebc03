import { db } from '../db/door';

export const seen = db;
