/**
 * The messages to people, with the values of each text. The texts are `message-templates.<channel>.<template>` of
 * messages/<locale>/message-templates.json: `subject`, `body` and, with a link, `action` for an email; one text for an SMS.
 */
export interface MailValues {
  /** `link` sets a new password. It works once, within `minutes`. */
  resetPassword: { account: string; link: string; minutes: number };
  /** The password of an account has been changed. */
  passwordChanged: { account: string };
  /** Proves that an address is the member's. */
  emailCode: { account: string; code: string; minutes: number };
  /** Extra verification of a login from a new place. */
  loginCode: { account: string; code: string; minutes: number };
  /** A login from a new place. */
  newLogin: { account: string; ip: string; device: string };
  /** All tries at the password of an account were used up. */
  guessed: { account: string; ip: string };
  /** A login method was added or removed, or extra verification changed. */
  securityChanged: { account: string };
  /** The operator's answer to feedback of somebody without an account. */
  feedbackAnswer: { question: string; answer: string };
  /** `link` activates an operator's account in the back office. It works once, within `hours`. */
  operatorLink: { account: string; link: string; hours: number };
  /** An export of a report is ready. `link` leads to the back office and needs a login. */
  exportReady: { operator: string; report: string; table: string; period: string; link: string };
}

export interface SmsValues {
  /** Any one-time code by SMS. */
  code: { code: string; minutes: number };
  /** Somebody tries to register with a number that has an account. */
  alreadyRegistered: Record<string, never>;
  /** The password of the account with this number has been changed. */
  passwordChanged: { account: string };
  /** The number itself or another login method was changed. */
  securityChanged: { account: string };
}

export type MailTemplate = keyof MailValues;
export type SmsTemplate = keyof SmsValues;

export const MAIL_TEMPLATES = [
  'resetPassword',
  'passwordChanged',
  'emailCode',
  'loginCode',
  'newLogin',
  'guessed',
  'securityChanged',
  'feedbackAnswer',
  'operatorLink',
  'exportReady',
] as const satisfies readonly MailTemplate[];

/** Messages whose text the outbox does not show: a person who reads the link gets the operator's permissions. */
export const UNREADABLE_TEMPLATES: readonly string[] = ['operatorLink'] satisfies readonly MailTemplate[];

export const SMS_TEMPLATES = [
  'code',
  'alreadyRegistered',
  'passwordChanged',
  'securityChanged',
] as const satisfies readonly SmsTemplate[];
