'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Follows every PageLink of the page by the router: one listener instead of a component per link. Stands in a layout. */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-soft]');
      if (!link || link.target || link.origin !== window.location.origin) return;
      event.preventDefault();
      // To the top where it is another page (product.md §2), or the very same address again; a query leaves it as it is.
      const here = window.location;
      const anew = link.pathname !== here.pathname || link.href === here.href || link.hash !== '';
      router.push(link.pathname + link.search + link.hash, { scroll: anew && link.dataset.soft !== 'still' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
