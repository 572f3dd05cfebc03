export { default } from '../page';

/** A page may be this old, in seconds. */
export const revalidate = 60;

/** The dialog over home: nothing of its own to find here. */
export const metadata = { robots: { index: false } };
