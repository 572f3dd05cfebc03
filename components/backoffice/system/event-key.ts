/** The key of an event's text: a dot would begin another level. */
export const eventKey = (type: string): string => type.replace('.', '-');
