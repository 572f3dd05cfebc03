export const SUMMARY_KEY = ['missions', 'summary'] as const;
export const LEADERBOARD_KEY = ['missions', 'leaderboard'] as const;
export const COUNT_KEY = ['missions', 'count'] as const;
