/**
 * How deep a test goes. `npm test` runs before each commit; `npm run test:full` runs before a
 * release and sets TEST_FULL=1 (docs/testing.md says what it adds, and how long each may take).
 */
export const FULL = process.env.TEST_FULL === '1';

/** The first value in `npm test`, the second in `npm run test:full`. */
export const depth = <Value>(commit: Value, full: Value): Value => (FULL ? full : commit);
