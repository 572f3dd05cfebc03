-- Help topics are written in the back office like promotions: an id for addresses, drafts, and a version per change.
ALTER TABLE content.help_topic
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN published boolean NOT NULL DEFAULT false,
  -- Counts changes, so that of two operators who edit at once the second is told.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
-- What stood there was read by everybody.
UPDATE content.help_topic SET published = true;
-- A topic that anybody has read is taken back, not removed: its address (/help#term) stands in forms and mails.
REVOKE DELETE ON content.help_topic FROM croupier_app;
