/** A settlement day: its start, inclusive, and its end, exclusive. */
export interface DaySpan {
  start: Date;
  end: Date;
}
