'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CountBadge } from '@/components/session/count-badge';
import { useSession } from '@/components/session/use-session';
import { NavLink } from '@/components/site/nav-link';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import type { WireContract } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY } from './contracts/queries';
import { CENTRE_GROUPS, type CentreEntry } from './nav-items';

/** An entry with its address in the page's language. */
export type NavEntry = Omit<CentreEntry, 'when' | 'path'> & { href: string };

type Counts = Readonly<Record<NonNullable<CentreEntry['count']>, number>>;

/** The numbers beside the entries. The list of contracts that wait is the one that the page _Contracts_ shows. */
function useCounts(): Counts {
  const { unread = 0 } = useSession();
  const requests = useQuery({
    queryKey: [...CONTRACTS_KEY, 'requests'],
    queryFn: ({ signal }) =>
      callApi<{ list: WireContract[] }>('GET', '/wps/agent/contracts/requests', undefined, signal),
  });
  const contracts =
    requests.data?.list.filter(
      ({ awaitsMe, endRequest }) => awaitsMe || (endRequest !== null && !endRequest.mine),
    ).length ?? 0;
  return { unread, contracts };
}

/** The menu of the agent centre: a column on wide screens, on a phone a bar at the bottom and a sheet with every page. */
export function CentreNav({ entries }: { entries: readonly NavEntry[] }) {
  const t = useTranslations('agent-team');
  const counts = useCounts();
  const path = usePathname();
  const [openedAt, setOpenedAt] = useState<string>();
  // A chosen page closes the sheet.
  const isOpen = openedAt === path;
  const bottom = entries.filter((entry) => entry.bottom).sort((a, b) => a.bottom! - b.bottom!);
  const hidden = entries.filter((entry) => entry.count && !entry.bottom);
  const hiddenCount = hidden.reduce((sum, { count }) => sum + counts[count!], 0);
  return (
    <>
      <nav aria-label={t('nav.label')} className="hidden w-56 shrink-0 lg:block">
        <div className="scrollbar-none sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto pb-4">
          <Groups entries={entries} counts={counts} />
        </div>
      </nav>
      <nav
        aria-label={t('nav.bottom')}
        className="fixed inset-x-0 bottom-0 z-40 border-t bar-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="grid h-(--bottom-bar-height) grid-cols-5">
          {bottom.map(({ key, href, icon, count }) => (
            <li key={key}>
              <NavLink href={href} className={BOTTOM_ENTRY}>
                <span className="relative">
                  <Icon aria-hidden name={icon} className="size-[1.375rem]" />
                  {count && (
                    <CountBadge
                      count={counts[count]}
                      words={t.raw(`nav.counts.${count}`) as string}
                      className="absolute -end-3.5 -top-2"
                    />
                  )}
                </span>
                <span className="max-w-full truncate px-0.5">{t(`nav.${key}`)}</span>
              </NavLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpenedAt(path)}
              className={classes(BOTTOM_ENTRY, 'w-full')}
            >
              <span className="relative">
                <Icon aria-hidden name="menu" className="size-[1.375rem]" />
                <CountBadge
                  count={hiddenCount}
                  words={t.raw('nav.counts.unread') as string}
                  className="absolute -end-3.5 -top-2"
                />
              </span>
              <span className="max-w-full truncate px-0.5">{t('nav.all')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <Sheet
        open={isOpen}
        onClose={() => setOpenedAt(undefined)}
        title={t('nav.label')}
        closeLabel={t('nav.close')}
        side="bottom"
      >
        {/* An entry that opens a dialog closes the sheet too. */}
        <div
          onClick={(event) => {
            if ((event.target as Element).closest('[data-opens]')) setOpenedAt(undefined);
          }}
        >
          <Groups entries={entries} counts={counts} className="grid grid-cols-1 gap-x-4 xs:grid-cols-2" />
        </div>
      </Sheet>
    </>
  );
}

const BOTTOM_ENTRY =
  'flex h-full flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted aria-[current=page]:text-amber';
const ENTRY =
  'flex h-11 w-full items-center gap-3 rounded-control border border-transparent px-3 text-start text-sm font-medium text-muted transition hover:bg-raised hover:text-ink aria-[current=page]:border-amber/40 aria-[current=page]:bg-amber-wash aria-[current=page]:text-amber';

function Groups({
  entries,
  counts,
  className,
}: {
  entries: readonly NavEntry[];
  counts: Counts;
  className?: string;
}) {
  const t = useTranslations('agent-team');
  return CENTRE_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className="mb-4">
        <h2 className="mb-1 px-3 text-xs font-medium text-faint">{t(`nav.groups.${group}`)}</h2>
        <ul className={className ?? 'flex flex-col gap-0.5'}>
          {own.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} counts={counts} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Entry({ entry: { key, href, icon, opens, count }, counts }: { entry: NavEntry; counts: Counts }) {
  const t = useTranslations('agent-team');
  const content = (
    <>
      <Icon aria-hidden name={icon} className="size-4.5 shrink-0" />
      <span className="min-w-0 truncate">{t(`nav.${key}`)}</span>
      {count && (
        <CountBadge
          count={counts[count]}
          words={t.raw(`nav.counts.${count}`) as string}
          className="ms-auto"
        />
      )}
    </>
  );
  if (opens)
    return (
      <button type="button" data-opens={opens} aria-haspopup="dialog" className={ENTRY}>
        {content}
      </button>
    );
  return (
    <NavLink href={href} matchDescendants={key !== 'overview'} className={ENTRY}>
      {content}
    </NavLink>
  );
}
