import { isIP } from 'node:net';
import type { RawBuilder } from 'kysely';
import { readAccountNumber } from '@/lib/cashier/account-numbers';
import { numberDigest } from '@/lib/cashier/payees/secrets';
import { sql, type Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { contactLookup } from '@/lib/identity/contacts/queries';
import { COUNTRIES } from '@/lib/identity/mobile/countries';
import { normaliseNumber } from '@/lib/identity/mobile/normalise';
import { internationalToE164, toE164 } from '@/lib/identity/mobile/rules';
import { nameLookup } from '@/lib/identity/profile/vault';
import { accountKey } from '@/lib/identity/queries';

/** The fields by which a member can be found. The first ones are the most certain. */
export const MATCHES = [
  'id',
  'referralCode',
  'mobile',
  'email',
  'name',
  'bankAccount',
  'address',
  'request',
  'bankReference',
  'bankAccountEnd',
  'account',
] as const;
export type Match = (typeof MATCHES)[number];

/** The most members that one field can find. Nobody reads a longer list. */
const MAX_FOUND = 500;
/** A trigram index needs three characters; a shorter text finds beginnings of account names. */
const MIN_PART = 3;

/** What a searched text finds. */
export interface Found {
  /** A pattern for lower(account). */
  pattern: string;
  /** The members found by other fields. */
  matches: ReadonlyMap<bigint, Match>;
}

/** The pattern of account names that a text finds: a part of the name, or its beginning if the text is short. */
export function accountPattern(text: string): string {
  const key = escapeLike(accountKey(text));
  return accountKey(text).length < MIN_PART ? `${key}%` : `%${key}%`;
}

/**
 * The E.164 numbers that a typed number can stand for: the number itself if it has a country code, otherwise the number of each country in
 * which it is valid.
 */
function numbersOf(text: string): string[] {
  const international = internationalToE164(text) ?? internationalToE164(`+${text}`);
  const found = international ? [international] : [];
  if (!/^\d{6,15}$/.test(normaliseNumber(text))) return found;
  const codes = new Set(COUNTRIES.map(({ dialling }) => dialling));
  return [...new Set([...found, ...[...codes].flatMap((code) => toE164(code, text) ?? [])])];
}

/** One query of member ids for each field of which the text can be a value. Each query uses an index. */
function meaningsOf(text: string): [Match, RawBuilder<unknown>][] {
  const found: [Match, RawBuilder<unknown>][] = [];
  const add = (match: Match, query: RawBuilder<unknown>) => found.push([match, query]);
  const id = /^#?([1-9]\d{0,17})$/.exec(text)?.[1];
  if (id) {
    add('id', sql`SELECT m.id FROM identity.member m WHERE m.id = ${BigInt(id)}`);
    add('request', sql`SELECT d.member_id FROM cashier.deposit d WHERE d.id = ${BigInt(id)}`);
    add('request', sql`SELECT w.member_id FROM cashier.withdrawal w WHERE w.id = ${BigInt(id)}`);
  }
  if (/^[A-Za-z0-9]{4,16}$/.test(text))
    add(
      'referralCode',
      sql`SELECT m.id FROM identity.member m WHERE m.referral_code = ${text.toUpperCase()}`,
    );
  const contact = (match: 'mobile' | 'email', values: readonly string[]) =>
    add(
      match,
      sql`SELECT c.member_id FROM identity.contact c
           WHERE c.kind = ${match} AND c.lookup = ANY (${values.map((value) => contactLookup(match, value))}::bytea[])`,
    );
  const numbers = numbersOf(text);
  if (numbers.length > 0) contact('mobile', numbers);
  if (text.includes('@')) contact('email', [text]);
  const name = nameLookup(text);
  add('name', sql`SELECT p.member_id FROM identity.profile_field p WHERE p.lookup = ${name}`);
  add('name', sql`SELECT p.member_id FROM cashier.payee p WHERE p.holder_lookup = ${name}`);
  const { number } = readAccountNumber(text);
  if (number)
    add(
      'bankAccount',
      sql`SELECT p.member_id FROM cashier.payee p WHERE p.number_digest = ${numberDigest(number)}`,
    );
  // The last four characters are not sealed. If the text is longer, its last four must match.
  const tail = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (tail.length === 4)
    add('bankAccountEnd', sql`SELECT p.member_id FROM cashier.payee p WHERE p.number_tail = ${tail}`);
  if (isIP(text)) add('address', sql`SELECT s.member_id FROM identity.session s WHERE s.ip = ${text}`);
  if (text.length >= 4) {
    const beginning = `${escapeLike(text.toLowerCase())}%`;
    add(
      'bankReference',
      sql`SELECT d.member_id FROM cashier.deposit d
           WHERE d.bank_reference IS NOT NULL AND lower(d.bank_reference) LIKE ${beginning}`,
    );
    add(
      'bankReference',
      sql`SELECT w.member_id FROM cashier.withdrawal w
           WHERE w.payment_reference IS NOT NULL AND lower(w.payment_reference) LIKE ${beginning}`,
    );
    add(
      'request',
      sql`SELECT d.member_id FROM cashier.deposit d WHERE d.reference LIKE ${`${escapeLike(text.toUpperCase())}%`}`,
    );
  }
  return found;
}

/**
 * Finds members by anything: number, part of the account name, referral code, mobile number, email address, real name, bank account
 * or its last four characters, address of a session, number of a request, bank's reference. Sealed fields are found by their whole value.
 */
export async function findMembers(db: Db, text: string): Promise<Found> {
  const parts = meaningsOf(text).map(
    ([match, query]) =>
      sql`(SELECT DISTINCT f.id, ${sql.lit(match)} AS match FROM (${query} LIMIT ${MAX_FOUND}) f (id))`,
  );
  const { rows } = await sql<{ id: bigint; match: Match }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  const matches = new Map<bigint, Match>();
  for (const match of [...MATCHES].reverse())
    for (const row of rows) if (row.match === match) matches.set(row.id, match);
  return { pattern: accountPattern(text), matches };
}
