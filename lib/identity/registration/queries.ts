import type { Db } from '@/lib/db/client';
import { toRegistrationSettings, type FieldRule, type RegistrationSettings } from './rules';

/** Returns the site's registration fields, in the form's order. */
export function fieldRules(db: Db): Promise<FieldRule[]> {
  return db
    .selectFrom('identity.register_field')
    .select([
      'field',
      'enabled',
      'required',
      'accepted_pattern as acceptedPattern',
      'min_length as minLength',
      'max_length as maxLength',
      'pattern_id as patternId',
    ])
    .orderBy('position')
    .execute();
}

/** Returns the registration methods of the site; reads the flags from the table, as siteFlag does. */
export async function registrationSettings(db: Db): Promise<RegistrationSettings> {
  const rows = await db
    .selectFrom('content.flag')
    .select(['key', 'value'])
    .where('key', 'in', [
      'mobileRegistration',
      'MOBILENUMREG3',
      'smsVerification',
      'mobilePasswordRegistration',
    ])
    .execute();
  return toRegistrationSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
