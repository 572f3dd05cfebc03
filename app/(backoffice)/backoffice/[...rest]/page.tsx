import { notFound, permanentRedirect } from 'next/navigation';
import { canonicalPath } from '@/lib/i18n/address';

/**
 * Whatever else is asked for under /backoffice: a page of ours in another case is forgiven, and the rest gets the back
 * office's own page for what is not there.
 */
export default async function UnknownOfficePage({ params }: { params: Promise<{ rest: string[] }> }) {
  const asked = `/backoffice/${(await params).rest.join('/')}`;
  const path = canonicalPath(asked);
  if (path !== asked) permanentRedirect(path);
  notFound();
}
