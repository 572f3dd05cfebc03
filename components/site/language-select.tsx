'use client';

import { Languages } from '@/components/ui/icons';
import { lazy } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Popup } from '@/components/ui/popup';
import type { LocaleCode } from '@/lib/i18n/locales';

const LanguageLinks = lazy(() => import('./language-links'));

interface Props {
  locale: LocaleCode;
  label: string;
  className?: string;
}

/** The language selector of the header. */
export function LanguageSelect({ locale, label, className }: Props) {
  return (
    <div className={className}>
      <Popup
        label={label}
        button={<Languages aria-hidden className="size-5" />}
        buttonClassName={buttonStyle({ variant: 'ghost', size: 'icon' })}
        className="max-h-[70dvh] overflow-y-auto overscroll-contain"
      >
        {() => (
          <PartBoundary>
            <LanguageLinks
              locale={locale}
              listClassName="grid sm:w-md sm:grid-cols-2"
              linkClassName="flex h-11 items-center justify-between gap-3 rounded-control px-3 text-sm whitespace-nowrap hover:bg-raised aria-current:font-semibold aria-current:text-amber"
            />
          </PartBoundary>
        )}
      </Popup>
    </div>
  );
}

/** The language selector of the drawer, which shows all languages. */
export function LanguageChips({ locale, label, className }: Props) {
  return (
    <section aria-label={label} className={className}>
      <PartBoundary>
        <LanguageLinks
          locale={locale}
          listClassName="flex flex-wrap gap-2"
          linkClassName="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-hairline px-3.5 text-sm text-muted aria-current:border-amber aria-current:text-amber"
        />
      </PartBoundary>
    </section>
  );
}
