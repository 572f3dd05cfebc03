/** A section's games: a row to swipe on a phone, five columns where there is room. */
export const GAME_RAIL =
  'scrollbar-none -mx-4 grid snap-x scroll-px-4 auto-cols-[38%] grid-flow-col gap-3 overflow-x-auto px-4 pt-1 pb-2 xs:auto-cols-[30%] ' +
  'sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-4 sm:gap-4 sm:overflow-visible sm:px-0 sm:snap-none md:grid-cols-5';
