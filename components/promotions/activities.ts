'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/use-session';
import { isTrialType } from '@/lib/identity/account-types';
import { callApi } from '@/lib/platform/http/call';
import type { WirePromotion } from '@/lib/rewards/promotions/wire';

// The cached page is the same for everybody. What a promotion is for the member is loaded once for all cards of a page, without the query
// library: visitors do not load that for a badge.
type Activities = ReadonlyMap<string, WirePromotion>;

let loaded: Activities | undefined;
let loading: { memberId: string } | undefined;
const listeners = new Set<() => void>();

function change(next: Activities | undefined): void {
  loaded = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function load(): Promise<void> {
  try {
    const { list } = await callApi<{ list: WirePromotion[] }>('GET', '/wps/promotions');
    change(new Map(list.map((promotion) => [promotion.id, promotion])));
  } catch {
    // The status of the schedule stays. The next page that is opened tries again.
    loading = undefined;
  }
}

/** Puts the answer of a call in place of what was loaded. */
export function putActivity(promotion: WirePromotion): void {
  change(new Map(loaded).set(promotion.id, promotion));
}

/** Reads all again, for example after a reward was claimed elsewhere. */
export const reloadActivities = (): Promise<void> => load();

/** A promotion as it is for the member; undefined until it is loaded, and for visitors and trial players. */
export function useActivity(id: string): WirePromotion | undefined {
  const { member } = useSession();
  const memberId = member && !isTrialType(member.type) ? member.id : undefined;
  const activities = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  useEffect(() => {
    if (memberId === loading?.memberId) return;
    change(undefined);
    loading = memberId === undefined ? undefined : { memberId };
    if (memberId !== undefined) void load();
  }, [memberId]);
  return memberId === undefined ? undefined : activities?.get(id);
}
