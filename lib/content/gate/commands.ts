import { sql, type Db } from '@/lib/db/client';
import { badInput } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { statusRow } from './queries';
import { isBarred, prepareStatus } from './rules';
import { network, type MaintenanceInput, type RegionInput } from './schema';
import type { Visitor } from './types';

/**
 * Opens or closes the site. Every process follows within two seconds (status-cache.ts). Throws INVALID_INPUT 400 if the end is in the
 * past.
 */
export async function setMaintenance(db: Db, input: MaintenanceInput): Promise<void> {
  const end = input.maintenance && input.maintenanceEnd ? new Date(input.maintenanceEnd) : null;
  if (end && end <= now()) throw badInput({ maintenanceEnd: { code: 'END_PASSED' } });
  await db
    .updateTable('content.site_status')
    .set({ maintenance: input.maintenance, maintenance_end: end, changed_at: now() })
    .execute();
}

const upperCase = (codes: readonly string[]) => [...new Set(codes.map((code) => code.toUpperCase()))].sort();

/** Cast by inet first: an address with a shorter prefix stands for its network, which cidr alone refuses. */
const cidrs = (texts: readonly string[]) =>
  sql<string[]>`(SELECT coalesce(array_agg(DISTINCT network(one::inet)), '{}')
     FROM unnest(${texts.map((text) => network(text)!)}::text[]) AS one)`;

/**
 * Sets the region rules. `visitor` is the operator who sets them: rules that bar this visitor are refused, because they were typed
 * wrongly. Throws INVALID_INPUT 400 (REGION_BARS_YOU, with the operator's address and country). The caller's database transaction takes the
 * rules back.
 */
export async function setRegionRules(
  db: Db,
  input: RegionInput,
  visitor: Visitor | undefined,
): Promise<void> {
  await db
    .updateTable('content.site_status')
    .set({
      blocked_countries: upperCase(input.blockedCountries),
      blocked_networks: cidrs(input.blockedNetworks),
      allowed_countries: upperCase(input.allowedCountries),
      allowed_networks: cidrs(input.allowedNetworks),
      changed_at: now(),
    })
    .execute();
  if (!visitor) return;
  const row = await statusRow(db);
  const rules = prepareStatus({ ...row, ...UNUSED });
  if (!isBarred(rules, visitor)) return;
  const values = { address: visitor.ip, country: visitor.country() ?? '?' };
  const field = isBarred({ ...rules, allowedCountries: new Set(), allowedNetworks: [] }, visitor)
    ? isBarred(
        { ...rules, blockedCountries: new Set(), allowedCountries: new Set(), allowedNetworks: [] },
        visitor,
      )
      ? 'blockedNetworks'
      : 'blockedCountries'
    : 'allowedCountries';
  throw badInput({ [field]: { code: 'REGION_BARS_YOU', values } });
}

/** Fields of a status that region rules do not depend on. */
const UNUSED = {
  maintenance: false,
  maintenanceEnd: null,
  servicePath: null,
  mirrors: [],
  frameOrigins: [],
  closedVendors: [],
  languages: { offered: [], start: 'en' as const, untranslated: true },
};
