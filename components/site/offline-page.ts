import { renderLogo } from '@/lib/catalogue/artwork/marks';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The colours of app/tokens.css for night and day: nothing else of the site can be fetched when this is shown. */
const STYLE =
  ':root{color-scheme:dark light;--ground:#0b1416;--ink:#f5f0e6;--muted:#b3bdb8;--amber:#ffb547;--on:#241500}' +
  '@media(prefers-color-scheme:light){:root{--ground:#f7f2e8;--ink:#17211f;--muted:#4b5955;--amber:#f5aa34}}' +
  '*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:2rem;background:var(--ground);color:var(--ink);font:400 1rem/1.65 system-ui,sans-serif;text-align:center}' +
  'main{display:grid;justify-items:center;gap:.75rem;max-width:26rem}svg{width:7rem;height:7rem;filter:grayscale(1);opacity:.7}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.15}p{margin:0;color:var(--muted)}' +
  'a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.75rem;padding:0 1.5rem;border-radius:.75rem;background:var(--amber);color:var(--on);font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}';

/**
 * What the installed site shows where there is no network (public/sw.js): one file, kept by the browser. Its link has no
 * address: it asks again for whatever page was wanted.
 */
export function offlinePage(locale: LocaleCode): string {
  const t = translator(locale, 'down');
  const brand = escaped(translator(locale, 'site')('brand'));
  const title = escaped(t('offline.title'));
  return (
    `<!doctype html><html lang="${locale}" dir="${localeOf(locale).direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title} · ${brand}</title><style>${STYLE}</style></head><body><main>` +
    `<div aria-hidden="true">${renderLogo()}</div><h1>${title}</h1><p>${escaped(t('offline.text'))}</p>` +
    `<a href="">${escaped(t('offline.again'))}</a></main></body></html>`
  );
}
