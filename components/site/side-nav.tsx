'use client';

import { Icon } from '@/components/ui/icon';
import { AgentEntry } from './agent-entry';
import type { SignedEntry } from './menu-entry';
import { NavLink } from './nav-link';

interface Props {
  label: string;
  groups: readonly (readonly SignedEntry[])[];
}

/** The side menu (sideGroups), as the rail of a wide page and in a phone's drawer. */
export function SideNav({ label, groups }: Props) {
  return (
    <nav aria-label={label} className="flex flex-col gap-5">
      {groups.map((group, index) => (
        <ul key={index} className="flex flex-col gap-0.5 not-first:border-t not-first:pt-5">
          {group.map((entry) =>
            entry.agents ? (
              <AgentEntry key={entry.href}>
                <Entry {...entry} />
              </AgentEntry>
            ) : (
              <Entry key={entry.href ?? entry.opens} {...entry} />
            ),
          )}
        </ul>
      ))}
    </nav>
  );
}

function Entry({ href, opens, icon, text }: SignedEntry) {
  const face = (
    <>
      <Icon aria-hidden name={icon} className="size-5 shrink-0" />
      <span className="menu-text">{text}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <NavLink href={href} title={text} className="side-link">
          {face}
        </NavLink>
      ) : (
        <button type="button" data-opens={opens} aria-haspopup="dialog" title={text} className="side-link">
          {face}
        </button>
      )}
    </li>
  );
}
