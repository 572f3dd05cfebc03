import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A surface with a border and a shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classes('rounded-card border border-hairline bg-surface p-5 shadow-lift sm:p-6', className)}
    />
  );
}

/** The header of a card: title, description and actions. */
export function CardHeader({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {actions}
    </header>
  );
}
