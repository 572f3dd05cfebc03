-- The list of all rewards, newest first, and what an operator has given by hand lately.
CREATE INDEX reward_created ON rewards.reward (created_at DESC, id DESC);

-- The shipped roles get the permissions of the reward centre (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{rewards.read,rewards.manage}' WHERE code IN ('finance', 'marketing');
UPDATE backoffice.role SET permissions = permissions || '{rewards.read}' WHERE code IN ('risk', 'support', 'auditor');
