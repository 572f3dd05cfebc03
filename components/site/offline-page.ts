import { brandIcon } from '@/lib/catalogue/gallery/icons';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { themeTokens } from '@/lib/platform/theme/tokens';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The colours of the brand for both themes. The page is shown offline, so it cannot load a stylesheet. */
function colours(): string {
  const of = (name: 'dark' | 'light') => {
    const tokens = themeTokens(siteConfig().theme, name);
    return `--ground:${tokens['color-ground']};--ink:${tokens['color-ink']};--muted:${tokens['color-muted']};--amber:${tokens['background-color-amber']};--on:${tokens['color-amber-ink']}`;
  };
  return `:root{color-scheme:dark light;${of('dark')}}@media(prefers-color-scheme:light){:root{${of('light')}}}`;
}

const STYLE =
  '*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:2rem;background:var(--ground);color:var(--ink);font:400 1rem/1.65 system-ui,sans-serif;text-align:center}' +
  'main{display:grid;justify-items:center;gap:.75rem;max-width:26rem}img{width:6rem;height:6rem;filter:grayscale(1);opacity:.7}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.15}p{margin:0;color:var(--muted)}' +
  'a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.75rem;padding:0 1.5rem;border-radius:.75rem;background:var(--amber);color:var(--on);font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}';

/**
 * Returns the page that the installed site shows offline (public/sw.js), as one HTML file that the browser caches. Its
 * link has an empty address, so that it requests the wanted page again.
 */
export async function renderOfflinePage(locale: LocaleCode): Promise<string> {
  const t = translator(locale, 'apps');
  const brand = escapeHtml(brandName(locale));
  const icon = (await brandIcon('app-192.png'))!.toString('base64');
  const title = escapeHtml(t('offline.title'));
  return (
    `<!doctype html><html lang="${locale}" dir="${localeOf(locale).direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title} · ${brand}</title><style>${colours()}${STYLE}</style></head><body><main>` +
    `<img src="data:image/png;base64,${icon}" alt=""><h1>${title}</h1><p>${escapeHtml(t('offline.text'))}</p>` +
    `<a href="">${escapeHtml(t('offline.again'))}</a></main></body></html>`
  );
}
