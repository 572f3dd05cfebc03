import { notFound, permanentRedirect } from 'next/navigation';
import { canonicalPath } from '@/lib/i18n/address';

/**
 * Every other address under /backoffice: redirects to a page if only its letter case differs, else shows the back
 * office's not-found page.
 */
export default async function UnknownBackOfficePage({ params }: { params: Promise<{ rest: string[] }> }) {
  const requested = `/backoffice/${(await params).rest.join('/')}`;
  const path = canonicalPath(requested);
  if (path !== requested) permanentRedirect(path);
  notFound();
}
