import type { ReactNode } from 'react';

/** The header of a page: title, an introduction, and actions at the end. */
export function PageHeader({
  title,
  text,
  actions,
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl font-extrabold wrap-anywhere">{title}</h1>
        {text && <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
