import type { Db } from '@/lib/db/client';
import { memberByContact } from '../contacts/queries';
import { memberByAccount } from '../queries';
import type { Member } from '../wire';
import { internationalToE164 } from './rules';

/**
 * The member whom a login's first box names: by account name, or by their proven number with its country (+66…), which
 * no account name can look like. One query either way.
 */
export function memberByLoginName(db: Db, typed: string): Promise<Member | undefined> {
  const number = internationalToE164(typed);
  return number ? memberByContact(db, 'mobile', number) : memberByAccount(db, typed);
}
