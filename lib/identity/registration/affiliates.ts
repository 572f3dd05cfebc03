import type { Db } from '@/lib/db/client';
import { AGENT_TYPES } from '../constants';
import { memberByReferralCode } from '../queries';
import { createLimit } from '../throttle/limit';

// A code is one of 8.5 * 10^11: at this pace nobody finds one by trying.
const perAddress = createLimit('affiliate-ip', 60, 60);

export interface Affiliate {
  id: bigint;
  /** The agent's code. */
  code: string;
}

/** The agent behind an affiliate code: an agent in good standing; undefined where there is none. */
export async function affiliateByCode(db: Db, code: string): Promise<Affiliate | undefined> {
  const found = await memberByReferralCode(db, code);
  return found && AGENT_TYPES.includes(found.type) ? { id: found.id, code: code.toUpperCase() } : undefined;
}

/** The agent whose own domain it is: the flag `affiliateDomains` names a code per host. */
async function affiliateByDomain(db: Db, domain: string): Promise<Affiliate | undefined> {
  const row = await db
    .selectFrom('content.flag')
    .select('value')
    .where('key', '=', 'affiliateDomains')
    .executeTakeFirst();
  const codes = (row?.value ?? {}) as Record<string, unknown>;
  const host = domain.toLowerCase();
  const code = Object.hasOwn(codes, host) ? codes[host] : undefined;
  return typeof code === 'string' ? affiliateByCode(db, code) : undefined;
}

/** The agent that a code, or without one the domain, stands for. */
export function affiliateOf(
  db: Db,
  given: { affiliateCode?: string | undefined; domain?: string | undefined },
): Promise<Affiliate | undefined> {
  if (given.affiliateCode) return affiliateByCode(db, given.affiliateCode);
  return given.domain ? affiliateByDomain(db, given.domain) : Promise.resolve(undefined);
}

/** GET /wps/agent/affiliate: whether there is such an agent. Throws TOO_MANY_REQUESTS 429. */
export async function checkAffiliate(
  db: Db,
  given: { code?: string | undefined; domain?: string | undefined },
  ip: string,
): Promise<{ valid: boolean; affiliateCode: string | null }> {
  await perAddress.take(ip);
  const found = await affiliateOf(db, { affiliateCode: given.code, domain: given.domain });
  return { valid: found !== undefined, affiliateCode: found?.code ?? null };
}
