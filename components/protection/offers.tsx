import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { OffersGate } from './offers-gate';

/** Wraps offers on a page that is the same for everybody: a member who has excluded themselves sees a note in their place. */
export async function Offers({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'promotions.excluded' });
  return (
    <OffersGate
      href={localePath(locale, '/member/protection')}
      strings={{ title: t('title'), text: t('text'), link: t('link') }}
    >
      {children}
    </OffersGate>
  );
}
