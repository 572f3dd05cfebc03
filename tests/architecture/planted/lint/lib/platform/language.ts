// Refused: eslint/eqeqeq, eslint/no-array-constructor, eslint/no-console, eslint/no-unused-expressions, eslint/no-unused-vars (4),
// eslint/no-var, eslint/prefer-const, eslint/prefer-rest-params, eslint/prefer-spread, import/no-anonymous-default-export
export const isNothing = (value: unknown) => value == undefined;
export const list = new Array(1, 2);

export function show(text: string) {
  console.log(text);
  console.error(text);
}

export function idle(count: number) {
  count + 1;
}

const never = 1;
const shape = 1;
export type Shape = typeof shape;
export const first = (used: number, unused: number, _ignored: number) => used;
export function swallow(work: () => void) {
  try {
    work();
  } catch (error) {}
}

export var old = 1;
let constant = 1;
export const constants = [constant];

export function rest() {
  return arguments[0];
}
export const apply = (add: (...terms: number[]) => number, terms: number[]) => add.apply(undefined, terms);

export default { constants };
