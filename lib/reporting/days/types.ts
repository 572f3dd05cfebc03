/** A settlement day, by its moments: the first is its own, the second the next day's. */
export interface DaySpan {
  start: Date;
  end: Date;
}
