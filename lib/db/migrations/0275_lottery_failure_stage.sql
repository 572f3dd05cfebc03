-- At what a bet has failed: at the settlement by the first result, at a correction of it, or at the void of its draw. A bet whose correction or void is
-- set aside keeps its status and its result_version; the draw is settled or voided without it.
ALTER TABLE studio.lottery_failure
  ADD COLUMN stage text NOT NULL DEFAULT 'settlement' CHECK (stage IN ('settlement', 'correction', 'void'));
