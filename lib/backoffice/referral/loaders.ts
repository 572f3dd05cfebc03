import { database } from '@/lib/db/client';
import { siteConfig } from '@/lib/platform/site-config';
import { readReferralRules } from '@/lib/rewards/referral/queries';

/** The rules of refer and earn with their version, and the currency of amounts. */
export const loadReferralRules = async () => ({
  ...(await readReferralRules(database())),
  currency: siteConfig().money.currency,
});
