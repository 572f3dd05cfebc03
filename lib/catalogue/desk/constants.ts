/** Games per page of the back office. */
export const DESK_PAGE_SIZE = 50;

/** The most games of one bulk change that names them, and of one that names a filter. */
export const MAX_CHOSEN = 200;
export const MAX_FILTERED = 10_000;

/** Candidates that a search takes from its indexes. A text with more is common: the list is read in its order instead. */
export const MAX_CANDIDATES = 2_000;

/** A text is common if so large a share of the first games of the lobby's order have it. */
export const SAMPLE = 2_000;
export const COMMON_SHARE = 0.05;

/** Sizes of artwork in pixels: the tile of a lobby, and half of it. */
export const TILE_SIZE = { width: 600, height: 800 } as const;
export const SMALL_SIZE = { width: 300, height: 400 } as const;
