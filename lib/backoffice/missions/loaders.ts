import { listGroups } from '@/lib/cashier/groups/queries';
import { vendorNames } from '@/lib/catalogue/vendors/queries';
import { database } from '@/lib/db/client';
import { memberByAccount } from '@/lib/identity/queries';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { listSegments } from '@/lib/reporting/segments/queries';
import { COUNTED_DAYS } from '@/lib/rewards/missions/constants';
import { missionMember, missionsOf } from '@/lib/rewards/missions/member';
import { getMission, listMissions, missionCounts } from '@/lib/rewards/missions/queries';
import type { MemberMission } from '@/lib/rewards/missions/types';
import { undefinedIfNotFound } from '../rules';

const DAY = 86_400_000;

/** All missions with how often each was done and claimed in the last 30 days. */
export async function loadMissions() {
  const db = database();
  const [missions, counts] = await Promise.all([
    listMissions(db),
    missionCounts(db, new Date(now().getTime() - COUNTED_DAYS * DAY)),
  ]);
  return missions.map((mission) => ({ ...mission, ...(counts.get(mission.id) ?? { done: 0, claimed: 0 }) }));
}

/** One mission; undefined if it does not exist. */
export const findMission = (id: bigint) => undefinedIfNotFound(getMission(database(), id));

/** What the form of a mission offers: groups, segments, vendors, the other missions and the currency. */
export async function loadMissionForm(id?: bigint) {
  const db = database();
  const [groups, segments, vendors, missions] = await Promise.all([
    listGroups(db),
    listSegments(db),
    vendorNames(db),
    listMissions(db),
  ]);
  return {
    groups: groups.map((one) => ({ id: String(one.id), name: one.name })),
    segments: segments.map((one) => ({ id: String(one.id), name: one.name })),
    vendors: vendors.map(({ code, displayName }) => ({ code, name: displayName })),
    missions: missions
      .filter((one) => one.id !== id)
      .map((one) => ({ id: String(one.id), title: one.title, period: one.period })),
    currency: siteConfig().money.currency,
  };
}

/**
 * What a member is shown of the missions at this moment, by account name; undefined if no member has it. `reason` says why a member gets
 * none.
 */
export async function previewMissions(account: string): Promise<
  | {
      memberId: bigint;
      account: string;
      currency: string;
      reason: 'trial' | 'blocked' | 'excluded' | undefined;
      missions: MemberMission[];
    }
  | undefined
> {
  const db = database();
  const found = await memberByAccount(db, account);
  if (!found) return undefined;
  const member = (await missionMember(db, found.id))!;
  const reason =
    found.type === TRIAL_TYPE
      ? ('trial' as const)
      : found.status !== 'active'
        ? ('blocked' as const)
        : (await activeExclusion(db, found.id))
          ? ('excluded' as const)
          : undefined;
  const { current, earlier } = await missionsOf(db, member, now());
  return {
    memberId: found.id,
    account: found.account,
    currency: found.currency,
    reason,
    missions: [...current, ...earlier],
  };
}
