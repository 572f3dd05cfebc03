-- A reward can be free rounds (docs/decisions/0129): its amount is then what the rounds are worth, and claiming it posts nothing.
ALTER TABLE rewards.reward
  ADD COLUMN free_rounds jsonb CHECK (jsonb_typeof(free_rounds) = 'object' AND jsonb_typeof(free_rounds -> 'nodeIds') = 'array'),
  ADD CONSTRAINT reward_free_rounds CHECK (free_rounds IS NULL OR (transaction_id IS NULL AND currency <> 'PTS'));
