export const MIN_SECTORS = 2;
export const MAX_SECTORS = 16;
export const MAX_WEIGHT = 1_000_000;
export const SPINS_PAGE = 10;
