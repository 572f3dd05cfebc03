import { database, type Db } from '@/lib/db/client';
import { databaseTime } from '../processes/queries';
import { listFailedJobs, listTaskHours, listTasks } from './queries';
import { scheduleOf } from './rules';
import type { TaskState } from './types';

/** Hours of runs on the page of a task. */
const HOURS = 100;

/** Every task with its next run and how late it is. */
export async function loadTasks(db: Db = database()): Promise<TaskState[]> {
  const [rows, at] = await Promise.all([listTasks(db), databaseTime(db)]);
  return rows.map((row) => ({ ...row, ...scheduleOf(row, at) }));
}

export const loadFailedJobs = () => listFailedJobs(database());

/** One task with its history and its failed jobs; undefined if there is none of this name. */
export async function loadTask(name: string) {
  const db = database();
  const [[row], at] = await Promise.all([listTasks(db, name), databaseTime(db)]);
  if (!row) return undefined;
  const [hours, failed] = await Promise.all([listTaskHours(db, name, HOURS), listFailedJobs(db, name)]);
  return { task: { ...row, ...scheduleOf(row, at) }, hours, failed };
}
