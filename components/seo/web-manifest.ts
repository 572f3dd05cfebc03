import { homeIconAddress } from '@/lib/catalogue/gallery/icon-address';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';

/** Returns the address of the web app manifest of a language. */
export const manifestAddress = (locale: LocaleCode) => `/manifest.webmanifest?language=${locale}`;

/**
 * Returns the web app manifest in a language. It is one app in all languages: `id` is the same, `start_url` differs.
 */
export function buildWebManifest(locale: LocaleCode) {
  const t = translator(locale, 'site');
  const d = translator(locale, 'apps');
  const shortcut = (name: string, path: string) => ({ name, url: localePath(locale, path) });
  return {
    id: '/',
    name: t('brand'),
    short_name: t('brand'),
    description: t('meta.description'),
    lang: locale,
    dir: localeOf(locale).direction,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0b1416',
    theme_color: '#0b1416',
    categories: ['games', 'entertainment'],
    prefer_related_applications: false,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: homeIconAddress(192), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: homeIconAddress(512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(d('shortcuts.slots'), '/rng'),
      shortcut(t('nav.deposit'), '/member/deposit'),
      shortcut(t('nav.bets'), '/member/bets'),
    ],
  };
}
