import { appIconAddress } from '@/lib/catalogue/gallery/icon-address';
import type { Closed } from '@/lib/content/gate/types';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { siteProfile } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translator';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';
import { themeCss } from '@/lib/platform/theme/css';
import { PAGE_STYLE } from './style';
import { brandTokens } from './tokens';

export interface ClosedPage {
  closed: Closed;
  locale: LocaleCode;
  /** The requested path, without its language. */
  path: string;
  ip: string;
  country: string | undefined;
  /** The sealed address of customer service; undefined if the site has none. */
  service: string | undefined;
  /** The time zone of the announced end: the site's own. */
  zone: string;
}

let style: string | undefined;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The page for a refused visitor: the reason, the announced end, their address and customer service. It is self-contained,
 * because nothing else of the site is served to them, and works without scripts.
 */
export function closedPage(page: ClosedPage): string {
  const { closed, locale, path, ip, service } = page;
  const t = translator(locale, 'closed-site');
  const brand = escapeHtml(brandName(locale));
  const icon = appIconAddress(64);
  const lamp =
    siteConfig().brand.mark === 'lantern' ? `<div class="lamp" aria-hidden="true">${LAMP}</div>` : '';
  const kind = closed.status === 1 ? 'maintenance' : 'region';
  const title = escapeHtml(t(`${kind}Title`));
  const facts = closed.status === 1 ? endHtml(closed.end, page) : countryHtml(page);
  style ??= brandTokens() + PAGE_STYLE;
  const theme = themeCss(siteConfig().theme);
  const again = escapeHtml(localePath(locale, path));
  return `<!doctype html><html lang="${locale}" dir="${localeOf(locale).direction}" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">
<title>${title} · ${brand}</title><link rel="icon" href="${icon}"><style>${style}${theme}</style><script>${THEME_SCRIPT}</script></head>
<body class="${kind}"><header><img src="${icon}" alt="" width="36" height="36"><b>${brand}</b></header>
<main>${lamp}<h1>${title}</h1><p>${escapeHtml(t(kind))}</p>${facts}
<div class="ways">${service ? `<a class="first" href="${service}" target="_blank" rel="noopener noreferrer">${escapeHtml(t('service'))}</a>` : ''}<a href="${again}">${escapeHtml(t('again'))}</a></div>
<p class="address"><span>${escapeHtml(t('address'))}</span> <bdi dir="ltr">${escapeHtml(ip)}</bdi></p></main>
<nav aria-label="${escapeHtml(t('language'))}">${languageLinks(locale, path)}</nav></body></html>`;
}

function endHtml(end: Date | null, { locale, zone }: ClosedPage): string {
  const t = translator(locale, 'closed-site');
  if (!end) return `<p class="fact">${escapeHtml(t('unknown'))}</p>`;
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(end);
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(end)
    .find((part) => part.type === 'timeZoneName')?.value;
  return `<p class="fact"><span>${escapeHtml(t('until'))}</span><time datetime="${end.toISOString()}">${escapeHtml(text)} <small>${escapeHtml(name ?? zone)}</small></time></p>`;
}

function countryHtml({ locale, country }: ClosedPage): string {
  if (!country) return '';
  const t = translator(locale, 'closed-site');
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return `<p class="fact"><span>${escapeHtml(t('country'))}</span>${escapeHtml(name)}</p>`;
}

function languageLinks(here: LocaleCode, path: string): string {
  return siteProfile()
    .locales.map((code) => {
      const { name } = localeOf(code);
      const current = code === here ? ' aria-current="true"' : '';
      return `<a href="${escapeHtml(localePath(code, path))}" lang="${code}" hreflang="${code}"${current}>${escapeHtml(name)}</a>`;
    })
    .join('');
}

/** The drawing of a lantern. The style sheet shows it lit during maintenance, and dark for a blocked region. */
const LAMP =
  '<svg viewBox="0 0 120 190"><path class="cord" d="M60 0v34"/><path class="ring" d="M44 36h32"/><path class="glass" d="M44 42C24 48 14 66 14 92s10 44 30 50h32c20-6 30-24 30-50s-10-44-30-50Z"/><path class="rib" d="M46 42c-10 12-15 30-15 50s5 38 15 50M60 42v100M74 42c10 12 15 30 15 50s-5 38-15 50"/><path class="ring" d="M44 148h32"/><path class="fringe" d="M50 154v22M60 154v32M70 154v22"/></svg>';
