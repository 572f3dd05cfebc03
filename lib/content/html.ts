import sanitize from 'sanitize-html';
import { badInput } from '@/lib/platform/errors';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'blockquote',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
  ],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/**
 * Removes everything but structure and links from an operator's HTML: no scripts, styles, pictures or handlers
 * (docs/trust.md X13).
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    ...OPTIONS,
    allowedAttributes: { ...OPTIONS.allowedAttributes, a: ['href', 'rel'] },
  });
}

/** Cleans a text of HTML in every language. A language of which nothing is left is left out. */
export function cleanText(text: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const cleaned = Object.entries(text).map(
    ([locale, html]) => [locale, cleanHtml(html ?? '').trim()] as const,
  );
  return Object.fromEntries(cleaned.filter(([, html]) => html !== ''));
}

/** As cleanText, for a required text. Throws INVALID_INPUT on `<field>.en` if nothing of the English text is left. */
export function cleanBody(
  text: Readonly<Record<string, string | undefined>>,
  field = 'body',
): Record<string, string> {
  const cleaned = cleanText(text);
  if (!cleaned.en) throw badInput({ [`${field}.en`]: { code: 'REQUIRED' } });
  return cleaned;
}
