import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { BottomLinks } from './bottom-links';
import { MEMBER_PATHS } from './links';

/** The thumb's menu on a phone (design.md §10): home, promotions, deposit, records, me. */
export async function BottomBar({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const at = (path: string) => localePath(locale, path);
  return (
    <BottomLinks
      label={t('nav.bottom')}
      entries={[
        { href: at('/'), icon: 'house', text: t('nav.home') },
        { href: at('/promotions'), icon: 'gift', text: t('nav.promotions') },
        { href: at(MEMBER_PATHS.deposit), icon: 'wallet', text: t('nav.deposit'), raised: true },
        { href: at(MEMBER_PATHS.bets), icon: 'clipboard-list', text: t('nav.records') },
        { href: at(MEMBER_PATHS.security), icon: 'user-round', text: t('nav.me') },
      ]}
    />
  );
}
