'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { splitLocale } from '@/lib/i18n/routing';
import { AgentEntry } from './agent-entry';
import type { IconEntry } from './menu-entry';
import { NavLink } from './nav-link';

interface Props {
  label: string;
  /** The title of the entries of which nothing is open. */
  notOpen: string;
  groups: readonly (readonly IconEntry[])[];
}

/** The side menu (`buildSideGroups`), as the rail of a wide page and in the drawer of a phone. */
export function SideNav({ label, notOpen, groups }: Props) {
  return (
    <nav aria-label={label} className="flex flex-col gap-5">
      {groups.map((group, index) => (
        <ul key={index} className="flex flex-col gap-0.5 not-first:border-t not-first:pt-5">
          {group
            .filter(({ isClosed }) => !isClosed)
            .map((entry) =>
              entry.agentsOnly ? (
                <AgentEntry key={entry.href}>
                  <Entry {...entry} />
                </AgentEntry>
              ) : (
                <Entry key={entry.href ?? entry.opens} {...entry} />
              ),
            )}
          <ClosedEntries title={notOpen} entries={group.filter(({ isClosed }) => isClosed)} />
        </ul>
      ))}
    </nav>
  );
}

/** Categories of which nothing is open, folded under a title that says so, unless the current page is one of them. */
function ClosedEntries({ title, entries }: { title: string; entries: readonly IconEntry[] }) {
  const { path } = splitLocale(usePathname());
  if (entries.length === 0) return null;
  const hasCurrent = entries.some(({ href }) => href && splitLocale(href).path === path);
  return (
    <li>
      <details open={hasCurrent} className="side-closed">
        <summary title={title}>
          <Icon aria-hidden name="chevron-down" className="size-5 shrink-0" />
          <span className="menu-text">{title}</span>
        </summary>
        <ul className="flex flex-col gap-0.5">
          {entries.map((entry) => (
            <Entry key={entry.href} {...entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Entry({ href, opens, icon, text }: IconEntry) {
  const content = (
    <>
      <Icon aria-hidden name={icon} className="size-5 shrink-0" />
      <span className="menu-text">{text}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <NavLink href={href} title={text} className="side-link">
          {content}
        </NavLink>
      ) : (
        <button type="button" data-opens={opens} aria-haspopup="dialog" title={text} className="side-link">
          {content}
        </button>
      )}
    </li>
  );
}
