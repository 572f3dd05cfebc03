import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { Verifier } from '@/components/studio/verifier/verifier';
import { LOTTERY_VERIFIER_PATH } from '@/components/lottery/results/paths';
import { verifierStrings } from '@/components/studio/verifier/strings';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/routing';
import { seatModels } from '@/lib/studio/registry';

/** Maximum age of the page in seconds. It is not static, because menu and footer depend on the operator's settings. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'studio' });
  return {
    title: t('verifier.title'),
    description: t('verifier.description'),
    alternates: alternates(locale, '/fairness'),
  };
}

/** The fairness verifier: a form that recomputes a round in the browser, then an explanation of provably fair play. */
export default async function FairnessPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, r, l] = await Promise.all([
    getTranslations({ locale, namespace: 'studio' }),
    getTranslations({ locale, namespace: 'records.spin' }),
    getTranslations({ locale, namespace: 'lottery-results' }),
  ]);
  const strings = verifierStrings(
    (key, values) => t(key as never, values as never),
    (key, values) => r(key as never, values as never),
  );
  return (
    <div className="mx-auto w-full max-w-4xl space-y-10 px-4 py-8 sm:px-6 lg:py-12">
      <PageBreadcrumbs locale={locale} name={t('verifier.title')} path="/fairness" />
      <header className="space-y-3">
        <h1 className="text-display font-bold">{t('verifier.title')}</h1>
        <p className="max-w-2xl text-muted">{t('verifier.intro')}</p>
        <PageLink
          href={localePath(locale, LOTTERY_VERIFIER_PATH)}
          className="inline-flex min-h-8 items-center font-medium text-amber hover:underline"
        >
          {l('verifier.link')}
        </PageLink>
      </header>
      <Verifier
        locale={locale}
        models={seatModels().map(({ engine, model }) => ({ engine, model: model.code }))}
        strings={strings}
      />
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {(['step1', 'step2', 'step3', 'step4'] as const).map((step, index) => (
          <li key={step} className="rounded-card border border-hairline bg-surface p-4 shadow-lift">
            <span className="font-display text-2xl font-bold text-amber" aria-hidden>
              {index + 1}
            </span>
            <h2 className="mt-1 font-semibold">{t(`verifier.${step}.title`)}</h2>
            <p className="mt-1 text-sm text-muted">{t(`verifier.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className="space-y-2 text-sm text-muted">
        <h2 className="text-lg font-semibold text-ink">{t('verifier.method.title')}</h2>
        <p>{t('verifier.method.commitment')}</p>
        <p>{t('verifier.method.stream')}</p>
        <p>{t('verifier.method.rejection')}</p>
      </section>
    </div>
  );
}
