/** Round ids of one database transaction of the roll-up: large enough to aggregate, small enough to take about a second. */
export const ROLL_UP_LIMIT = 50_000;
