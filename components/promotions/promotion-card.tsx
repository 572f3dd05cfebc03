import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CardData } from './card-data';
import type { CardStrings } from './card-strings';
import { PeriodLine } from './period-line';
import { PromotionBadge } from './status-badge';
import { TakeButton } from './take-button';

interface Props {
  locale: LocaleCode;
  card: CardData;
  strings: CardStrings;
  /** Loads the picture at once, for cards in the first view. */
  eager?: boolean;
  /** The heading level of the title. */
  level?: 'h2' | 'h3';
}

/** A promotion: picture, title, summary, status. The whole card is a link to its page. */
export function PromotionCard({ locale, card, strings, eager = false, level: Title = 'h2' }: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-lift transition hover:border-edge">
      <div className="aspect-3/2 overflow-hidden bg-picture-ground">
        <img
          src={card.picture}
          alt=""
          width={780}
          height={520}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'auto' : 'async'}
          className={`size-full object-cover transition duration-300 group-hover:scale-[1.03] motion-reduce:transform-none ${card.status === 'close' ? 'opacity-60 saturate-50' : ''}`}
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-faint">
          <PromotionBadge id={card.id} status={card.status} labels={strings.status} />
          <span>{strings.types[card.types[0]!]}</span>
        </p>
        <Title className="text-lg leading-snug font-bold">
          <PageLink
            href={card.href}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-amber"
          >
            {card.title}
          </PageLink>
        </Title>
        <p className="line-clamp-4 text-sm text-muted">{card.summary}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2 text-xs text-faint">
          <p>
            <PeriodLine
              locale={locale}
              status={card.status}
              starts={card.starts}
              ends={card.ends}
              strings={strings}
            />
          </p>
          <TakeButton locale={locale} id={card.id} title={card.title} strings={strings.take} />
        </div>
      </div>
    </article>
  );
}
