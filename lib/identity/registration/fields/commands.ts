import type { Db } from '@/lib/db/client';
import { badInput, notFound, type FieldError } from '@/lib/platform/errors';
import { PATTERNS } from '../patterns';
import { fieldRules } from '../queries';
import { ALWAYS, BOUNDS, DERIVED, FIXED, WIDEST } from './constants';
import type { FieldRuleInput } from './schema';

/**
 * Sets what registration asks of one field (product.md §5); gives what it asked before. Throws NOT_FOUND 404 for a field
 * that there is none of, INVALID_INPUT 400 where the house needs it otherwise.
 */
export async function setFieldRule(db: Db, input: FieldRuleInput): Promise<FieldRuleInput> {
  const rule = (await fieldRules(db)).find(({ field }) => field === input.field);
  if (!rule || DERIVED.includes(input.field)) throw notFound();
  const { field, enabled, required, patternId, minLength, maxLength } = rule;
  const before = { field, enabled, required, patternId, minLength, maxLength } as FieldRuleInput;
  const errors = problems(before, input);
  if (Object.keys(errors).length > 0) throw badInput(errors);
  await db
    .updateTable('identity.register_field')
    .set({
      enabled: input.enabled,
      required: input.required,
      accepted_pattern: FIXED.includes(field) ? rule.acceptedPattern : PATTERNS[input.patternId],
      pattern_id: input.patternId,
      min_length: input.minLength,
      max_length: input.maxLength,
    })
    .where('field', '=', field)
    .execute();
  return before;
}

function problems(before: FieldRuleInput, input: FieldRuleInput): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  const refuse = (name: keyof FieldRuleInput) => (errors[name] = { code: 'INVALID' });
  if (ALWAYS.includes(input.field) && !input.enabled) refuse('enabled');
  if (ALWAYS.includes(input.field) && !input.required) refuse('required');
  if (FIXED.includes(input.field))
    for (const name of ['required', 'patternId', 'minLength', 'maxLength'] as const)
      if (input[name] !== before[name]) refuse(name);
  const { least, most } = BOUNDS[input.field] ?? WIDEST;
  if (input.minLength < least) refuse('minLength');
  if (input.maxLength > most || input.maxLength < input.minLength) refuse('maxLength');
  return errors;
}
