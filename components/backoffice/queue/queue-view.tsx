import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChevronRight } from '@/components/ui/icons';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import type { PaymentKind } from '@/lib/cashier/types';
import { LinkTabs } from '../link-tabs';
import { PageHeader } from '../page-header';
import { Panel } from '../panel';
import { RefreshButton } from '../refresh-button';
import { queueAddress, type QueueLocation } from './queue-address';
import type { QueueItem } from './queue-item';
import { QueueList } from './queue-list';
import { QueueNews } from './queue-news';

/** Higher counts are shown as "more than". lib/cashier counts up to one more. */
const MAX_SHOWN_COUNT = 1000;

export interface QueueViewProps {
  kind: PaymentKind;
  title: string;
  view: QueueLocation;
  total: number;
  /** The `after` of the next page. */
  next: bigint | undefined;
  /** The newest waiting request when the page was made. */
  newest: bigint;
  filter: ReactNode;
  rows: ReactNode;
  items: readonly QueueItem[];
  /** Whether the operator may decide. */
  canDecide: boolean;
  /** The names of the templates of payment files. */
  templates?: readonly string[];
  actions?: ReactNode;
  /** The open request: beside the queue on a wide screen, in place of it on others. */
  open: ReactNode;
  openId: bigint | undefined;
}

/** A queue with its filter, the open request, selection and keyboard. */
export function QueueView(props: QueueViewProps) {
  const { kind, title, view, total, next, open, openId } = props;
  const t = useTranslations('backoffice.queue');
  const count =
    total > MAX_SHOWN_COUNT ? t('countMany', { count: MAX_SHOWN_COUNT }) : t('count', { count: total });
  const first = { ...view, after: undefined };
  return (
    <>
      {open && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={classes(Boolean(open) && 'max-xl:hidden')}>
        <PageHeader
          title={title}
          text={count}
          actions={
            <>
              <QueueNews key={String(props.newest)} kind={kind} since={String(props.newest)} />
              {props.actions}
              <RefreshButton />
            </>
          }
        />
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
                    href: queueAddress({ ...first, waiting: true }),
                    label: t('waiting'),
                    isCurrent: view.waiting,
                  },
                  {
                    href: queueAddress({ ...first, waiting: false }),
                    label: t('all'),
                    isCurrent: !view.waiting,
                  },
                ]}
              />
            }
          >
            {props.filter}
            <QueueList
              kind={kind}
              items={props.items}
              canDecide={props.canDecide}
              openId={openId === undefined ? undefined : String(openId)}
              templates={props.templates ?? []}
            >
              {props.rows}
            </QueueList>
            {(view.after !== undefined || next !== undefined) && (
              <nav
                aria-label={t('pages')}
                className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
              >
                {view.after === undefined ? (
                  <span />
                ) : (
                  <PageLink
                    href={queueAddress(first)}
                    className={buttonStyle({ variant: 'outline', size: 'sm' })}
                  >
                    {t('firstPage')}
                  </PageLink>
                )}
                {next !== undefined && (
                  <PageLink
                    href={queueAddress({ ...view, after: next })}
                    rel="next"
                    className={buttonStyle({ variant: 'outline', size: 'sm' })}
                  >
                    {t('nextPage')}
                    <ChevronRight aria-hidden className="flip-rtl size-4" />
                  </PageLink>
                )}
              </nav>
            )}
          </Panel>
        </div>
        {open}
      </div>
    </>
  );
}
