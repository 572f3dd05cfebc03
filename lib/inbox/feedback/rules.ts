import type { SiteSession } from '@/lib/identity/types';

/** Whether the sender is anonymous: a visitor, or a trial player, because anyone can create any number of trial accounts. */
export const isAnonymous = (session: Pick<SiteSession, 'kind'> | undefined): boolean =>
  session === undefined || session.kind === 'trial';
