/** A game is hot only if at least so many members played it. */
export const MIN_MEMBERS = 2;

/** Hot games of one page of a lobby in its usual order: a fifth. */
export const HOT_PER_PAGE = 3;
