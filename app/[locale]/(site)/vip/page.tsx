import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Check } from '@/components/ui/icons';
import { OwnRank } from '@/components/vip/own-rank';
import { RankMedal } from '@/components/vip/rank-medal';
import { benefitWords, requirementWords } from '@/components/vip/rank-words';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { siteFlags } from '@/lib/content/loaders';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';
import { loadPublicLadder } from '@/lib/rewards/vip/loaders';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'vip' });
  return {
    title: t('title'),
    description: t('description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/vip'),
    ...buildShareCard(locale, sharePicture('banner-vip')),
  };
}

/** The VIP ranks: what each asks for and gives, for everybody; a member sees their own rank and progress above. */
export default async function VipPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, flags, { ranks, cashbackPeriod, wagering }] = await Promise.all([
    getTranslations({ locale, namespace: 'vip' }),
    siteFlags(),
    loadPublicLadder(locale),
  ]);
  if (flags.hasVip !== true) notFound();
  const { currency, settlementZone: zone } = siteConfig().money;
  const words = (key: string, values?: Record<string, string | number>) => t(key as never, values as never);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={t('title')} path="/vip" />
      <PageTitle title={t('title')} lead={t('lead')} />
      {ranks.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <>
          <OwnRank
            locale={locale}
            strings={{ loginText: t('loginText'), login: t('login'), trialText: t('trialText') }}
          />
          <h2 className="mb-4 text-xl font-bold">{t('ladder')}</h2>
          <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {ranks.map((rank) => {
              const { reach, keep } = requirementWords(words, rank, currency, locale);
              const benefits = benefitWords(words, rank, { currency, locale, cashbackPeriod });
              return (
                <li key={rank.level} className="flex">
                  <Card
                    className="flex w-full flex-col gap-4 border-t-4"
                    style={{ borderTopColor: rank.colour }}
                  >
                    <header className="flex items-center gap-4">
                      <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-16 shrink-0" />
                      <div className="min-w-0">
                        <p className="text-xs text-muted">{t('level', { level: rank.level })}</p>
                        <h3 className="font-display text-xl font-extrabold break-words">{rank.name}</h3>
                      </div>
                    </header>
                    <dl className="flex flex-col gap-2 text-sm">
                      <div>
                        <dt className="text-xs text-faint">{t('needs.reach')}</dt>
                        <dd>{reach.length > 0 ? reach.join(t('needs.and')) : t('needs.nothing')}</dd>
                      </div>
                      {reach.length > 0 && keep.length > 0 && (
                        <div>
                          <dt className="text-xs text-faint">{t('needs.keep')}</dt>
                          <dd>{keep.join(t('needs.and'))}</dd>
                        </div>
                      )}
                    </dl>
                    {benefits.length > 0 && (
                      <ul className="mt-auto flex flex-col gap-1.5 border-t border-hairline pt-4 text-sm">
                        {benefits.map((benefit) => (
                          <li key={benefit} className="flex gap-2">
                            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-jade" />
                            <span className="min-w-0">{benefit}</span>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Card>
                </li>
              );
            })}
          </ol>
          <section aria-labelledby="vip-rules" className="mt-8 max-w-3xl">
            <h2 id="vip-rules" className="mb-2 text-lg font-bold">
              {t('rules.title')}
            </h2>
            <ul className="list-disc ps-5 text-sm text-muted">
              <li>{t('rules.counted')}</li>
              <li>{t('rules.keep', { zone: zoneName(zone) })}</li>
              <li>{t('rules.bonuses')}</li>
              {Number(wagering) > 0 && <li>{t('rules.wagering', { times: wagering })}</li>}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
