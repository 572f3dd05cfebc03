import { appIconAddress, homeIconAddress } from '@/lib/catalogue/gallery/icon-address';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';
import { brandName, shortBrandName, siteConfig } from '@/lib/platform/site-config';

/** Returns the address of the web app manifest of a language. */
export const manifestAddress = (locale: LocaleCode) =>
  `/manifest.webmanifest?language=${locale}&v=${siteConfig().version}`;

/**
 * Returns the web app manifest in a language. It is one app in all languages: `id` is the same, `start_url` differs. `games` is the
 * number of games that can be played now.
 */
export function buildWebManifest(locale: LocaleCode, games: number) {
  const { ground } = siteConfig().theme.dark;
  const t = translator(locale, 'site');
  const d = translator(locale, 'apps');
  const shortcut = (name: string, path: string) => ({ name, url: localePath(locale, path) });
  return {
    id: '/',
    name: brandName(locale),
    short_name: shortBrandName(locale),
    description: d('manifest.description', { games }),
    lang: locale,
    dir: localeOf(locale).direction,
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    prefer_related_applications: false,
    icons: [
      { src: appIconAddress(192), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: appIconAddress(512), sizes: '512x512', type: 'image/png', purpose: 'any' },
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
