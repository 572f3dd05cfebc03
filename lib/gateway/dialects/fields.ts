import type { z } from 'zod';
import { badInput, type FieldError } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';

/**
 * Checks a call by the schema of our protocol, so that its rules hold in every dialect. `names` says how the dialect names a field. Throws
 * INVALID_INPUT 400 with the dialect's names.
 */
export function parseCall<Schema extends z.ZodType>(
  schema: Schema,
  call: Record<string, unknown>,
  names: Readonly<Record<string, string>>,
): z.output<Schema> {
  const parsed = schema.safeParse(call, { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields: Record<string, FieldError> = {};
  for (const [name, error] of Object.entries(toFieldErrors(parsed.error)))
    fields[names[name] ?? name] = error;
  throw badInput(fields);
}
