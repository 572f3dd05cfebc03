import sanitize from 'sanitize-html';
import { badInput } from '@/lib/platform/errors';
import { PICTURE_ADDRESS } from './pictures/constants';

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
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(isNumber(width) && isNumber(height) && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    ol: (tagName, { start = '' }) => ({
      tagName,
      attribs: isNumber(start) && start !== '1' ? { start } : ({} as sanitize.Attributes),
    }),
    th: spans,
    td: spans,
  },
  // Only our own pictures, which no other site sees requested, and only with a text for those who cannot see them.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !(PICTURE_ADDRESS.test(attribs.src ?? '') && (attribs.alt ?? '').trim() !== ''),
};

const isNumber = (text: string) => /^[1-9]\d{0,4}$/.test(text);

/** A cell's spans, if it has more than one column or row. */
function spans(tagName: string, { colspan = '', rowspan = '' }: sanitize.Attributes): sanitize.Tag {
  const attribs: sanitize.Attributes = {};
  if (isNumber(colspan) && colspan !== '1') attribs.colspan = colspan;
  if (isNumber(rowspan) && rowspan !== '1') attribs.rowspan = rowspan;
  return { tagName, attribs };
}

/**
 * Removes everything but structure, links and our own pictures from an operator's HTML: no scripts, styles, handlers or
 * requests to other sites (docs/trust.md X13). The editor of the back office can write all that is left, and nothing
 * else (components/backoffice/rich-text).
 */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS);
}

/** Cleans a text of HTML in every language. A language of which nothing is left is left out. */
export function cleanText(text: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const cleaned = Object.entries(text).map(
    ([locale, html]) => [locale, cleanHtml(html ?? '').trim()] as const,
  );
  return Object.fromEntries(cleaned.filter(([, html]) => html !== ''));
}

/** As cleanText, for a required text. Throws INVALID_INPUT on `<field>.en` if nothing of the English text is left. */
export function cleanBody<Words extends Readonly<Record<string, string | undefined>>>(
  text: Words,
  field = 'body',
): Record<string, string> & { en: string } {
  const cleaned = cleanText(text);
  if (!cleaned.en) throw badInput({ [`${field}.en`]: { code: 'REQUIRED' } });
  return cleaned as Record<string, string> & { en: string };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of a text of HTML, one line per paragraph, list item and table cell; a picture is its description in brackets. */
export function plainText(html: string): string {
  return cleanHtml(html)
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<li>/g, '• ')
    .replace(/<hr\s*\/?>|<br\s*\/?>|<\/(?:p|h[2-4]|li|blockquote|tr|td|th)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
