import { cleanBody } from '@/lib/content/html';
import type { NoticeCursor } from '@/lib/notices/types';
import type { Message, Progress } from './types';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** A plain text as HTML: blank lines separate paragraphs. A text with tags is HTML already. */
export function toHtml(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** The sanitised HTML of a message in every language. Throws INVALID_INPUT on `body.en` if the English text is then empty. */
export function cleanMessage(body: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return cleanBody(
    Object.fromEntries(Object.entries(body).map(([locale, text]) => [locale, toHtml(text ?? '')])),
  );
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of sanitised HTML, in one line: for a short message and a preview. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A place in a list of notices, for the next page. */
export const toCursor = ({ createdAt, id }: NoticeCursor): string => `${createdAt.getTime()}.${id}`;

/** The progress of a message: the place in the list of member ids, because the size of the audience is not known in advance. */
export function progressOf({ status, sent, read, removed, lastMemberId, untilMemberId }: Message): Progress {
  const share =
    status === 'sent'
      ? 1
      : untilMemberId === null || untilMemberId === 0n
        ? 0
        : Math.min(1, Number(lastMemberId) / Number(untilMemberId));
  return { status, share, sent, read, removed };
}
