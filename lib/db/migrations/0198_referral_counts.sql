-- How many members are below a member by referral, by level, so that nobody's friends are counted each time the page is opened. Kept by
-- lib/identity/referrals.ts; relations are never changed.
CREATE TABLE identity.referral_count (
  member_id bigint NOT NULL REFERENCES identity.member,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  friends integer NOT NULL CHECK (friends > 0),
  PRIMARY KEY (member_id, level)
);
INSERT INTO identity.referral_count (member_id, level, friends)
WITH RECURSIVE up AS (
  SELECT r.referrer_id AS member_id, 1 AS level FROM identity.referral r
  UNION ALL
  SELECT r.referrer_id, up.level + 1 FROM up JOIN identity.referral r ON r.member_id = up.member_id WHERE up.level < 3)
SELECT up.member_id, up.level, count(*) FROM up GROUP BY 1, 2;
GRANT SELECT, INSERT ON identity.referral_count TO croupier_app;
GRANT UPDATE (friends) ON identity.referral_count TO croupier_app;
