import type { Permission } from '../constants';

/** The roles that every site has, in the order in which they are shown. `owner` has every permission and cannot be changed. */
export const SHIPPED_ROLES = [
  'owner',
  'finance',
  'risk',
  'content',
  'support',
  'marketing',
  'auditor',
] as const;
export type ShippedRole = (typeof SHIPPED_ROLES)[number];

/** Permissions that move money, set what is paid out, or give such permissions. docs/operations.md lists them. */
export const MONEY_PERMISSIONS: readonly Permission[] = [
  'cashier.decide',
  'cashier.channels',
  'cashier.adjust',
  'promotions.write',
  'promotions.decide',
  'points.write',
  'points.adjust',
  'rewards.manage',
  'bonuses.write',
  'missions.write',
  'rebate.write',
  'commissions.pay',
  'vip.write',
  'vip.assign',
  'agents.write',
  'agents.contracts',
  'agents.rules',
  'rounds.void',
  'lottery.settings',
  'lottery.results',
  'lottery.confirm',
  'lottery.void',
  'operators.write',
  // A person who has a vendor's secret can sign wins.
  'integrations.write',
];

/** Whom the back office asks for a second factor: nobody, operators with a permission of MONEY_PERMISSIONS, or everybody. */
export const SECOND_FACTOR_CHOICES = ['off', 'money', 'always'] as const;
export type SecondFactorChoice = (typeof SECOND_FACTOR_CHOICES)[number];
/** A flag of lib/content; only an owner changes it. */
export const SECOND_FACTOR_SETTING = { key: 'backoffice.secondFactor', shipped: 'money' } as const;

/** An account name: the constraint of backoffice.operator. */
export const OPERATOR_ACCOUNT = /^[a-z][a-z0-9._-]{2,31}$/;
export const MAX_NAME_LENGTH = 64;
export const MAX_ROLE_NAME_LENGTH = 40;
export const MAX_ROLE_DESCRIPTION_LENGTH = 200;

/** The shortest password, and the length that is recommended to an operator without a second factor (docs/trust.md X1). */
export const MIN_PASSWORD_LENGTH = 8;
export const RECOMMENDED_PASSWORD_LENGTH = 15;
export const MAX_PASSWORD_LENGTH = 200;

const MINUTE = 60_000;

/** How long an activation link works: over a weekend. */
export const ACTIVATION_HOURS = 72;
export const ACTIVATION_LIFETIME = ACTIVATION_HOURS * 60 * MINUTE;

/** A login waits this long for its second factor, and allows this many answers. */
export const LOGIN_CHALLENGE_LIFETIME = 10 * MINUTE;
export const LOGIN_CHALLENGE_TRIES = 5;

/** Within this time after a login, a second factor is added without the password. */
export const FRESH_LOGIN = 10 * MINUTE;

/** How many passkeys an operator can have. */
export const MAX_OPERATOR_PASSKEYS = 10;
