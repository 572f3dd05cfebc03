/** The member's own profile in the query cache. */
export const PROFILE_KEY = ['member-profile'] as const;
