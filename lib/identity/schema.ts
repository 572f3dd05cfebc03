import { z } from 'zod';

/** GET /wps/member/info and `info` of the login calls: what a member may know of themself. */
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
  /** False for who came by an account elsewhere or a code and has never chosen one. */
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  createdAt: z.string(),
});

export type MemberInfo = z.output<typeof memberInfo>;

/** What login, registration and free play answer. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  info: memberInfo,
});

export type LoginValue = z.output<typeof loginValue>;
