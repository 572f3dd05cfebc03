// Refused: eslint/eqeqeq, Unused oxlint-disable directive (no problems were reported).
// oxlint-disable-next-line eslint/no-console -- There is nothing to switch off.
export const one = 1;
// eslint-disable-next-line eqeqeq -- Only the linter's own comments count.
export const isNothing = (value: unknown) => value == null;
