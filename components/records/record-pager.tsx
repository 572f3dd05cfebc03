'use client';

import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';

/** Page numbers of a record: a range of 5 around the current page, a margin of 1 (LOBBY-11). */
export function RecordPager(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useTranslations('records.pager');
  const labels = {
    nav: t('nav'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
  };
  return <Pager {...props} labels={labels} className="mt-5" />;
}
