import type { SiteSession } from '@/lib/identity/types';

/** Whether nobody answers for what is sent: a visitor, or a trial account, of which anybody may have any number. */
export const isStranger = (session: Pick<SiteSession, 'kind'> | undefined): boolean =>
  session === undefined || session.kind === 'trial';
