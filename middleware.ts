/** The logic is in lib/edge, so that a rename of this file by a later Next.js is one line. */
export { respond as middleware } from '@/lib/edge/respond';

/**
 * Everything but the build's files, pictures, texts and the open files of public/, which are the same for everybody at any
 * time. lib/edge/respond.ts decides which addresses are pages.
 */
export const config = {
  matcher: ['/((?!_next/|images/|messages/|(?:robots\\.txt|manifest\\.webmanifest)$).*)'],
};
