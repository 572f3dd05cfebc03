import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** False keeps the scroll position. */
  scroll?: boolean;
}

/**
 * A link inside the site: a plain anchor that PageLinkRouter follows without a page load. The Link of Next.js is a
 * component with a cost in the browser, and a page has a hundred links. These links prefetch nothing, to save mobile
 * data.
 */
export function PageLink({ href, scroll = true, ...rest }: Props) {
  return <a data-soft={scroll ? '' : 'still'} href={href} {...rest} />;
}
