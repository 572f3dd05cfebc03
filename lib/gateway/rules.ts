import { sha256 } from '@/lib/platform/ids';

/** How grants of free rounds of this site begin in calls; all others are a vendor's own. */
const SITE_GRANT = 'free-rounds:';

/** The id of a grant as vendors know it. */
export const grantCode = (id: bigint): string => `${SITE_GRANT}${id}`;

/** Whether a call names a grant of this site. */
export const isSiteGrant = (grantId: string | null | undefined): boolean =>
  grantId?.startsWith(SITE_GRANT) ?? false;

/** A value as JSON text; null for undefined. For a round's details and a transaction's meta. */
export const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * `requestDigest` is the SHA-256 of what a call asks for: the same transaction id with another digest is refused. It does not
 * include the player's token, because a call may be repeated under a later one; the token's player is compared separately.
 * `details` is the JSON of the call's details, or null. It is returned too, because to write it again would be a third of
 * the work.
 */
export function digestRequest(
  operation: string,
  call: { transactionId: string; details?: unknown },
): { requestDigest: Buffer; details: string | null } {
  const details = toJson(call.details);
  const fields: string[] = [];
  // The same text as JSON.stringify, with amounts as strings. Only top-level fields are amounts; a replacer function for
  // JSON.stringify would be called for every part of the details too.
  for (const [name, value] of Object.entries(call)) {
    if (name === 'playerToken' || value === undefined) continue;
    if (typeof value === 'bigint') fields.push(`"${name}":"${value}"`);
    else fields.push(`"${name}":${name === 'details' ? details : JSON.stringify(value)}`);
  }
  return { requestDigest: sha256(`${operation}{${fields.join(',')}}`), details };
}
