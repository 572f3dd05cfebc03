import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { LinkTabs } from './link-tabs';
import { PageHeader } from './page-header';
import { PageLinks } from './page-links';
import { Panel } from './panel';
import { queueAddress, type QueueLocation } from './queue-address';
import { RefreshButton } from './refresh-button';

/** Higher counts are shown as "more than". lib/cashier counts up to one more. */
const MAX_SHOWN_COUNT = 1000;

export interface QueueViewProps {
  title: string;
  view: QueueLocation;
  total: number;
  pages: number;
  rows: ReactNode;
  /** The open request: beside the queue on a wide screen, in place of it on others. */
  open: ReactNode;
}

/** A queue with its filter and page links, and the open request. */
export function QueueView({ title, view, total, pages, rows, open }: QueueViewProps) {
  const t = useTranslations('backoffice.queue');
  const count =
    total > MAX_SHOWN_COUNT ? t('countMany', { count: MAX_SHOWN_COUNT }) : t('count', { count: total });
  return (
    <>
      {open && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={classes(Boolean(open) && 'max-xl:hidden')}>
        <PageHeader title={title} text={count} actions={<RefreshButton />} />
      </div>
      <div className={classes(Boolean(open) && 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]')}>
        <div className={classes('min-w-0', Boolean(open) && 'max-xl:hidden')}>
          <Panel
            flush
            actions={
              <LinkTabs
                label={t('filter')}
                tabs={[
                  {
                    href: queueAddress({ ...view, waiting: true, page: 1 }),
                    label: t('waiting'),
                    isCurrent: view.waiting,
                  },
                  {
                    href: queueAddress({ ...view, waiting: false, page: 1 }),
                    label: t('all'),
                    isCurrent: !view.waiting,
                  },
                ]}
              />
            }
          >
            {rows}
            <PageLinks page={view.page} pages={pages} href={(page) => queueAddress({ ...view, page })} />
          </Panel>
        </div>
        {open}
      </div>
    </>
  );
}
