import Form from 'next/form';
import type { ReactNode } from 'react';
import type { Query } from '@/lib/backoffice/tables/types';

interface Props {
  /** The address of the page. */
  base: string;
  query: Query;
  /** The parameters of the fields. The others, such as the order and the columns, stay as they are. */
  fields: readonly string[];
  /** 'search' if the form searches. */
  role?: 'search';
  className?: string;
  children: ReactNode;
}

/** A form that opens the page of a table with other parameters, at the first page of the table. It works without scripts. */
export function TableForm({ base, query, fields, role, className, children }: Props) {
  const set = new Set([...fields, 'after', 'before']);
  return (
    // The fields show the address, also after a link has changed it.
    <Form action={base} role={role} key={JSON.stringify(query)} className={className}>
      {Object.entries(query)
        .filter(([name]) => !set.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </Form>
  );
}
