import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Crumbs } from '@/components/articles/crumbs';
import { FeedbackForm } from '@/components/feedback/feedback-form';
import { feedbackStrings } from '@/components/feedback/feedback-strings';
import { alternates } from '@/components/site/alternates';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { Card } from '@/components/ui/card';

/** A page may be this old, in seconds: menu and footer are the site's, not the build's. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'feedback' });
  return {
    title: t('title'),
    description: t('description'),
    alternates: alternates(locale, '/feedback'),
  };
}

/** Where anybody tells the house something. */
export default async function Feedback({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [t, s, r, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'feedback' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'reading' }),
    feedbackStrings(locale),
  ]);
  return (
    <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
      <Crumbs
        locale={locale}
        label={r('crumbs')}
        crumbs={[
          { name: s('nav.home'), path: '/' },
          { name: t('title'), path: '/feedback' },
        ]}
      />
      <header>
        <h1 className="text-display font-extrabold">{t('title')}</h1>
        <p className="mt-2 max-w-2xl text-muted">{t('description')}</p>
      </header>
      <Card className="w-full max-w-2xl">
        <FeedbackForm strings={strings} />
      </Card>
    </div>
  );
}
