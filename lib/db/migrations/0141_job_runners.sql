-- Two runners of jobs in each process, and the place that the recall of a message has reached.

-- Whether the urgent runner runs the task (lib/jobs/runner.ts).
ALTER TABLE backoffice.task ADD COLUMN urgent boolean NOT NULL DEFAULT false;
GRANT UPDATE (urgent) ON backoffice.task TO croupier_app;
-- The runners that run in the process at its last heartbeat.
ALTER TABLE backoffice.process
  DROP COLUMN runs_jobs,
  ADD COLUMN job_runners text[] NOT NULL DEFAULT '{}';
GRANT UPDATE (job_runners) ON backoffice.process TO croupier_app;

-- Copies of a recalled message are removed in the order of members; those with a smaller or equal id are done.
ALTER TABLE inbox.message ADD COLUMN removed_until_member_id bigint NOT NULL DEFAULT 0;
GRANT UPDATE (removed_until_member_id) ON inbox.message TO croupier_app;
