import type { Db } from '@/lib/db/client';
import { memberByContact } from '../contacts/queries';
import { memberByAccount } from '../queries';
import type { Member } from '../wire';
import { siteFlag } from '../settings/queries';
import { countriesOf, type Country } from './countries';
import { internationalToE164 } from './rules';

/**
 * Returns the member for the name of a login: an account name, or a verified number with its country (+66…), which no
 * account name can look like. One query in both cases.
 */
export function memberByLoginName(db: Db, typed: string): Promise<Member | undefined> {
  const number = internationalToE164(typed);
  return number ? memberByContact(db, 'mobile', number) : memberByAccount(db, typed);
}

/** The countries whose numbers may register: a setting of the site (`registrationCountries`); all if it is empty. */
export async function registrationCountries(db: Db): Promise<readonly Country[]> {
  return countriesOf(await siteFlag(db, 'registrationCountries', ''));
}
