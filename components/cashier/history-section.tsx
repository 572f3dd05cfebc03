'use client';

import { useState, type ReactNode } from 'react';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { Card, CardHeader } from '@/components/ui/card';
import { useHistory } from './use-history';

interface Props<Entry> {
  title: string;
  queryKey: readonly unknown[];
  path: string;
  emptyTitle: string;
  emptyHint: string;
  row: (entry: Entry) => ReactNode;
}

/** A card with the member's earlier requests, newest first, 10 per page. */
export function HistorySection<Entry>({ title, queryKey, path, emptyTitle, emptyHint, row }: Props<Entry>) {
  const [pageNum, setPageNum] = useState(1);
  const history = useHistory<Entry>(queryKey, path, pageNum);
  return (
    <Card>
      <CardHeader title={title} />
      <RecordState
        query={history}
        empty={history.data?.list.length === 0}
        emptyTitle={emptyTitle}
        emptyHint={emptyHint}
        rows={3}
      >
        <ul className="divide-y divide-hairline">{history.data?.list.map(row)}</ul>
        <RecordPager page={pageNum} pages={history.data?.totalPages ?? 1} onPage={setPageNum} />
      </RecordState>
    </Card>
  );
}
