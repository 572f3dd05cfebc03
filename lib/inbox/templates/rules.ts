import type { LocaleCode } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { badInput, notFound } from '@/lib/platform/errors';
import { brandName } from '@/lib/platform/site-config';
import { examplesOf, MAX_SMS, NEEDED } from './constants';
import { badPlaceholder, missingPlaceholder, smsTooLong } from './errors';
import { formatText } from './format';
import type { TemplateKey, TemplateTexts } from './types';

/** The shipped text of a template in a language. Throws NOT_FOUND 404 if there is no such template. */
export function shippedTexts({ channel, template, locale }: TemplateKey): TemplateTexts {
  if (!examplesOf(channel, template)) throw notFound();
  const of = (loadMessages(locale)['message-templates'] as Messages)[channel] as Messages;
  const text = of[template]!;
  return typeof text === 'string' ? { body: text } : (text as unknown as TemplateTexts);
}

/** The values that a text of the template can name. */
export function placeholdersOf({ channel, template }: Omit<TemplateKey, 'locale'>): string[] {
  const examples = examplesOf(channel, template);
  if (!examples) throw notFound();
  return [...Object.keys(examples), 'brand'];
}

/**
 * Checks an operator's text with the examples of the template's values. Returns only the parts that the template has. Throws NOT_FOUND 404
 * if there is no such template, and INVALID_INPUT on `texts.<part>` if a part is missing or malformed, names a value that the message does
 * not have, lacks a required one, or is too long for an SMS.
 */
export function checkTexts(key: TemplateKey, given: TemplateTexts): TemplateTexts {
  const { channel, template, locale } = key;
  const parts = Object.keys(shippedTexts(key)) as (keyof TemplateTexts)[];
  const texts: TemplateTexts = { body: given.body };
  for (const part of parts) {
    const text = given[part];
    if (!text) throw badInput({ [`texts.${part}`]: { code: 'REQUIRED' } });
    texts[part] = text;
    const filled = fill(locale, text, examplesOf(channel, template)!, `texts.${part}`);
    if (channel === 'sms' && filled.length > MAX_SMS) throw smsTooLong(MAX_SMS);
  }
  for (const name of NEEDED[channel][template] ?? []) assertNames(key, texts.body, name);
  return texts;
}

function fill(
  locale: LocaleCode,
  text: string,
  examples: Record<string, string | number>,
  field: string,
): string {
  try {
    return formatText(locale, text, { ...examples, brand: brandName(locale) });
  } catch {
    throw badPlaceholder(field);
  }
}

/** A text names a value if the result changes with the value. */
function assertNames({ channel, template, locale }: TemplateKey, text: string, name: string): void {
  const mark = '\u2603 mark';
  const filled = formatText(locale, text, {
    ...examplesOf(channel, template)!,
    brand: brandName(locale),
    [name]: mark,
  });
  if (!filled.includes(mark)) throw missingPlaceholder('texts.body', name);
}
