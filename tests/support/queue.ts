import { asOwner, type TestDatabase } from './database';

/** Runs all queued jobs of a task, as the worker would. Returns how many there were. */
export async function runQueue(
  { ownerUrl }: TestDatabase,
  task: string,
  run: (payload: unknown) => Promise<void>,
): Promise<number> {
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ payload: unknown }>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = $1 RETURNING j.payload`,
      [task],
    ),
  );
  for (const { payload } of rows) await run(payload);
  return rows.length;
}
