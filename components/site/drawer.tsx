'use client';

import { Menu } from '@/components/ui/icons';
import { usePathname } from 'next/navigation';
import { lazy, useState, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { PartBoundary } from '@/components/ui/part-boundary';
import { MENU_KEY } from '@/lib/platform/theme-script';

const Sheet = lazy(() => import('@/components/ui/sheet').then((module) => ({ default: module.Sheet })));

interface Props {
  labels: { open: string; close: string; title: string; collapse: string };
  children: ReactNode;
}

/** The side menu's button: a drawer on a phone, a narrower or wider rail where there is room. */
export function Drawer({ labels, children }: Props) {
  const [open, setOpen] = useState(false);
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState(path);
  // A chosen entry has done what the drawer is for.
  if (open && openedAt !== path) setOpen(false);

  const toggleRail = () => {
    const narrow = document.documentElement.dataset.menu !== 'narrow';
    document.documentElement.dataset.menu = narrow ? 'narrow' : 'wide';
    try {
      localStorage.setItem(MENU_KEY, narrow ? 'narrow' : 'wide');
    } catch {
      // Lasts as long as the page.
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
            quietTitle
          >
            {/* What opens a dialog has done its part, too. */}
            <div
              onClick={(event) => {
                if ((event.target as Element).closest('[data-opens]')) setOpen(false);
              }}
            >
              {children}
            </div>
          </Sheet>
        </PartBoundary>
      )}
    </>
  );
}
