import { z } from 'zod';

/** GET /wps/member/info and `info` of the login calls: the member's own data. */
export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  userName: z.string(),
  type: z.number(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  currency: z.string(),
  icon: z.number(),
  referralCode: z.string(),
  /** False for a member who registered by a social account or a code and has never set one. */
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  createdAt: z.string(),
});

export type MemberInfo = z.output<typeof memberInfo>;

/** The response of login, registration and free play. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  info: memberInfo,
});

export type LoginValue = z.output<typeof loginValue>;
