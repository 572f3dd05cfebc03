/** The key of the queries of rewards and offers in the query cache. */
export const REWARDS_KEY = ['rewards'] as const;
