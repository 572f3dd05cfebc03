/** Escapes a text for LIKE and ILIKE: `%`, `_` and the backslash stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
