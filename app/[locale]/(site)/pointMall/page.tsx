import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MallTabs } from '@/components/points/mall-tabs';
import { RedeemButton } from '@/components/points/redeem-button';
import { MALL_TABS, type MallTab } from '@/components/points/tabs';
import { GoodCard } from '@/components/rewards/good-card';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { loadMallGoods } from '@/lib/rewards/mall/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { brandName, siteConfig } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'rewards' });
  return {
    title: t('mall.title'),
    description: t('mall.description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/pointMall'),
    ...buildShareCard(locale, sharePicture('banner-vip')),
  };
}

/** The point mall. Everybody sees the goods; redeeming and the other tabs need a session. */
export default async function PointMall({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, goods] = await Promise.all([
    getTranslations({ locale, namespace: 'rewards' }),
    loadMallGoods(locale),
  ]);
  const { currency } = siteConfig().money;
  const figure = new Intl.NumberFormat(locale);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={t('mall.title')} path="/pointMall" />
      <PageTitle title={t('mall.title')} lead={t('mall.lead')} />
      <MallTabs
        locale={locale}
        strings={{
          label: t('mall.tabs.label'),
          tabs: Object.fromEntries(MALL_TABS.map((tab) => [tab, t(`mall.tabs.${tab}`)])) as Record<
            MallTab,
            string
          >,
          loginTitle: t('mall.loginTitle'),
          loginHint: t('mall.loginHint'),
          login: t('mall.login'),
          trialTitle: t('mall.trialTitle'),
          trialHint: t('mall.trialHint'),
        }}
      >
        <h2 className="mb-4 text-xl font-bold">{t('mall.goods')}</h2>
        {goods.length === 0 ? (
          <EmptyState title={t('mall.empty')} hint={t('mall.emptyHint')} />
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4">
            {goods.map((good, index) => (
              <li key={good.id}>
                <GoodCard
                  good={good}
                  eager={index < 2}
                  strings={{
                    points:
                      t('mall.points', { points: figure.format(good.points) }) +
                      (good.price > 0n
                        ? ` + ${showAmount(formatDecimal(good.price), currency, locale)}`
                        : ''),
                    left: t('mall.left', { count: good.available }),
                    isSoldOut: t('mall.gone'),
                  }}
                  action={
                    <RedeemButton
                      locale={locale}
                      goodId={good.id}
                      label={t('mall.redeem')}
                      about={t('mall.redeemGood', { title: good.title })}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <section aria-labelledby="rules" className="mt-8 max-w-3xl">
          <h2 id="rules" className="mb-2 text-lg font-bold">
            {t('mall.rules')}
          </h2>
          <ul className="list-disc ps-5 text-sm text-muted">
            <li>{t('mall.rule1')}</li>
            <li>{t('mall.rule2')}</li>
            <li>{t('mall.rule3')}</li>
          </ul>
        </section>
      </MallTabs>
    </div>
  );
}
