import type { SiteSession } from '@/lib/identity/types';

/** Whether the sender is anonymous: a visitor, or a trial player, because anyone can create any number of trial accounts. */
export const isAnonymous = (session: Pick<SiteSession, 'kind'> | undefined): boolean =>
  session === undefined || session.kind === 'trial';

/** Returns the contact if it is an email address; undefined if it is a telephone number, for example. */
export function mailAddressOf(contact: string | undefined): string | undefined {
  const text = contact?.trim() ?? '';
  return text.length <= 254 && /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()".]{2,}$/.test(text)
    ? text
    : undefined;
}

/** What a member sees of the state of their feedback. */
export function ownStatus(
  status: string,
  answer: string | null,
): 'received' | 'working' | 'answered' | 'closed' {
  if (status === 'done') return answer === null ? 'closed' : 'answered';
  return status === 'working' ? 'working' : 'received';
}
