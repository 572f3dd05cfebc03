'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ArrowUp } from '@/components/ui/icons';
import { useCall } from '../use-call';

interface Props {
  /** The call that takes the whole order: `/backoffice/api/banners/order`. */
  path: string;
  /** Further fields of the call. */
  body?: Record<string, string>;
  /** The ids of the list in their present order. */
  ids: readonly string[];
  id: string;
  /** The item, for the names of the buttons. */
  name: string;
}

/** Moves an item up or down in its list. */
export function OrderButtons({ path, body = {}, ids, id, name }: Props) {
  const t = useTranslations('backoffice-content.order');
  const call = useCall();
  const at = ids.indexOf(id);
  const move = (step: -1 | 1) => {
    const next = [...ids];
    [next[at], next[at + step]] = [next[at + step]!, next[at]!];
    void call.send(path, { ...body, before: ids, ids: next }, t('done'));
  };
  return (
    // Above the link that covers the row.
    <span className="relative z-10 inline-flex">
      <Button
        variant="ghost"
        size="icon"
        disabled={call.busy || at <= 0}
        aria-label={t('up', { name })}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        disabled={call.busy || at < 0 || at === ids.length - 1}
        aria-label={t('down', { name })}
        onClick={() => move(1)}
      >
        <ArrowUp aria-hidden className="size-4 rotate-180" />
      </Button>
    </span>
  );
}
