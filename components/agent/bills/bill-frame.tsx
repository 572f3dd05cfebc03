import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChevronLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { CentrePage } from '../centre-page';

interface Props {
  locale: LocaleCode;
  title: string;
  /** The page above, without the language. */
  back: { href: string; text: string };
  children: ReactNode;
}

/** A page of the agent centre below another one: way back, title. */
export async function BillFrame({ locale, title, back, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'agent' });
  return (
    <>
      <nav aria-label={t('centre')} className="mb-2">
        <PageLink
          href={localePath(locale, back.href)}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-amber hover:underline lg:min-h-0"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {back.text}
        </PageLink>
      </nav>
      <CentrePage title={title}>{children}</CentrePage>
    </>
  );
}
