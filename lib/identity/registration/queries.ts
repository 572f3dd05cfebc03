import type { Db } from '@/lib/db/client';
import type { FieldRule } from './rules';

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
