import { accountKey } from '@/lib/identity/queries';
import { checkField, type FieldRule } from '@/lib/identity/registration/rules';
import type { FieldError } from '@/lib/platform/errors';

/**
 * The errors of names by the field `accounts.<place>`: the site's rule of account names, names that are there twice, and names in `taken` (by
 * accountKey). Empty if all can be made.
 */
export function nameErrors(
  names: readonly string[],
  rule: FieldRule | undefined,
  taken: ReadonlySet<string>,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  const seen = new Set<string>();
  names.forEach((name, place) => {
    const key = accountKey(name);
    const wrong = rule && checkField({ ...rule, required: true }, name.normalize('NFKC').trim());
    const error =
      wrong ??
      (seen.has(key) ? { code: 'ACCOUNT_TWICE' } : taken.has(key) ? { code: 'USERNAME_TAKEN' } : undefined);
    if (error) errors[`accounts.${place}`] = error;
    seen.add(key);
  });
  return errors;
}
