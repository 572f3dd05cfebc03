import type { Db } from '@/lib/db/client';
import { badInput, notFound, type FieldError } from '@/lib/platform/errors';
import { PATTERNS } from '../patterns';
import { fieldRules } from '../queries';
import { memberField, registrationSetting } from '../../member-fields';
import { WIDEST } from './constants';
import type { FieldRuleInput } from './schema';

/**
 * Sets the rule of one registration field (REG-3). Returns the former rule. Throws NOT_FOUND 404 for an unknown field,
 * INVALID_INPUT 400 if the site needs another rule.
 */
export async function setFieldRule(db: Db, input: FieldRuleInput): Promise<FieldRuleInput> {
  const rule = (await fieldRules(db)).find(({ field }) => field === input.field);
  if (!rule || registrationSetting(input.field) === 'derived') throw notFound();
  const { field, enabled, required, patternId, minLength, maxLength } = rule;
  const before = { field, enabled, required, patternId, minLength, maxLength } as FieldRuleInput;
  const errors = problems(before, input);
  if (Object.keys(errors).length > 0) throw badInput(errors);
  await db
    .updateTable('identity.register_field')
    .set({
      enabled: input.enabled,
      required: input.required,
      accepted_pattern:
        registrationSetting(field) === 'fixed' ? rule.acceptedPattern : PATTERNS[input.patternId],
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
  const setting = registrationSetting(input.field);
  if (setting === 'always' && !input.enabled) refuse('enabled');
  if (setting === 'always' && !input.required) refuse('required');
  if (setting === 'fixed')
    for (const name of ['required', 'patternId', 'minLength', 'maxLength'] as const)
      if (input[name] !== before[name]) refuse(name);
  const { least, most } = memberField(input.field)?.registration?.bounds ?? WIDEST;
  if (input.minLength < least) refuse('minLength');
  if (input.maxLength > most || input.maxLength < input.minLength) refuse('maxLength');
  return errors;
}
