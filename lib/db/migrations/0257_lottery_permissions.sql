-- The shipped roles get the permissions of the lottery (docs/operations.md).
UPDATE backoffice.role SET permissions = permissions || '{lottery.read,lottery.results,lottery.confirm}' WHERE code = 'finance';
UPDATE backoffice.role SET permissions = permissions || '{lottery.read,lottery.settings,lottery.confirm,lottery.void}' WHERE code = 'risk';
UPDATE backoffice.role SET permissions = permissions || '{lottery.read,lottery.results}' WHERE code = 'content';
UPDATE backoffice.role SET permissions = permissions || '{lottery.read}' WHERE code IN ('support', 'auditor');

-- Draws of all games by time: the list of draws, and the sums of a period.
CREATE INDEX lottery_draw_of_period ON studio.lottery_draw (draws_at, id);
