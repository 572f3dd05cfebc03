import { PageLink } from '@/components/ui/page-link';
import type { PromotionStatus } from '@/lib/content/promotions/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CardData } from './card-data';
import type { CardStrings } from './card-strings';
import { PeriodLine } from './period-line';
import { PromotionBadge } from './status-badge';
import { TakeButton } from './take-button';

interface Props {
  locale: LocaleCode;
  status: PromotionStatus;
  cards: readonly CardData[];
  strings: CardStrings;
  none: string;
}

/** The promotions of one status, one per row. */
export function ActivityList({ locale, status, cards, strings, none }: Props) {
  const title = `activity-${status}`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-3 flex items-center gap-3 text-xl font-bold">
        {strings.status[status]}
        <span className="tabular font-text text-sm font-normal text-faint">{cards.length}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="rounded-card border border-dashed border-hairline px-5 py-6 text-sm text-muted">
          {none}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface shadow-lift">
          {cards.map((card) => (
            <li key={card.slug} className="relative flex items-center gap-4 p-3 hover:bg-raised sm:p-4">
              <img
                src={card.picture}
                alt=""
                width={780}
                height={520}
                loading="lazy"
                decoding="async"
                className={`aspect-3/2 w-24 shrink-0 rounded-control bg-picture-ground object-cover sm:w-32 ${status === 'close' ? 'opacity-60 saturate-50' : ''}`}
              />
              <div className="min-w-0 flex-1">
                <h3 className="text-base leading-snug font-bold">
                  <PageLink
                    href={card.href}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {card.title}
                  </PageLink>
                </h3>
                <p className="mt-0.5 line-clamp-2 text-sm text-muted max-sm:hidden">{card.summary}</p>
                <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-faint">
                  <span>{strings.types[card.types[0]!]}</span>
                  <span aria-hidden>·</span>
                  <span>
                    <PeriodLine
                      locale={locale}
                      status={status}
                      starts={card.starts}
                      ends={card.ends}
                      strings={strings}
                    />
                  </span>
                </p>
              </div>
              <span className="flex shrink-0 flex-col items-end gap-2">
                <PromotionBadge id={card.id} status={status} labels={strings.status} />
                <TakeButton locale={locale} id={card.id} title={card.title} strings={strings.take} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
