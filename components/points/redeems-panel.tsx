'use client';

import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { HistorySection } from '@/components/cashier/history-section';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { goodPicture } from '@/lib/catalogue/pictures';
import type { WireOrder } from '@/lib/rewards/points/wire';
import { AddressDialog } from './address-dialog';
import { Points } from './points';
import { REDEEMS_KEY } from './queries';

const TONES = { process: 'amber', approved: 'jade', rejected: 'vermilion' } as const;

/** The member's orders, newest first: status, parcel, codes. */
export function RedeemsPanel() {
  const t = useTranslations('points');
  const [order, setOrder] = useState<string>();
  return (
    <>
      <HistorySection<WireOrder>
        title={t('redeems.title')}
        queryKey={REDEEMS_KEY}
        path="/wps/points/redeems"
        emptyTitle={t('redeems.none')}
        emptyHint={t('redeems.noneHint')}
        row={(one) => <Row key={one.id} order={one} onAddress={() => setOrder(one.id)} />}
      />
      {order !== undefined && <AddressDialog orderId={order} onClose={() => setOrder(undefined)} />}
    </>
  );
}

function Row({ order, onAddress }: { order: WireOrder; onAddress: () => void }) {
  const t = useTranslations('points');
  const locale = useLocale();
  const format = useFormatter();
  return (
    <li className="flex gap-3 py-4">
      <img
        src={goodPicture(order.picture)}
        alt=""
        width={64}
        height={64}
        className="size-16 rounded-control bg-picture-ground object-cover"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p className="font-medium">
            <bdi>{order.title}</bdi>{' '}
            {order.quantity > 1 && <span className="tabular text-muted">× {order.quantity}</span>}
          </p>
          <Badge tone={TONES[order.status]}>{t(`statuses.${order.status}`)}</Badge>
        </div>
        <p className="text-xs text-faint">
          {t('redeems.number', { id: order.id })} ·{' '}
          {format.dateTime(new Date(order.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
        <p className="mt-1 text-sm text-muted">
          {order.won ? (
            t('redeems.won')
          ) : (
            <>
              <Points value={order.points} locale={locale} /> {t('unit')}
              {!/^0\.0+$/.test(order.price) && (
                <>
                  {' + '}
                  <Money value={order.price} currency={order.currency} locale={locale} />
                </>
              )}
            </>
          )}
        </p>
        {order.codes.map((code) => (
          <p
            key={code}
            className="mt-1 rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all"
            dir="ltr"
          >
            {code}
          </p>
        ))}
        {order.tracking && (
          <p className="mt-1 text-sm">
            {t('redeems.tracking')} <bdi className="font-mono">{order.tracking}</bdi>
          </p>
        )}
        {order.note && (
          <p className="mt-1 text-sm break-words text-muted">
            <bdi>{order.note}</bdi>
          </p>
        )}
        {order.needsAddress && (
          <Button size="sm" variant="amber" className="mt-2" onClick={onAddress}>
            {t('redeems.nameAddress')}
          </Button>
        )}
      </div>
    </li>
  );
}
