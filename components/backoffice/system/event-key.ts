/** The key of an event's text. It has a dash for the dot, because a dot would begin a nested key. */
export const eventKey = (type: string): string => type.replace('.', '-');
