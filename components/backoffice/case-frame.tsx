import { ArrowLeft } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

/** The details of one request: beside its queue on a wide screen, in place of it on others. */
export function CaseFrame({
  title,
  badge,
  back,
  backLabel,
  children,
}: {
  title: ReactNode;
  badge?: ReactNode;
  back: string;
  /** Accessible name of the link `back`, if it does not lead to a queue. */
  backLabel?: string;
  children: ReactNode;
}) {
  const t = useTranslations('backoffice.queue');
  return (
    <section
      aria-labelledby="case-title"
      className="rounded-card border border-hairline bg-surface shadow-inset-light xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto"
    >
      <header className="flex items-center gap-2 border-b border-hairline px-4 py-3">
        <PageLink
          href={back}
          aria-label={backLabel ?? t('close')}
          className={`${buttonStyle({ variant: 'ghost', size: 'icon' })} -ms-2`}
        >
          <ArrowLeft aria-hidden className="flip-rtl size-5" />
        </PageLink>
        <h2 id="case-title" className="min-w-0 flex-1 text-base font-bold">
          {title}
        </h2>
        {badge}
      </header>
      <div className="flex flex-col gap-5 p-4">{children}</div>
    </section>
  );
}

/** A section of the details with a small heading. */
export function CasePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-xs font-semibold text-faint">{title}</h3>
      {children}
    </div>
  );
}
