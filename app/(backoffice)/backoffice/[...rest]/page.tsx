import { notFound } from 'next/navigation';

/** Whatever else is asked for under /backoffice, so that it gets the back office's own page for it. */
export default function UnknownOfficePage() {
  notFound();
}
