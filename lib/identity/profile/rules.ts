import type { FieldError } from '@/lib/platform/errors';
import { checkField } from '../registration/rules';
import { MEMBER_FIELDS, type ProfileField } from '../member-fields';

/** The youngest age at which a person may play, in years (PROT-1). */
export const MINIMUM_AGE = 18;

/**
 * The error of one profile field; undefined if the value is valid or empty. A birthday must be a real date, at least 18 and at most
 * 120 years before `today`.
 */
export function checkProfileField(field: ProfileField, value: string, today: Date): FieldError | undefined {
  const broken = checkField(
    { field, enabled: true, required: false, ...MEMBER_FIELDS[field].profile },
    value,
  );
  if (broken || value === '') return broken;
  return field === 'birthday' ? checkBirthday(value, today) : undefined;
}

function checkBirthday(value: string, today: Date): FieldError | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return { code: 'INVALID' };
  const age = fullYears(value, today.toISOString().slice(0, 10));
  if (age < MINIMUM_AGE) return { code: 'AGE' };
  return age > 120 ? { code: 'INVALID' } : undefined;
}

/** Completed years between two days (yyyy-MM-dd). The last year counts from its birthday. */
function fullYears(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
