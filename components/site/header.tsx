import { getTranslations } from 'next-intl/server';
import type { CarouselData } from '@/components/home/carousel-data';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { brandName } from '@/lib/platform/site-config';
import { BrandLogo } from './brand-logo';
import { Clock } from './clock';
import { Drawer } from './drawer';
import { LanguageSelect } from './language-select';
import type { IconEntry } from './menu-entry';
import { SessionArea } from './session-area';
import { ThemeToggle } from './theme-toggle';

interface Props {
  locale: LocaleCode;
  /** The side menu, in a drawer on a phone. Pages of play have none. */
  menu?: readonly (readonly IconEntry[])[];
  /** The banners at the end of the side menu. */
  banners?: CarouselData | undefined;
}

/** The header of every page (SHELL-1). */
export async function Header({ locale, menu, banners }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <header className="sticky top-0 z-40 border-b bar-ground">
      <div className="flex h-(--header-height) items-center gap-1.5 px-4 sm:gap-3 lg:px-6">
        {menu && (
          <Drawer
            locale={locale}
            groups={menu}
            banners={banners}
            labels={{
              open: t('nav.open'),
              close: t('nav.close'),
              title: t('nav.main'),
              notOpen: t('notOpen'),
              collapse: t('nav.collapse'),
              theme: t('header.theme'),
              language: t('header.language'),
            }}
          />
        )}
        <PageLink
          href={localePath(locale, '/')}
          // Beside a long balance the name gives way: it wraps onto a line that is hidden.
          className="flex h-11 min-w-0 flex-wrap content-start items-center gap-x-2 gap-y-4 overflow-y-clip rounded-control py-1 [overflow-clip-margin:0.75rem]"
          aria-label={brandName(locale)}
        >
          <BrandLogo
            locale={locale}
            height="h-9"
            nameClassName="font-display text-base leading-[1.05] font-extrabold [&:lang(ar)]:leading-tight [&:lang(th)]:leading-tight tracking-tight sm:flex sm:gap-[0.25em] sm:text-xl"
            isBroken
            isLit
          />
        </PageLink>
        <div className="ms-auto flex shrink-0 items-center gap-1 sm:gap-2">
          <Clock className="tabular me-2 hidden min-w-[6.9rem] text-end text-xs text-faint lg:block" />
          <LanguageSelect locale={locale} label={t('header.language')} className="hidden sm:block" />
          <ThemeToggle label={t('header.theme')} className="hidden! sm:inline-flex!" />
          <SessionArea
            locale={locale}
            strings={{
              login: t('header.login'),
              register: t('header.register'),
              balance: t('header.balance'),
              showBalance: t('header.showBalance'),
              hideBalance: t('header.hideBalance'),
              refresh: t('header.refresh'),
              playMoney: t('header.playMoney'),
              bonusMoney: t('header.bonusMoney'),
              accountMenu: t('header.accountMenu'),
              messages: t('header.messages'),
              unread: t('header.unread', { count: '{count}' }),
              deposit: t('nav.deposit'),
              withdraw: t('nav.withdraw'),
            }}
          />
        </div>
      </div>
    </header>
  );
}
