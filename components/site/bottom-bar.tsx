import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { BottomLinks } from './bottom-links';
import { MEMBER_PATHS } from './links';

/** The bottom bar on phones: home, promotions, deposit, records, me (SHELL-8). */
export async function BottomBar({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const toPath = (path: string) => localePath(locale, path);
  return (
    <BottomLinks
      label={t('nav.bottom')}
      entries={[
        { href: toPath('/'), icon: 'house', text: t('nav.home') },
        { href: toPath('/promotions'), icon: 'gift', text: t('nav.promotions') },
        { href: toPath(MEMBER_PATHS.deposit), icon: 'wallet', text: t('nav.deposit'), raised: true },
        { href: toPath(MEMBER_PATHS.bets), icon: 'clipboard-list', text: t('nav.records') },
        { href: toPath(MEMBER_PATHS.security), icon: 'user-round', text: t('nav.me') },
      ]}
    />
  );
}
