import type { Metadata } from 'next';

export { default, generateViewport } from '@/app/[locale]/layout';

/** The site's own root layout, for the preview of the back office. */
export const metadata: Metadata = { robots: { index: false, follow: false } };
