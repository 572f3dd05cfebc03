import { spokenLocales } from '@/components/site/alternates';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { addressOf } from './things';

/** A page as a sitemap names it. */
export interface MappedPage {
  path: string;
  changedAt?: Date;
  /** The languages it is written in; all of the site's unless told. */
  written?: readonly LocaleCode[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const text = (value: string) => value.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const day = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

/** Every page in every language that it is written in, each naming the others (sitemaps.org; hreflang as Google reads it). */
export function pagesXml(pages: readonly MappedPage[]): string {
  const entries = pages.flatMap(({ path, changedAt, written = LOCALE_CODES }) => {
    const locales = spokenLocales(written);
    const links = [
      ...locales.map((code) => [code, addressOf(code, path)] as const),
      ['x-default', addressOf(locales[0]!, path)] as const,
    ]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${text(href)}"/>`)
      .join('');
    return locales.map(
      (code) => `<url><loc>${text(addressOf(code, path))}</loc>${day(changedAt)}${links}</url>\n`,
    );
  });
  return `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
}

/** The index of the parts. */
export function indexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${text(address)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
