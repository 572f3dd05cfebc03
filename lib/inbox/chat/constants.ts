/** Characters of a message. */
export const MAX_CHAT_TEXT = 1_000;
/** How many of the last messages of a conversation are shown. */
export const SHOWN_MESSAGES = 200;
/** A conversation without a message for so long is closed. */
export const IDLE_MINUTES = 30;
/** How long an operator can mute a person. */
export const MUTE_MINUTES = [10, 60, 1_440] as const;
/** PostgreSQL's channel: the payload is the id of a conversation that has changed. */
export const CHAT_CHANNEL = 'croupier_chat';
/** The cookie of a visitor's conversation. */
export const CHAT_COOKIE = 'croupier-chat';
/** How long the cookie lasts: time enough to read an answer. */
export const CHAT_COOKIE_SECONDS = 86_400;
/** Conversations in the list of an operator. */
export const LIST_SIZE = 100;
