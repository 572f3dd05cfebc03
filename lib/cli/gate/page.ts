import type { Closed } from '@/lib/content/gate/types';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translator';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';
import { PAGE_STYLE } from './style';
import { brandTokens } from './tokens';

export interface ClosedPage {
  closed: Closed;
  locale: LocaleCode;
  /** The address that was asked for, without its language. */
  path: string;
  ip: string;
  country: string | undefined;
  /** Where customer service is, sealed; undefined where the site has none. */
  service: string | undefined;
  /** The zone in which the end is told: the site's own. */
  zone: string;
}

let style: string | undefined;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * What somebody sees who does not get in: why, until when, from where they seem to come, and whom to ask. One file by
 * itself, for nothing else of the site is served to them; works without scripts.
 */
export function closedPage(page: ClosedPage): string {
  const { closed, locale, path, ip, service } = page;
  const t = translator(locale, 'gate');
  const brand = escaped(translator(locale, 'site')('brand'));
  const kind = closed.status === 1 ? 'maintenance' : 'region';
  const title = escaped(t(`${kind}Title`));
  const facts = closed.status === 1 ? endOf(closed.end, page) : placeOf(page);
  style ??= brandTokens() + PAGE_STYLE;
  const again = escaped(localePath(locale, path));
  return `<!doctype html><html lang="${locale}" dir="${localeOf(locale).direction}" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">
<title>${title} · ${brand}</title><link rel="icon" href="/icon.svg"><style>${style}</style><script>${THEME_SCRIPT}</script></head>
<body class="${kind}"><header><img src="/icon.svg" alt="" width="36" height="36"><b>${brand}</b></header>
<main><div class="lamp" aria-hidden="true">${LAMP}</div><h1>${title}</h1><p>${escaped(t(kind))}</p>${facts}
<div class="ways">${service ? `<a class="first" href="${service}" target="_blank" rel="noopener noreferrer">${escaped(t('service'))}</a>` : ''}<a href="${again}">${escaped(t('again'))}</a></div>
<p class="address"><span>${escaped(t('address'))}</span> <bdi dir="ltr">${escaped(ip)}</bdi></p></main>
<nav aria-label="${escaped(t('language'))}">${languages(locale, path)}</nav></body></html>`;
}

function endOf(end: Date | null, { locale, zone }: ClosedPage): string {
  const t = translator(locale, 'gate');
  if (!end) return `<p class="fact">${escaped(t('unknown'))}</p>`;
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(end);
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(end)
    .find((part) => part.type === 'timeZoneName')?.value;
  return `<p class="fact"><span>${escaped(t('until'))}</span><time datetime="${end.toISOString()}">${escaped(text)} <small>${escaped(name ?? zone)}</small></time></p>`;
}

function placeOf({ locale, country }: ClosedPage): string {
  if (!country) return '';
  const t = translator(locale, 'gate');
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return `<p class="fact"><span>${escaped(t('country'))}</span>${escaped(name)}</p>`;
}

function languages(here: LocaleCode, path: string): string {
  return SITE.locales
    .map((code) => {
      const { name } = localeOf(code);
      const current = code === here ? ' aria-current="true"' : '';
      return `<a href="${escaped(localePath(code, path))}" lang="${code}" hreflang="${code}"${current}>${escaped(name)}</a>`;
    })
    .join('');
}

/** A lantern on its hook; lit through the style sheet, dark where the region is barred. */
const LAMP =
  '<svg viewBox="0 0 120 190"><path class="cord" d="M60 0v34"/><path class="ring" d="M44 36h32"/><path class="glass" d="M44 42C24 48 14 66 14 92s10 44 30 50h32c20-6 30-24 30-50s-10-44-30-50Z"/><path class="rib" d="M46 42c-10 12-15 30-15 50s5 38 15 50M60 42v100M74 42c10 12 15 30 15 50s-5 38-15 50"/><path class="ring" d="M44 148h32"/><path class="fringe" d="M50 154v22M60 154v32M70 154v22"/></svg>';
