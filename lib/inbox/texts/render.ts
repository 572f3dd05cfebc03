import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { themeTokens } from '@/lib/platform/theme/tokens';
import { renderMailPage } from './mail-page';

type Values = Record<string, string | number>;

/** Renders an SMS in its reader's language. */
export function renderSms(locale: LocaleCode, template: string, values: Values): string {
  return translator(locale, 'message-templates')(`sms.${template}`, {
    ...values,
    brand: brandName(locale),
  });
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an e-mail in its reader's language as text and as HTML: paragraphs, a large code, a link as a button. */
export function renderMail(locale: LocaleCode, template: string, given: Values): RenderedMail {
  const t = translator(locale, 'message-templates');
  const values: Values = { ...given, brand: brandName(locale) };
  const subject = t(`email.${template}.subject`, values);
  const paragraphs = t(`email.${template}.body`, values).split('\n\n');
  const code = typeof values.code === 'string' ? values.code : undefined;
  const link = typeof values.link === 'string' ? values.link : undefined;
  const action = link ? { link, label: t(`email.${template}.action`) } : undefined;
  const foot = t('email.foot', values);
  const text = [...paragraphs, ...(code ? [code] : []), ...(link ? [link] : []), '--', foot].join('\n\n');
  const html = renderMailPage({
    language: locale,
    direction: localeOf(locale).direction,
    title: subject,
    paragraphs,
    code,
    action,
    foot,
    tokens: themeTokens(siteConfig().theme, 'light'),
  });
  return { subject, text: `${text}\n`, html };
}
