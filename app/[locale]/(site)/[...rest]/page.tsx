import { notFound } from 'next/navigation';

/** Every unknown address: the site's "not found" page, with header and menu. */
export default function Unknown(): never {
  notFound();
}
