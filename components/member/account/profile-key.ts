/** Key of the member's profile in the query cache. */
export const PROFILE_KEY = ['member-profile'] as const;
