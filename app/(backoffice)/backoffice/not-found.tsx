import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyFigure } from '@/components/ui/empty-figure';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale } from '@/lib/backoffice/loaders';

export default async function BackOfficeNotFound() {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice.notFound' });
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-12 text-center">
      <div className="flex flex-col items-center gap-3">
        <EmptyFigure className="mb-2 h-20 text-faint" />
        <h1 className="text-2xl font-extrabold">{t('title')}</h1>
        <p className="max-w-sm text-muted">{t('text')}</p>
        <PageLink href="/backoffice" className={`${buttonStyle({ variant: 'amber' })} mt-3`}>
          {t('back')}
        </PageLink>
      </div>
    </main>
  );
}
