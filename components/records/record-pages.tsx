'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RecordPager } from './record-pager';

/** Where a record stands: a page with a number, or one that follows another by its cursor. */
export interface RecordPlace {
  pageNum: number;
  cursor?: string | undefined;
}

interface Props {
  place: RecordPlace;
  page: { totalPages: number; next: string | null } | undefined;
  onPlace: (place: RecordPlace) => void;
}

/**
 * The pages of a record. Its entries are counted up to a limit only, because nobody turns to page 20,000: after the last page with a
 * number, older entries follow one page after the other.
 */
export function RecordPages({ place, page, onPlace }: Props) {
  const t = useTranslations('records');
  const go = (next: RecordPlace) => {
    onPlace(next);
    window.scrollTo({ top: 0 });
  };
  const hasOlder =
    page !== undefined && page.next !== null && (place.cursor || place.pageNum >= page.totalPages);
  return (
    <>
      {!place.cursor && (
        <RecordPager
          page={place.pageNum}
          pages={page?.totalPages ?? 1}
          onPage={(pageNum) => go({ pageNum, cursor: undefined })}
        />
      )}
      {(hasOlder || place.cursor) && (
        <p className="mt-4 flex justify-center gap-3">
          {place.cursor && (
            <Button variant="outline" size="sm" onClick={() => go({ pageNum: 1, cursor: undefined })}>
              {t('newest')}
            </Button>
          )}
          {hasOlder && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => go({ pageNum: place.pageNum, cursor: page.next ?? undefined })}
            >
              {t('older')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
