import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/platform/http/call';
import type { FieldError } from '@/lib/platform/errors';

/** Translates within the namespace `errors`. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Makes our rules, which give one code per field, what react-hook-form asks before it sends. */
export function codeResolver<Values extends FieldValues>(
  check: (values: Values) => Record<string, FieldError>,
  translate: Translate,
): Resolver<Values> {
  return (values) => {
    const found = Object.entries(check(values));
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      found.map(([name, { code, values: numbers }]) => [
        name,
        { type: code, message: translate(`fields.${code}`, numbers) },
      ]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Puts a failed answer where it belongs: field errors beside their fields (the first gets the focus), anything
 * else as the form's own message, which is returned.
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  setError: UseFormSetError<Values>,
  translate: Translate,
): string | undefined {
  if (!(error instanceof ApiError)) return translate('UNKNOWN_ERROR');
  const known = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  known.forEach(([name, { code, message }], index) =>
    setError(name as Path<Values>, { type: code, message }, { shouldFocus: index === 0 }),
  );
  if (known.length > 0) return undefined;
  return error.message || translate('NETWORK');
}
