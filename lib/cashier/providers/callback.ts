/** Where the provider of a channel sends its notifications, below the site's address. */
export const callbackPath = (channelId: bigint): string => `/payments/${channelId}/callback`;
