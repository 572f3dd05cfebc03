'use client';

import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';

/** Pages of a record (product.md §9: five numbers, margins of one). */
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
