/** The only source of the current time, so that tests can change it instead of sleeping. */
let offset = 0;
let frozen: number | undefined;

/** Returns the current time. */
export function now(): Date {
  return new Date(frozen ?? Date.now() + offset);
}

/** For tests and the demo seed: stops the clock at `at`, or starts it again if `undefined`. */
export function setClock(at: Date | undefined): void {
  frozen = at?.getTime();
  offset = 0;
}

/** For tests and the demo seed: moves the (running or stopped) clock by `milliseconds`. */
export function advanceClock(milliseconds: number): void {
  if (frozen === undefined) offset += milliseconds;
  else frozen += milliseconds;
}
