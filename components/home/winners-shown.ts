/** How many of the latest winners stand on the board. */
export const WINNERS_SHOWN = 8;
