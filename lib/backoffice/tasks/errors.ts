import { AppError } from '@/lib/platform/errors';

/** Only a task with a schedule can be run at once, paused or resumed. */
export const notScheduled = () => new AppError('TASK_NOT_SCHEDULED', 409);
/** The task runs at this moment, or its run waits for a worker already. */
export const taskRuns = () => new AppError('TASK_RUNS', 409);
