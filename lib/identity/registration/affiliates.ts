import type { Db } from '@/lib/db/client';
import { isAgentType } from '../account-types';
import { agentOfDomain } from '../affiliate-domains/queries';
import { memberByReferralCode } from '../queries';
import { createLimit } from '../throttle/limit';
import { linkByCode, type InvitationLink } from './links';

// There are 8.5 * 10^11 codes: at this rate nobody finds one by trying.
const perAddress = createLimit('affiliate-ip', 60, 60);

export interface Affiliate {
  id: bigint;
  /** The agent's code, or that of the link. */
  code: string;
  /** The link whose code it is. */
  link?: InvitationLink;
}

/** Returns the agent with this affiliate code, or with an open link of this code, if there is one who is not blocked. */
export async function affiliateByCode(db: Db, code: string): Promise<Affiliate | undefined> {
  const found = await memberByReferralCode(db, code);
  if (found) return isAgentType(found.type) ? { id: found.id, code: code.toUpperCase() } : undefined;
  const link = await linkByCode(db, code);
  return link && { id: link.agentId, code: code.toUpperCase(), link };
}

/** Returns the agent of a code or, without a code, of the domain. */
export function affiliateOf(
  db: Db,
  given: { affiliateCode?: string | undefined; domain?: string | undefined },
): Promise<Affiliate | undefined> {
  if (given.affiliateCode) return affiliateByCode(db, given.affiliateCode);
  return given.domain ? agentOfDomain(db, given.domain) : Promise.resolve(undefined);
}

/** GET /wps/agent/affiliate: whether such an agent exists. Throws TOO_MANY_REQUESTS 429. */
export async function checkAffiliate(
  db: Db,
  given: { code?: string | undefined; domain?: string | undefined },
  ip: string,
): Promise<{ valid: boolean; affiliateCode: string | null }> {
  await perAddress.take(ip);
  const found = await affiliateOf(db, { affiliateCode: given.code, domain: given.domain });
  return { valid: found !== undefined, affiliateCode: found?.code ?? null };
}
