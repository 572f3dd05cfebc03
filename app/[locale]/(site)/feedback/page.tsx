import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import { FeedbackForm } from '@/components/feedback/feedback-form';
import { feedbackStrings } from '@/components/feedback/feedback-strings';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { Card } from '@/components/ui/card';

/** Maximum age of the page in seconds. It is not static, because menu and footer depend on the operator's settings. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'feedback' });
  return {
    title: t('title'),
    description: t('description'),
    alternates: alternates(locale, '/feedback'),
  };
}

/** The feedback page, for visitors and members. */
export default async function Feedback({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, s, r, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'feedback' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'articles' }),
    feedbackStrings(locale),
  ]);
  return (
    <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
      <Breadcrumbs
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
