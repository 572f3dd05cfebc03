/** The permissions of operators. Each is checked by the pages and calls that need it. */
export const PERMISSIONS = [
  'cashier.read',
  'cashier.decide',
  'cashier.channels',
  'cashier.adjust',
  'members.read',
  'members.write',
  'members.create',
  'protection.read',
  'protection.write',
  'games.write',
  'rounds.void',
  'lottery.read',
  'lottery.settings',
  'lottery.results',
  'lottery.confirm',
  'lottery.void',
  'content.write',
  'site.write',
  'promotions.read',
  'promotions.write',
  'promotions.decide',
  'points.read',
  'points.write',
  'points.decide',
  'points.adjust',
  'rewards.read',
  'rewards.manage',
  'bonuses.write',
  'missions.read',
  'missions.write',
  'rebate.read',
  'rebate.write',
  'vip.read',
  'vip.write',
  'vip.assign',
  'agents.read',
  'agents.write',
  'agents.contracts',
  'agents.rules',
  'commissions.read',
  'commissions.pay',
  'inbox.send',
  'chat.answer',
  'reports.read',
  'reports.export',
  'risk.read',
  'risk.decide',
  'audit.read',
  'outbox.read',
  'jobs.run',
  'integrations.write',
  'operators.write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const MINUTE = 60_000;

/** Limits of an operator's session. They are short, because it moves other people's money. */
export const OPERATOR_SESSION = { idle: 30 * MINUTE, absolute: 10 * 60 * MINUTE, seenEvery: MINUTE } as const;

/** Session cookie of the back office. It differs from the site's, so that neither is valid for the other. */
export const OPERATOR_COOKIE = 'croupier-office';

/** Cookie of a login whose second factor is not checked yet. It gives no access. */
export const OPERATOR_LOGIN_COOKIE = 'croupier-office-login';

/** Cookie that identifies a browser in which an operator has logged in before. It gives no access. */
export const OPERATOR_DEVICE_COOKIE = 'croupier-office-device';
