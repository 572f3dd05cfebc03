import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { logger } from '@/lib/platform/logger';
import { themeTokens } from '@/lib/platform/theme/tokens';
import { formatText } from '../templates/format';
import type { TemplateTexts } from '../templates/types';
import { renderMailPage } from './mail-page';

type Values = Record<string, string | number>;

/** Renders an SMS in its reader's language. */
export function renderSms(locale: LocaleCode, template: string, given: Values, own?: TemplateTexts): string {
  const values = { ...given, brand: brandName(locale) };
  const shipped = () => translator(locale, 'message-templates')(`sms.${template}`, values);
  return own ? formatOr(shipped, locale, own.body, values) : shipped();
}

/** An operator's text was formatted with examples when it was saved. If it cannot be formatted now, the shipped text is sent. */
function formatOr(shipped: () => string, locale: LocaleCode, text: string, values: Values): string {
  try {
    return formatText(locale, text, values);
  } catch (err) {
    logger.error({ err }, 'a text of an operator could not be formatted');
    return shipped();
  }
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email in its reader's language as text and as HTML: paragraphs, a large code, a link as a button. */
export function renderMail(
  locale: LocaleCode,
  template: string,
  given: Values,
  own?: TemplateTexts,
): RenderedMail {
  const t = translator(locale, 'message-templates');
  const values: Values = { ...given, brand: brandName(locale) };
  const textOf = (name: 'subject' | 'body' | 'action') => {
    const shipped = () => t(`email.${template}.${name}`, values);
    return own?.[name] ? formatOr(shipped, locale, own[name], values) : shipped();
  };
  const subject = textOf('subject').replace(/\s+/g, ' ');
  const paragraphs = textOf('body').split('\n\n');
  const code = typeof values.code === 'string' ? values.code : undefined;
  const link = typeof values.link === 'string' ? values.link : undefined;
  const action = link ? { link, label: textOf('action') } : undefined;
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
