import { notFound } from 'next/navigation';

/** Every address that is no page: the site's own "not found", with its header and menu. */
export default function Unknown(): never {
  notFound();
}
