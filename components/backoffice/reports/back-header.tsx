import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { ArrowLeft } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';

/** The title of a page behind a report, with the way back. */
export function BackHeader({
  title,
  text,
  back,
  label,
}: {
  title: ReactNode;
  text?: ReactNode;
  back: string;
  label: string;
}) {
  return (
    <header className="mb-5 flex items-start gap-2">
      <PageLink
        href={back}
        aria-label={label}
        className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2 shrink-0`}
      >
        <ArrowLeft aria-hidden className="flip-rtl size-5" />
      </PageLink>
      <div className="min-w-0">
        <h1 className="pt-1 text-2xl font-extrabold wrap-anywhere">{title}</h1>
        {text && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
      </div>
    </header>
  );
}
