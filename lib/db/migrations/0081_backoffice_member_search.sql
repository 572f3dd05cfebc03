-- The back office looks members up by the beginning of their account name. Under the collations of some servers the
-- unique index on lower(account) cannot serve LIKE 'abc%'; this one can everywhere.
CREATE INDEX member_account_prefix_idx ON identity.member (lower(account) text_pattern_ops);
