/** Texts of emails and SMS that operators change: what is refused, and that the senders use them. */
import { sendMail, sendSms } from '@/lib/identity/outgoing/commands';
import { MAIL_TEMPLATES, SMS_TEMPLATES } from '@/lib/identity/outgoing/templates';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { inTransaction } from '@/lib/db/client';
import { retryMessage } from '@/lib/inbox/commands';
import { deliverMessage } from '@/lib/inbox/jobs';
import type { Provider, SmsText, MailText } from '@/lib/inbox/providers/types';
import { listOutbox } from '@/lib/inbox/queries';
import { saveTemplate } from '@/lib/inbox/templates/commands';
import { templateHistory } from '@/lib/inbox/templates/queries';
import { checkTexts, shippedTexts } from '@/lib/inbox/templates/rules';
import type { TemplateKey, TemplateTexts } from '@/lib/inbox/templates/types';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const ATTEMPT = { attempts: 1, max_attempts: 8 };
const CODE: TemplateKey = { channel: 'sms', template: 'code', locale: 'en' };
const RESET: TemplateKey = { channel: 'email', template: 'resetPassword', locale: 'en' };

it('accepts every shipped text in every language', () => {
  for (const locale of LOCALE_CODES) {
    for (const template of MAIL_TEMPLATES) {
      const key = { channel: 'email', template, locale } as const;
      expect(checkTexts(key, shippedTexts(key))).toEqual(shippedTexts(key));
    }
    for (const template of SMS_TEMPLATES) {
      const key = { channel: 'sms', template, locale } as const;
      expect(checkTexts(key, shippedTexts(key))).toEqual(shippedTexts(key));
    }
  }
});

const codeOf = (key: TemplateKey, texts: TemplateTexts) => {
  try {
    checkTexts(key, texts);
  } catch (error) {
    return (error as { fields: Record<string, { code: string }> }).fields;
  }
  return undefined;
};

it.each([
  ['Your code: {code', 'TEMPLATE_TEXT'],
  ['Your code: {code} {password}', 'TEMPLATE_TEXT'],
  ['Your code: <b>{code}</b>', 'TEMPLATE_TEXT'],
  ['Welcome to {brand}', 'TEMPLATE_NEEDS'],
  [`{code} ${'x'.repeat(250)}`, 'TEMPLATE_SMS_LONG'],
])('refuses the SMS %j', (body, code) => {
  expect(codeOf(CODE, { body })).toMatchObject({ 'texts.body': { code } });
});

it('refuses an email without its button, and a template that does not exist', () => {
  const { subject, body } = shippedTexts(RESET);
  expect(codeOf(RESET, { subject, body })).toMatchObject({ 'texts.action': { code: 'REQUIRED' } });
  expect(() => shippedTexts({ ...RESET, template: 'constructor' })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});

const save = async (key: TemplateKey, version: number, texts: TemplateTexts | null, operatorId: bigint) =>
  inTransaction(held.db, (tx) => saveTemplate(tx, { ...key, version, texts, operatorId }));

it('sends an own text until the shipped one is restored; of two changes at once one is refused', async () => {
  const { id: operator } = await createOperatorBrowser(held.db, 'writer', ['site.write']);
  const sent: SmsText[] = [];
  const sms: Provider<SmsText> = {
    name: 'twilio',
    send: (text) => Promise.resolve(void sent.push(text) as undefined),
  };
  const deliver = async () => {
    await sendSms(held.db, {
      to: '+66812345678',
      locale: 'en',
      template: 'code',
      values: { code: '731902', minutes: 5 },
    });
    const { id } = (await listOutbox(held.db, { limit: 1 }))[0]!;
    await deliverMessage(held.db, { id: String(id) }, ATTEMPT, { sms, email: undefined });
    return sent.at(-1)!.text;
  };
  const results = await Promise.allSettled([
    save(CODE, 0, { body: 'Code {code}, {minutes} min' }, operator),
    save(CODE, 0, { body: '{code}' }, operator),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await save(CODE, 1, { body: 'Use {code} within {minutes} min' }, operator);
  expect(await deliver()).toBe('Use 731902 within 5 min');
  await save(CODE, 2, null, operator);
  expect(await deliver()).toContain('731902 is your');
  expect((await templateHistory(held.db, CODE)).map(({ texts }) => texts?.body ?? null)).toEqual([
    null,
    'Use {code} within {minutes} min',
    expect.any(String) as string,
  ]);
});

it('sends a failed message again, once, and finds it by its address', async () => {
  await sendMail(held.db, {
    to: 'Somebody@example.com',
    locale: 'en',
    template: 'passwordChanged',
    values: { account: 'x' },
  });
  const find = async () => (await listOutbox(held.db, { limit: 5, search: 'somebody@EXAMPLE.com' }))[0]!;
  const { id } = await find();
  const broken: Provider<MailText> = { name: 'smtp', send: () => Promise.reject(new Error('550 no')) };
  await deliverMessage(
    held.db,
    { id: String(id) },
    { attempts: 8, max_attempts: 8 },
    { sms: undefined, email: broken },
  );
  expect(await find()).toMatchObject({ status: 'failed', retryable: true, readable: false });
  const retry = () => inTransaction(held.db, (tx) => retryMessage(tx, id));
  const tries = await Promise.allSettled([retry(), retry()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const sent: MailText[] = [];
  const working: Provider<MailText> = {
    name: 'smtp',
    send: (mail) => Promise.resolve(void sent.push(mail) as undefined),
  };
  await deliverMessage(held.db, { id: String(id) }, ATTEMPT, { sms: undefined, email: working });
  expect(sent).toHaveLength(1);
  expect(await find()).toMatchObject({ status: 'sent', retryable: false });
  await expect(retry()).rejects.toMatchObject({ code: 'NOT_RETRYABLE' });
});
