/** The one source of "now", so that tests can move time (design.md §11: no sleeping in tests). */
let offset = 0;
let frozen: number | undefined;

/** The present moment. */
export function now(): Date {
  return new Date(frozen ?? Date.now() + offset);
}

/** Tests and the demo seed: stands still at `at`, or runs again when `undefined`. */
export function setClock(at: Date | undefined): void {
  frozen = at?.getTime();
  offset = 0;
}

/** Tests and the demo seed: moves the (running or frozen) clock by `milliseconds`. */
export function advanceClock(milliseconds: number): void {
  if (frozen === undefined) offset += milliseconds;
  else frozen += milliseconds;
}
