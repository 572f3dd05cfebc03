import type { z } from 'zod';
import type { FieldError } from '../errors';

/**
 * Maps zod's issues to one code per field. A schema sets a code of its own as the message
 * (`z.string().regex(…, 'USERNAME_PATTERN')`); other issues get a general code (`errors.fields.*`).
 */
export function toFieldErrors(error: z.ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= toFieldError(issue);
  }
  return fields;
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  if (/^[A-Z][A-Z0-9_]+$/.test(issue.message)) {
    const values =
      issue.code === 'custom' ? (issue.params as Record<string, string | number> | undefined) : undefined;
    return values ? { code: issue.message, values } : { code: issue.message };
  }
  if (issue.code === 'too_small') return { code: 'TOO_SMALL', values: { minimum: String(issue.minimum) } };
  if (issue.code === 'too_big') return { code: 'TOO_BIG', values: { maximum: String(issue.maximum) } };
  if (issue.code === 'invalid_type' && issue.input === undefined) return { code: 'REQUIRED' };
  return { code: 'INVALID' };
}
