import { ChevronRight } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

interface Props {
  title: string;
  lead?: string;
  /** A link to a related page. */
  link?: { href: string; text: string };
}

/** The header of a page: title, a line below it, and a link to a related page. */
export function PageTitle({ title, lead, link }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="text-display font-extrabold">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      </div>
      {link && (
        <PageLink
          href={link.href}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-amber hover:underline lg:min-h-9"
        >
          {link.text}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </PageLink>
      )}
    </header>
  );
}
