/** Links to other sites that the site has a place for: footer, right bar, and the chat room (CONT-9). */
export const LINK_TYPES = ['facebook', 'telegram', 'twitter', 'instagram', 'youtube', 'chat_room'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export const MAX_LINK = 500;
