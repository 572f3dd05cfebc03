import { USUAL_LIMITS } from '@/lib/cashier/constants';
import { flag } from '@/lib/content/queries';
import { database } from '@/lib/db/client';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { zoneName } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { agentRulesAt } from '../rules/queries';
import type { AgentRules } from '../rules/types';

/** What the landing page says about the programme: the rules of now, as operators have set them. */
export interface Programme {
  /** Whether the site has contracts (AGENTPOLICY3). */
  hasContracts: boolean;
  currency: string;
  /** The offset of the zone in which days begin. */
  zone: string;
  /** A usual small amount of the currency, of which the example has multiples, and the smallest coin; decimal strings. */
  unit: string;
  coin: string;
  rules: AgentRules;
}

/** The rules and settings of the programme at this moment. */
export async function loadProgramme(): Promise<Programme> {
  const db = database();
  const currency = siteCurrency();
  const [hasContracts, { rules }] = await Promise.all([
    flag(db, 'AGENTPOLICY3', true),
    agentRulesAt(db, now()),
  ]);
  const [unit] = USUAL_LIMITS[currency] ?? [100];
  return {
    hasContracts,
    currency,
    zone: zoneName(settlementZone()),
    unit: formatDecimal(BigInt(unit) * UNIT),
    coin: formatDecimal(smallestCoin(currency)),
    rules,
  };
}
