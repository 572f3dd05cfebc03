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
      router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.soft !== 'still' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
