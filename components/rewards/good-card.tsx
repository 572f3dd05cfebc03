import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { goodPicture } from '@/lib/catalogue/pictures';
import type { Good } from '@/lib/rewards/mall/types';

interface Props {
  good: Good;
  /** "{points} points" and "{count} left" with their numbers, and the text if none is left. */
  strings: { points: string; left: string; isSoldOut: string };
  eager?: boolean;
  /** The button to redeem it; left out if none is left. */
  action?: ReactNode;
}

/** A good of the point mall: what it is, what it costs, how many are left. */
export function GoodCard({ good, strings, eager = false, action }: Props) {
  const gone = good.available === 0;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-lift">
      <img
        src={goodPicture(good.picture)}
        alt=""
        width={600}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`aspect-square w-full bg-picture-ground object-cover ${gone ? 'opacity-60 saturate-50' : ''}`}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3.5 sm:p-4">
        <h3 className="text-base leading-snug font-bold">{good.title}</h3>
        <p className="line-clamp-3 text-sm text-muted">{good.summary}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-2">
          <span className="tabular font-display text-base font-bold text-amber">{strings.points}</span>
          {gone ? (
            <Badge>{strings.isSoldOut}</Badge>
          ) : (
            <span className="tabular text-xs text-faint">{strings.left}</span>
          )}
        </p>
        {!gone && action}
      </div>
    </article>
  );
}
