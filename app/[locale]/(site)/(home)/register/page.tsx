export { default } from '../page';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

/** Home with the dialog over it has no content of its own to index. */
export const metadata = { robots: { index: false } };
