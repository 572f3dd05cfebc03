/** Longest text of a link in the footer. */
export const MAX_LABEL = 60;
