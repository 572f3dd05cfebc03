import { PageLink } from '@/components/ui/page-link';

export interface LinkTab {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** Tabs of one page, as links: each view has its own address. */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  return (
    <nav
      aria-label={label}
      className="scrollbar-none flex gap-1 overflow-x-auto rounded-control bg-sunken p-1"
    >
      {tabs.map((tab) => (
        <PageLink
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className="inline-flex h-10 items-center rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-key lg:h-9"
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}
