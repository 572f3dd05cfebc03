import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyFigure } from '@/components/ui/empty-figure';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

export async function notFoundMetadata(locale: LocaleCode): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'site' });
  return { title: t('notFound.title'), description: t('notFound.text'), robots: { index: false } };
}

/** The page for an address that does not exist. */
export async function MissingPage({ locale, home = '/' }: { locale: LocaleCode; home?: string }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <div className="page-frame grid min-h-[60dvh] place-items-center py-16 text-center">
      <div className="flex flex-col items-center gap-3">
        <EmptyFigure className="mb-2 h-24 text-faint" />
        <h1 className="text-display font-extrabold">{t('notFound.title')}</h1>
        <p className="max-w-sm text-muted">{t('notFound.text')}</p>
        <PageLink href={localePath(locale, home)} className={`${buttonStyle({ variant: 'amber' })} mt-3`}>
          {t('notFound.home')}
        </PageLink>
      </div>
    </div>
  );
}
