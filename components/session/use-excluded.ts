'use client';

import { useSession } from './use-session';

/** Whether the member has excluded themselves; false for visitors, and until the server has told. Offers are hidden from an excluded member. */
export const useExcluded = (): boolean => (useSession().counts?.excluded ?? 0) > 0;
