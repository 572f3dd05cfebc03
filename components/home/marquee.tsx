'use client';

import { Megaphone } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

interface Props {
  notices: readonly { id: string; title: string }[];
  href: string;
  label: string;
  pauseLabel: string;
}

/**
 * The notices in a moving line. It stops under the pointer, with focus, when paused, and with reduced motion (HOME-6).
 */
export function Marquee({ notices, href, label, pauseLabel }: Props) {
  if (notices.length === 0) return null;
  const renderList = (copy: boolean) => (
    <ul aria-hidden={copy || undefined} className="marquee-line flex shrink-0 items-center">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className="flex items-center after:mx-6 after:size-1 after:rounded-full after:bg-amber/60"
        >
          <PageLink
            href={`${href}?id=${notice.id}`}
            tabIndex={copy ? -1 : undefined}
            className="inline-flex h-10 items-center whitespace-nowrap hover:text-amber"
          >
            {notice.title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label={label}
      className="marquee flex h-10 items-center gap-2 overflow-hidden rounded-full border border-hairline bg-surface/70 ps-3.5 text-sm text-muted"
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-amber" />
      <div className="marquee-track flex min-w-0 flex-1 overflow-hidden">
        {renderList(false)}
        {renderList(true)}
      </div>
      <label className="grid size-10 shrink-0 place-items-center text-faint has-focus-visible:outline-2">
        <input type="checkbox" className="marquee-pause sr-only" aria-label={pauseLabel} />
        <span aria-hidden className="marquee-icon" />
      </label>
    </section>
  );
}
