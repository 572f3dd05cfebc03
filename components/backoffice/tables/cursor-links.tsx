import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

export interface CursorLinksProps {
  /** The first page, if this is another one. */
  first: string | undefined;
  previous: string | undefined;
  next: string | undefined;
}

/** Links to the pages before and after; renders nothing if there is one page. */
export function CursorLinks({ first, previous, next }: CursorLinksProps) {
  const t = useTranslations('backoffice-tables.pages');
  if (!previous && !next) return null;
  const style = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <nav
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-4 py-3"
    >
      <span className="flex gap-2">
        {first && (
          <PageLink href={first} className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
            {t('first')}
          </PageLink>
        )}
        {previous && (
          <PageLink href={previous} rel="prev" className={style}>
            <ChevronLeft aria-hidden className="flip-rtl size-4" />
            {t('previous')}
          </PageLink>
        )}
      </span>
      {next && (
        <PageLink href={next} rel="next" className={style}>
          {t('next')}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </PageLink>
      )}
    </nav>
  );
}
