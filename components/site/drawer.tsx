'use client';

import { Menu } from '@/components/ui/icons';
import { usePathname } from 'next/navigation';
import { lazy, useState } from 'react';
import type { CarouselData } from '@/components/home/carousel-data';
import { buttonStyle } from '@/components/ui/button-style';
import { PartBoundary } from '@/components/ui/part-boundary';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { MENU_KEY } from '@/lib/platform/theme-script';
import { Clock } from './clock';
import { LanguageChips } from './language-select';
import type { IconEntry } from './menu-entry';
import { SideNav } from './side-nav';
import { ThemeToggle } from './theme-toggle';

const SideBanner = lazy(() =>
  import('@/components/home/side-banner').then((module) => ({ default: module.SideBanner })),
);
const Sheet = lazy(() => import('@/components/ui/sheet').then((module) => ({ default: module.Sheet })));

interface Props {
  locale: LocaleCode;
  labels: {
    open: string;
    close: string;
    title: string;
    notOpen: string;
    collapse: string;
    theme: string;
    language: string;
  };
  groups: readonly (readonly IconEntry[])[];
  /** The banners at the end of the side menu. */
  banners?: CarouselData | undefined;
}

/** The button of the side menu. On a phone it opens a drawer; on wide screens it narrows or widens the rail. */
export function Drawer({ locale, labels, groups, banners }: Props) {
  const [open, setOpen] = useState(false);
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState(path);
  // A chosen entry closes the drawer.
  if (open && openedAt !== path) setOpen(false);

  const toggleRail = () => {
    const narrow = document.documentElement.dataset.menu !== 'narrow';
    document.documentElement.dataset.menu = narrow ? 'narrow' : 'wide';
    try {
      localStorage.setItem(MENU_KEY, narrow ? 'narrow' : 'wide');
    } catch {
      // Without storage the choice lasts until the page is reloaded.
    }
  };

  return (
    <>
      <button
        type="button"
        aria-label={labels.open}
        aria-haspopup="dialog"
        onClick={() => {
          setOpenedAt(path);
          setOpen(true);
        }}
        className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2 lg:hidden!`}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <button
        type="button"
        aria-label={labels.collapse}
        onClick={toggleRail}
        className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2 hidden! lg:inline-flex!`}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      {open && (
        <PartBoundary>
          <Sheet
            open
            onClose={() => setOpen(false)}
            title={labels.title}
            closeLabel={labels.close}
            titleHidden
          >
            {/* An entry that opens a dialog closes the drawer too. */}
            <div
              onClick={(event) => {
                if ((event.target as Element).closest('[data-opens]')) setOpen(false);
              }}
            >
              {/* On a phone the header has no space for the clock. */}
              <Clock className="tabular mb-2 block min-h-5 px-3 text-sm text-muted" />
              <SideNav label={labels.title} notOpen={labels.notOpen} groups={groups} />
              {banners && <SideBanner data={banners} direction={localeOf(locale).direction} />}
              <div className="mt-5 flex items-start gap-2 border-t pt-4">
                <ThemeToggle label={labels.theme} className="-ms-1" />
                <LanguageChips locale={locale} label={labels.language} className="pt-0.5" />
              </div>
            </div>
          </Sheet>
        </PartBoundary>
      )}
    </>
  );
}
