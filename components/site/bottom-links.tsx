'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { NavLink } from './nav-link';

export interface BottomEntry {
  href: string;
  icon: IconName;
  text: string;
  /** Raised above the bar. */
  raised?: true;
}

/** The entries of BottomBar. */
export function BottomLinks({ label, entries }: { label: string; entries: readonly BottomEntry[] }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 border-t bar-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-(--bottom-bar-height) grid-cols-5">
        {entries.map((entry) => (
          <li key={entry.href} className={entry.raised && 'relative'}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ href, icon, text, raised }: BottomEntry) {
  const iconElement = <Icon aria-hidden name={icon} className="size-[1.375rem]" />;
  return (
    <NavLink
      href={href}
      className={
        raised
          ? 'absolute inset-x-0 -top-4 flex flex-col items-center gap-0.5 text-2xs font-semibold text-amber'
          : 'flex h-full flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted aria-[current=page]:text-amber'
      }
    >
      {raised ? (
        <span className="grid size-12 place-items-center rounded-full bg-amber text-amber-ink shadow-[0_0_0_4px_var(--color-surface),0_6px_20px_-4px_color-mix(in_srgb,var(--color-lamp)_50%,transparent)]">
          {iconElement}
        </span>
      ) : (
        iconElement
      )}
      <span className="max-w-full truncate px-0.5">{text}</span>
    </NavLink>
  );
}
