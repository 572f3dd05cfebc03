import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean;
}

/**
 * A link inside the site: a plain anchor that SoftLinks follows without loading the page anew. Next.js' own Link is a
 * component of some weight in the browser, and a page has a hundred links; ours prefetch nothing, for a phone has little data.
 */
export function PageLink({ href, scroll = true, ...rest }: Props) {
  return <a data-soft={scroll ? '' : 'still'} href={href} {...rest} />;
}
