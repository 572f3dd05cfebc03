import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { officeLocale } from '@/lib/backoffice/loaders';

export default async function OfficeNotFound() {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'backoffice.notFound' });
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        title={<h1>{t('title')}</h1>}
        hint={t('text')}
        action={
          <PageLink href="/backoffice" className={buttonStyle({ variant: 'amber' })}>
            {t('back')}
          </PageLink>
        }
      />
    </main>
  );
}
