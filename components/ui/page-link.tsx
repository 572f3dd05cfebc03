import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link inside the site. It fetches nothing before it is pressed: a page has dozens of links, a phone little data. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
