import { LOCALE_CODES } from '@/lib/i18n/locales';
import { MAIL_TEMPLATES, SMS_TEMPLATES } from '@/lib/identity/outgoing/templates';
import { maskRecipient } from '@/lib/identity/outgoing/rules';
import { renderMail, renderSms } from '@/lib/inbox/texts/render';

const values = {
  account: '<b>mali</b>',
  code: '048213',
  minutes: 10,
  hours: 72,
  link: 'https://lantern.example/reset#abc',
  ip: '203.0.113.9',
  device: 'Firefox on Linux',
  operator: '<b>Anong</b>',
  report: '<b>Revenue</b>',
  table: 'Revenue',
  question: '<b>Where is it?</b>',
  answer: '<b>Here</b>',
  period: '2026-05-01 – 2026-05-31',
};

describe.each(LOCALE_CODES)('in %s', (locale) => {
  it.each(SMS_TEMPLATES)('the SMS %s is complete and has at most three parts', (template) => {
    const text = renderSms(locale, template, values);
    expect(text).not.toMatch(/[{}]|sms\./);
    // At most three parts: of 67 characters if the script needs UCS-2, of 153 in GSM 7-bit.
    expect(text.length).toBeLessThanOrEqual(3 * 67);
  });

  it.each(MAIL_TEMPLATES)('the email %s is complete and escapes what a member has entered', (template) => {
    const { subject, text, html } = renderMail(locale, template, values);
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}]|email\.|outgoing/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain(`lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).not.toContain('<b>');
  });
});

it.each([
  ['sms', '+66812345678', '+66•••••78'],
  ['email', 'mali@example.com', 'm•••@example.com'],
  ['email', '🏮x@example.com', '🏮•••@example.com'],
  ['email', 'not an address', '•••'],
] as const)('the masked recipient of %s %s is %s', (channel, to, hint) =>
  expect(maskRecipient(channel, to)).toBe(hint),
);
