-- The participants of a promotion by the moment of joining, for the lists of operators and the order of a raffle's tickets.
CREATE INDEX promotion_entry_joined ON rewards.promotion_entry (promotion_id, joined_at, member_id);
