'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Follows every PageLink of the page with the router: one listener instead of a component per link. Place it in a
 * layout.
 */
export function PageLinkRouter() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-soft]');
      if (!link || link.target || link.origin !== window.location.origin) return;
      event.preventDefault();
      // Scroll to the top if the path changes or the address is the same. A change of the query keeps the position.
      const here = window.location;
      const isOtherPage = link.pathname !== here.pathname || link.href === here.href || link.hash !== '';
      router.push(link.pathname + link.search + link.hash, {
        scroll: isOtherPage && link.dataset.soft !== 'still',
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
