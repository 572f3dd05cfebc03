import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/platform/http/call';
import type { FieldError } from '@/lib/platform/errors';

/** Translates within the namespace `errors`. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Makes a resolver for react-hook-form of a check that returns one error code per field. `translate` works in the namespace
 * `errors`.
 */
export function codeResolver<Values extends FieldValues>(
  check: (values: Values) => Record<string, FieldError>,
  translate: Translate,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(check(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([name, { code, values: numbers }]) => [
        name,
        { type: code, message: translate(`fields.${code}`, numbers) },
      ]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Shows a failed call in a form (ERR-2): field errors beside their fields, of which the first gets the focus. Returns the
 * message for the form as a whole, or undefined if the fields show the errors.
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  setError: UseFormSetError<Values>,
  translate: Translate,
): string | undefined {
  if (!(error instanceof ApiError)) return translate('UNKNOWN_ERROR');
  const fieldErrors = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  fieldErrors.forEach(([name, { code, message }], index) =>
    setError(name as Path<Values>, { type: code, message }, { shouldFocus: index === 0 }),
  );
  if (fieldErrors.length > 0) return undefined;
  return error.message || translate('NETWORK');
}
