import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { ArrowLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

/** The header of a page: title, an introduction, and actions at the end. `back` leads to the list that the page belongs to. */
export function PageHeader({
  title,
  text,
  actions,
  back,
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
}) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-start gap-2">
        {back && (
          <PageLink
            href={back.href}
            aria-label={back.label}
            className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2 -mt-1 shrink-0`}
          >
            <ArrowLeft aria-hidden className="flip-rtl size-5" />
          </PageLink>
        )}
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold wrap-anywhere">{title}</h1>
          {text && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
