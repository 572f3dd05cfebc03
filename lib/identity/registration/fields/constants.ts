/** The lengths that the column holds. */
export const WIDEST = { least: 0, most: 255 };
