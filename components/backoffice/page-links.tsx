import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

export interface PageLinksProps {
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** Links to the previous and next page; renders nothing if there is one page. */
export function PageLinks({ page, pages, href }: PageLinksProps) {
  const t = useTranslations('backoffice.pages');
  if (pages <= 1) return null;
  const style = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <nav
      aria-label={t('label')}
      className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
    >
      {page > 1 ? (
        <PageLink href={href(page - 1)} rel="prev" className={style}>
          <ChevronLeft aria-hidden className="flip-rtl size-4" />
          {t('previous')}
        </PageLink>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular">{t('of', { page, pages })}</span>
      {page < pages ? (
        <PageLink href={href(page + 1)} rel="next" className={style}>
          {t('next')}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </PageLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
