'use client';

import { useState, type DragEvent } from 'react';
import { useTranslations } from 'next-intl';
import { ArrowUp, Menu as Grip } from '@/components/ui/icons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import type { PaymentKind } from '@/lib/cashier/types';
import { useCall } from '../use-call';

/** A channel as the list shows it, with its texts made by the server. */
export interface ChannelRow {
  id: string;
  version: number;
  code: string;
  name: string;
  adapter: string;
  enabled: boolean;
  isOpen: boolean;
  /** Limits and fees of each currency. */
  terms: readonly string[];
  /** Groups, countries, hours: what it is narrowed to. */
  audience: readonly string[];
  /** What it lacks before it can be switched on. */
  missing: readonly string[];
}

/**
 * The channels of a kind in the order in which members see them. The order is changed by dragging, or by the arrow buttons; a
 * switch turns a channel on, or says what it lacks.
 */
export function ChannelList({ kind, rows }: { kind: PaymentKind; rows: readonly ChannelRow[] }) {
  const t = useTranslations('backoffice-channels');
  const order = useCall();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const move = (id: string, to: number) => {
    const ids = rows.map((row) => row.id).filter((each) => each !== id);
    ids.splice(to, 0, id);
    void order.send('/backoffice/api/channels/order', { kind, ids }, t('ordered'));
  };
  const drop = (event: DragEvent, target: string) => {
    event.preventDefault();
    const to = rows.findIndex(({ id }) => id === target);
    if (dragged && dragged !== target) move(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <>
      {order.failure?.message && (
        <p role="alert" className="px-4 py-2 text-sm text-vermilion">
          {order.failure.message}
        </p>
      )}
      <ol className="divide-y divide-hairline border-t border-hairline" aria-busy={order.busy}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(row.id);
            }}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(row.id);
            }}
            onDragEnd={() => setOver(undefined)}
            onDrop={(event) => drop(event, row.id)}
            className={classes(
              'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3',
              dragged === row.id && 'opacity-50',
              over === row.id && dragged !== row.id && 'bg-amber-wash',
            )}
          >
            <Grip aria-hidden className="size-4 shrink-0 cursor-grab text-faint max-lg:hidden" />
            <span className="flex shrink-0 max-lg:order-2 lg:flex-col">
              {([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  variant="ghost"
                  size="icon"
                  className="lg:size-7!"
                  disabled={order.busy || !(index + step in rows)}
                  aria-label={t(step === -1 ? 'moveUp' : 'moveDown', { name: row.name })}
                  onClick={() => move(row.id, index + step)}
                >
                  <ArrowUp aria-hidden className={classes('size-4', step === 1 && 'rotate-180')} />
                </Button>
              ))}
            </span>
            <div className="min-w-0 flex-1 basis-60 max-lg:order-1 max-lg:basis-full">
              <p className="flex flex-wrap items-center gap-2">
                <PageLink
                  href={`/backoffice/channels/${row.id}`}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {row.name}
                </PageLink>
                <bdi dir="ltr" className="text-xs text-faint">
                  {row.code}
                </bdi>
                <Badge>{t.has(`adapters.${row.adapter}`) ? t(`adapters.${row.adapter}`) : row.adapter}</Badge>
                {row.enabled && !row.isOpen && <Badge tone="vermilion">{t('closedNow')}</Badge>}
              </p>
              {row.terms.map((text) => (
                <p key={text} className="text-sm text-muted">
                  {text}
                </p>
              ))}
              {row.audience.length > 0 && <p className="text-xs text-faint">{row.audience.join(' · ')}</p>}
              {row.missing.map((text) => (
                <p key={text} className="text-sm text-vermilion">
                  {text}
                </p>
              ))}
            </div>
            <ChannelSwitch row={row} />
          </li>
        ))}
      </ol>
    </>
  );
}

function ChannelSwitch({ row }: { row: ChannelRow }) {
  const t = useTranslations('backoffice-channels');
  const call = useCall();
  const failure = call.failure?.message ?? Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <div className="flex flex-col items-end gap-1 max-lg:order-3 max-lg:ms-auto">
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <span className={row.enabled ? 'font-medium' : 'text-muted'}>{row.enabled ? t('on') : t('off')}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its state itself.
          role="switch"
          aria-label={t('switch', { name: row.name })}
          checked={row.enabled}
          disabled={call.busy}
          onChange={(event) =>
            void call.send(
              `/backoffice/api/channels/${row.id}/switch`,
              { version: row.version, enabled: event.target.checked },
              event.target.checked ? t('isOn', { name: row.name }) : t('isOff', { name: row.name }),
            )
          }
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition before:absolute before:inset-y-0.5 before:start-0.5 before:size-5.5 before:rounded-full before:bg-muted before:transition-all checked:border-transparent checked:bg-amber checked:before:start-[calc(100%-1.5rem)] checked:before:bg-amber-ink disabled:opacity-60"
        />
      </label>
      {failure && (
        <p role="alert" className="max-w-60 text-end text-sm text-vermilion">
          {failure}
        </p>
      )}
    </div>
  );
}
