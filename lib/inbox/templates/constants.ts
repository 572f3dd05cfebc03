import {
  MAIL_TEMPLATES,
  SMS_TEMPLATES,
  type MailTemplate,
  type MailValues,
  type SmsTemplate,
  type SmsValues,
} from '@/lib/identity/outgoing/templates';
import type { MessageKind } from '../types';

export const MAX_SUBJECT = 150;
export const MAX_MAIL_BODY = 4_000;
export const MAX_ACTION = 60;
/** Three parts of an SMS in any script. */
export const MAX_SMS = 3 * 67;
/** The longest text of an SMS with its placeholders. */
export const MAX_SMS_TEXT = 600;
/** Versions that the history shows. */
export const HISTORY_SIZE = 20;

const account = 'lanternplayer';
const link = 'https://example.com/link';

/** Examples of the values of every template: for the check of placeholders, the preview and the test message. */
export const MAIL_EXAMPLES: MailValues = {
  resetPassword: { account, link, minutes: 30 },
  passwordChanged: { account },
  emailCode: { account, code: '048213', minutes: 10 },
  loginCode: { account, code: '048213', minutes: 10 },
  newLogin: { account, ip: '203.0.113.9', device: 'Firefox, Linux' },
  guessed: { account, ip: '203.0.113.9' },
  securityChanged: { account },
  feedbackAnswer: { question: 'Where is my deposit?', answer: 'It has arrived.' },
  operatorLink: { account: 'operator', link, hours: 72 },
  exportReady: {
    operator: 'Operator',
    report: 'Revenue',
    table: 'Revenue',
    period: '2026-05-01 – 2026-05-31',
    link,
  },
};

export const SMS_EXAMPLES: SmsValues = {
  code: { code: '048213', minutes: 10 },
  alreadyRegistered: {},
  passwordChanged: { account },
  securityChanged: { account },
};

/** Placeholders that a text must have. Emails do not need them for codes and links, which are added below the text. */
export const NEEDED: Readonly<Record<MessageKind, Readonly<Record<string, readonly string[]>>>> = {
  sms: { code: ['code'] },
  email: { feedbackAnswer: ['answer'] },
};

export const TEMPLATES_OF: Readonly<Record<MessageKind, readonly string[]>> = {
  email: MAIL_TEMPLATES,
  sms: SMS_TEMPLATES,
};

/** The examples of a template; undefined if there is no such template. */
export function examplesOf(
  channel: MessageKind,
  template: string,
): Record<string, string | number> | undefined {
  if (!TEMPLATES_OF[channel].includes(template)) return undefined;
  return channel === 'email'
    ? MAIL_EXAMPLES[template as MailTemplate]
    : SMS_EXAMPLES[template as SmsTemplate];
}
