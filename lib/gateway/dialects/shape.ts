import { badInput, type FieldError } from '@/lib/platform/errors';

/**
 * What tells the body of an operation from those of the others of its dialect. The signature of a dialect does not cover the operation, so that
 * a recorded body could be sent as another one: of any two operations one requires a field that the other refuses.
 */
export interface Shape {
  /** Fields that are there; of a list, at least one. */
  requires: readonly (string | readonly string[])[];
  /** Fields that are not there. */
  refuses: readonly string[];
  /** Moves no money and changes nothing: two such operations need not be told apart. */
  readsOnly?: true;
}

type Fields = Readonly<Record<string, unknown>>;

/** An empty parameter is no part of the hash of `form`, so that it counts as absent. */
const isThere = (fields: Fields, name: string): boolean =>
  fields[name] !== undefined && fields[name] !== null && fields[name] !== '';

/** Throws INVALID_INPUT 400 on each field that is missing, or that another operation has. */
export function requireShape(fields: Fields, { requires, refuses }: Shape): void {
  const wrong: Record<string, FieldError> = {};
  for (const names of requires.map((entry) => [entry].flat()))
    if (!names.some((name) => isThere(fields, name))) wrong[names[0]!] = { code: 'REQUIRED' };
  for (const name of refuses) if (isThere(fields, name)) wrong[name] = { code: 'INVALID' };
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
}
