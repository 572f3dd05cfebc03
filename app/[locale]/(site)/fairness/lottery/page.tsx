import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { pictureNames } from '@/components/lottery/picture-names';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { LOTTERY_VERIFIER_PATH } from '@/components/lottery/results/paths';
import { DrawVerifier } from '@/components/lottery/verifier/draw-verifier';
import { drawVerifierStrings } from '@/components/lottery/verifier/strings';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/routing';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';

/** Maximum age of the page in seconds. It is not static, because menu and footer depend on the operator's settings. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'lottery-results' });
  return {
    title: t('verifier.title'),
    description: t('verifier.description'),
    alternates: alternates(locale, LOTTERY_VERIFIER_PATH),
  };
}

/** The verifier of lottery draws: a form that recomputes a draw in the browser, then the method. */
export default async function DrawVerifierPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, l, p, s] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery-results' }),
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'lottery-plays' }),
    getTranslations({ locale, namespace: 'studio' }),
  ]);
  return (
    <div className="mx-auto w-full max-w-4xl space-y-8 px-4 py-8 sm:px-6 lg:py-12">
      <PageBreadcrumbs locale={locale} name={t('verifier.title')} path={LOTTERY_VERIFIER_PATH} />
      <header className="space-y-3">
        <h1 className="text-display font-bold">{t('verifier.title')}</h1>
        <p className="max-w-2xl text-muted">{t('verifier.intro')}</p>
      </header>
      <DrawVerifier
        games={lotteryGames.map((game) => ({
          code: game.code,
          name: p(`games.${game.code}` as never),
          picture: pictureOf(game),
        }))}
        names={pictureNames(
          (key) => l(key as never),
          (key) => p(key as never),
        )}
        strings={drawVerifierStrings((key) => t(key as never))}
      />
      <section className="space-y-2 text-sm text-muted">
        <h2 className="text-lg font-semibold text-ink">{t('verifier.method.title')}</h2>
        <p>{t('verifier.method.seeds')}</p>
        <p>{s('verifier.method.stream')}</p>
        <p>{s('verifier.method.rejection')}</p>
        <p>{t('verifier.method.order')}</p>
        <PageLink
          href={localePath(locale, '/fairness')}
          className="inline-flex min-h-8 items-center font-medium text-amber hover:underline"
        >
          {t('verifier.other')}
        </PageLink>
      </section>
    </div>
  );
}
