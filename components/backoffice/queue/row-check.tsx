'use client';

import { useTranslations } from 'next-intl';
import { useSelection } from './queue-context';

/** The checkbox of a row. It lies above the link that covers the row. */
export function RowCheck({ id }: { id: string }) {
  const t = useTranslations('backoffice-queues');
  const selection = useSelection();
  if (!selection?.canSelect) return null;
  return (
    <label className="relative z-1 -m-2 inline-flex cursor-pointer p-2">
      <input
        type="checkbox"
        className="tick"
        aria-label={t('select', { id })}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

/** The checkbox in the head of the column, for all rows of the page. */
export function AllCheck() {
  const t = useTranslations('backoffice-queues');
  const selection = useSelection();
  if (!selection?.canSelect) return null;
  return (
    <label className="-m-2 inline-flex cursor-pointer p-2">
      <input
        type="checkbox"
        className="tick"
        aria-label={t('selectAll')}
        checked={selection.isWhole}
        onChange={() => selection.toggleAll()}
      />
    </label>
  );
}
