import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadCarousel } from '@/components/home/banners';
import { SideBanner } from '@/components/home/side-banner';
import { AuthOverlay } from '@/components/site/auth-overlay';
import { BottomBar } from '@/components/site/bottom-bar';
import { Footer } from '@/components/site/footer';
import { GoTop } from '@/components/site/go-top';
import { Header } from '@/components/site/header';
import { LaunchHost } from '@/components/site/launch-host';
import { launchStrings } from '@/components/site/launch-strings';
import { OfflineNote } from '@/components/site/offline-note';
import { PopupHost } from '@/components/site/popups/popup-host';
import { RightBar } from '@/components/site/right-bar';
import { ShellHost } from '@/components/site/shell-host';
import { buildSideGroups } from '@/components/site/side-groups';
import { SideNav } from '@/components/site/side-nav';
import { PageLinkRouter } from '@/components/ui/page-link-router';
import { ToasterHost } from '@/components/ui/toaster-host';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { openFirst } from '@/lib/catalogue/rules';
import { chatAddress } from '@/lib/content/chat/rules';
import { bannersOf } from '@/lib/content/banners/loaders';
import { siteFlags, siteResources } from '@/lib/content/loaders';
import { offersService } from '@/lib/content/service/loaders';
import { DEFAULT_LOCALE, isLocale, locale as localeOf } from '@/lib/i18n/locales';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Header, side menu, footer and bottom bar around every page except pages of play. */
export default async function SiteLayout({ children, params }: Props) {
  const given = (await params).locale;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const [t, menu, resources, set, hasService, menuBanners] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    categoryMenu(),
    siteResources(),
    siteFlags(),
    offersService(),
    bannersOf(locale, 'w_leftmenu'),
  ]);
  // The drawer and the rail share one object, as they share the menu.
  const banners = await loadCarousel(locale, menuBanners.w_leftmenu);
  const hasChat = chatAddress(resources) !== undefined;
  const flags = { ...set, hasService, hasChat };
  const shown = openFirst(menu);
  const categories = shown.map((category) => category.gameType);
  // The drawer and the rail share one object, so that the page's data contains it once.
  const groups = await buildSideGroups({ locale, categories: shown, flags });
  const vendorNames = Object.fromEntries(
    menu.flatMap((category) => category.vendors.map((card) => [card.vendor, card.displayName])),
  );
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-amber px-4 py-2 font-semibold text-amber-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-70"
      >
        {t('skip')}
      </a>
      <Header locale={locale} menu={groups} banners={banners} />
      <OfflineNote text={t('offline')} />
      <div className="flex">
        <aside className="menu-rail scrollbar-none sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] shrink-0 overflow-y-auto border-e px-3 py-4 lg:block">
          <SideNav label={t('nav.main')} notOpen={t('notOpen')} groups={groups} />
          {banners && <SideBanner data={banners} direction={localeOf(locale).direction} />}
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
            {children}
          </main>
          <Footer
            locale={locale}
            categories={categories}
            vendorNames={vendorNames}
            resources={resources}
            flags={flags}
          />
        </div>
      </div>
      <BottomBar locale={locale} />
      <RightBar locale={locale} resources={resources} hasService={hasService} />
      <GoTop label={t('toTop')} />
      <LaunchHost locale={locale} strings={await launchStrings(locale)} />
      <AuthOverlay locale={locale} />
      <ShellHost locale={locale} />
      <PopupHost
        locale={locale}
        promotionPath={set.hasRewardCentre === true ? '/member/rewards' : '/promotions'}
      />
      <PageLinkRouter />
      <ToasterHost />
    </>
  );
}
