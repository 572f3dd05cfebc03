import type { Db } from '@/lib/db/client';
import { settingsOf, type FieldRule, type RegistrationSettings } from './rules';

/** What registration asks for on this site, in the form's order. */
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

/** Which ways of registering the site has; its flags, read from the table as siteFlag does. */
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
  return settingsOf(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
