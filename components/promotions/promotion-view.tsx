import { ArrowLeft } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { PageLink } from '@/components/ui/page-link';
import { posterPicture } from '@/lib/catalogue/pictures';
import type { Promotion, PromotionPage } from '@/lib/content/promotions/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { siteConfig } from '@/lib/platform/site-config';
import type { WireRaffle } from '@/lib/rewards/promotions/raffles/wire';
import type { StoredRule } from '@/lib/rewards/promotions/types';
import { toCardData } from './card-data';
import { buildCardStrings } from './card-strings';
import { PeriodLine } from './period-line';
import { PromotionCard } from './promotion-card';
import { PartPanel } from './part-panel';
import { buildPartStrings, buildRaffleStrings } from './part-strings';
import { RaffleProof } from './raffle-proof';
import { RuleFacts } from './rule-facts';
import { PromotionBadge } from './status-badge';

/** Media query for the wide version of the picture. */
const WIDE_SCREEN = '(min-width: 40rem)';

interface Props {
  locale: LocaleCode;
  promotion: PromotionPage;
  /** How it can be had; undefined in a preview. */
  stored?: StoredRule | undefined;
  raffle?: WireRaffle | undefined;
  /** Shown below the promotion. */
  others: readonly Promotion[];
}

/** The page of a promotion: picture, terms and facts. */
export async function PromotionView({ locale, promotion, stored, raffle, others }: Props) {
  const t = await getTranslations({ locale, namespace: 'promotions' });
  const strings = buildCardStrings(t);
  const { title, summary, status, picture, body, action, types } = promotion;
  const starts = promotion.startsAt?.toISOString() ?? null;
  const ends = promotion.endsAt?.toISOString() ?? null;
  return (
    <article className="page-frame pt-3 sm:pt-6">
      <PageLink
        href={localePath(locale, '/promotions')}
        className="mb-2 inline-flex h-11 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="flip-rtl size-4" />
        {t('page.back')}
      </PageLink>
      <header className="relative overflow-hidden rounded-card border border-hairline bg-surface">
        <picture>
          <source media={WIDE_SCREEN} srcSet={posterPicture(picture, 'wide')} width={1600} height={560} />
          <img
            src={posterPicture(picture, 'card')}
            alt=""
            width={780}
            height={520}
            fetchPriority="high"
            className="aspect-3/2 w-full bg-picture-ground object-cover sm:aspect-20/7 rtl:-scale-x-100"
          />
        </picture>
        <div className="flex flex-col items-start gap-2 p-4 sm:absolute sm:inset-y-0 sm:start-0 sm:w-1/2 sm:justify-center sm:gap-3 sm:p-8 sm:text-picture-ink lg:p-10">
          <h1 className="text-2xl leading-title font-extrabold sm:text-display sm:drop-shadow-[0_2px_10px_#000a]">
            {title}
          </h1>
          <p className="max-w-[48ch] text-sm text-muted sm:line-clamp-3 sm:text-base sm:text-picture-ink/90">
            {summary}
          </p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card aria-labelledby="terms" className="min-w-0">
          <h2 id="terms" className="mb-3 text-xl font-bold">
            {t('page.terms')}
          </h2>
          {status !== 'process' && (
            <p className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-sm">
              {t(status === 'close' ? 'page.closed' : 'page.comingSoon')}
            </p>
          )}
          <div className="prose-content" dangerouslySetInnerHTML={{ __html: body }} />
          {raffle && stored?.mode === 'raffle' && (
            <RaffleProof locale={locale} raffle={raffle} strings={buildRaffleStrings(t)} />
          )}
        </Card>
        <aside aria-label={t('page.facts')} className="max-lg:order-first lg:sticky lg:top-24 lg:self-start">
          <Card className="flex flex-col gap-4">
            <dl className="flex flex-col gap-3 text-sm">
              <Fact term={t('page.status')}>
                <PromotionBadge id={String(promotion.id)} status={status} labels={strings.status} />
              </Fact>
              <Fact term={t('page.kinds')}>{types.map((type) => strings.types[type]).join(' · ')}</Fact>
              <Fact term={t('page.when')}>
                <PeriodLine locale={locale} status={status} starts={starts} ends={ends} strings={strings} />
              </Fact>
            </dl>
            {stored && (
              <>
                <RuleFacts locale={locale} stored={stored} />
                <PartPanel
                  locale={locale}
                  id={String(promotion.id)}
                  title={title}
                  isOpen={stored.mode !== 'article' && status === 'process'}
                  isDrawn={Boolean(raffle?.serverSeed)}
                  currency={siteConfig().money.currency}
                  strings={buildPartStrings(t)}
                />
              </>
            )}
            {action && status !== 'close' && (
              <PageLink
                href={localePath(locale, action.url)}
                className={`${buttonStyle({ variant: stored && stored.mode !== 'article' ? 'surface' : 'amber', block: true })} min-h-11 py-2.5 text-center whitespace-normal! h-auto!`}
              >
                {action.words}
              </PageLink>
            )}
          </Card>
        </aside>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-10">
          <h2 id="others" className="mb-4 text-xl font-bold">
            {t('page.others')}
          </h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
            {others.map((other, index) => (
              <li key={other.slug} className={index > 1 ? 'sm:hidden xl:block' : ''}>
                <PromotionCard
                  locale={locale}
                  card={toCardData(locale, other)}
                  strings={strings}
                  level="h3"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-faint">{term}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
