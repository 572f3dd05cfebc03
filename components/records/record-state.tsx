'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/platform/http/call';

interface Props {
  query: { isPending: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
  empty: boolean;
  emptyTitle: string;
  emptyHint?: string;
  emptyAction?: ReactNode;
  /** The height of a row, for the skeletons: nothing moves when the rows arrive. */
  rowClassName?: string;
  rows?: number;
  children: ReactNode;
}

/** Shows the state of a list: loading, failed with a retry, empty, or the list itself (LOBBY-10). */
export function RecordState(props: Props) {
  const {
    query,
    empty,
    emptyTitle,
    emptyHint,
    emptyAction,
    rowClassName = 'h-18',
    rows = 6,
    children,
  } = props;
  const t = useTranslations('records');
  if (query.isPending) {
    return (
      <div role="status" className="flex flex-col gap-2.5">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className={`${rowClassName} w-full`} />
        ))}
      </div>
    );
  }
  if (query.isError) {
    const message = query.error instanceof ApiError ? query.error.message : '';
    return (
      <ErrorState
        title={t('failed')}
        hint={message || t('network')}
        retryLabel={t('retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (empty) return <EmptyState title={emptyTitle} hint={emptyHint} action={emptyAction} />;
  return children;
}
