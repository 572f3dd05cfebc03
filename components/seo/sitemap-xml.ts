import { availableLocales } from '@/components/site/alternates';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { absoluteAddress } from './things';

/** An entry of the sitemap. */
export interface SitemapPage {
  path: string;
  changedAt?: Date;
  /** The languages in which the page is translated; by default all of the site. */
  translated?: readonly LocaleCode[];
}

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (value: string) => value.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

const renderDate = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

/**
 * Returns the XML of pages: one entry per language, each with links to the other languages (sitemaps.org; hreflang as
 * Google reads it).
 */
export function renderPages(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changedAt, translated = LOCALE_CODES }) => {
    const locales = availableLocales(translated);
    const links = [
      ...locales.map((code) => [code, absoluteAddress(code, path)] as const),
      ['x-default', absoluteAddress(locales[0]!, path)] as const,
    ]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`)
      .join('');
    return locales.map(
      (code) =>
        `<url><loc>${escapeXml(absoluteAddress(code, path))}</loc>${renderDate(changedAt)}${links}</url>\n`,
    );
  });
  return `${XML_HEADER}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
}

/** Returns the XML of the index. */
export function renderIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${XML_HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
