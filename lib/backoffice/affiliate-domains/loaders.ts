import { database } from '@/lib/db/client';
import { affiliateDomains } from '@/lib/identity/affiliate-domains/queries';

/** Lists the domains of agents. */
export const listAffiliateDomains = () => affiliateDomains(database());
