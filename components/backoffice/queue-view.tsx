import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { LinkTabs } from './link-tabs';
import { PageHead } from './page-head';
import { PageLinks } from './page-links';
import { Panel } from './panel';
import { queueAddress, type QueueView as View } from './queue-address';
import { RefreshButton } from './refresh-button';

/** Counts stop here (lib/cashier, COUNT_CAP less one). */
const COUNTED = 1000;

export interface QueueViewProps {
  title: string;
  view: View;
  total: number;
  pages: number;
  rows: ReactNode;
  /** The request that is open: beside the queue on a wide screen, in its place on others. */
  open: ReactNode;
}

/** A queue with its filter and pages, and the open request. */
export function QueueView({ title, view, total, pages, rows, open }: QueueViewProps) {
  const t = useTranslations('backoffice.queue');
  const count = total > COUNTED ? t('countMany', { count: COUNTED }) : t('count', { count: total });
  return (
    <>
      {open && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={classes(Boolean(open) && 'max-xl:hidden')}>
        <PageHead title={title} text={count} actions={<RefreshButton />} />
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
                    here: view.waiting,
                  },
                  {
                    href: queueAddress({ ...view, waiting: false, page: 1 }),
                    label: t('all'),
                    here: !view.waiting,
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
