/** The addresses that a link in a text may have, as lib/content/html.ts keeps them: a page of the site, https, mail, telephone. */
const ALLOWED = /^(?:\/(?![/\\])\S*|#\S*|https:\/\/[^\s/\\]\S*|mailto:[^\s@]+@\S+|tel:\+?[0-9][0-9 -]*)$/;

export const isAllowedLink = (address: string): boolean => ALLOWED.test(address);

/** Completes what a person types as a link: `example.com` is https, `a@example.com` a mailbox. Undefined if it is none. */
export function toLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isAllowedLink(text)) return text;
  if (/^http:\/\//.test(text)) return toLinkAddress(text.replace('http://', 'https://'));
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return undefined;
}
