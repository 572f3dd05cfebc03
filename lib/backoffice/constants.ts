/** What an operator may be allowed; each is checked in the room that does the thing. */
export const PERMISSIONS = [
  'cashier.read',
  'cashier.decide',
  'members.read',
  'members.write',
  'content.write',
  'site.write',
  'reports.read',
  'audit.read',
  'outbox.read',
  'operators.write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const MINUTE = 60_000;

/** An operator's session: short, because it moves other people's money. */
export const OFFICE_SESSION = { idle: 30 * MINUTE, absolute: 10 * 60 * MINUTE, seenEvery: MINUTE } as const;

/** The back office's cookie; another than the site's, so that neither opens the other. */
export const OFFICE_COOKIE = 'croupier-office';

/** Tells the browsers apart in which an operator has logged in before; it opens nothing. */
export const OFFICE_DEVICE_COOKIE = 'croupier-office-device';
