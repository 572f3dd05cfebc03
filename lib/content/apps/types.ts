import type { Platform } from './constants';

/** The app of a platform. */
export interface AppRelease {
  platform: Platform;
  version: string;
  /** Where it is: a store or a file elsewhere. Null: the site sends it. */
  url: string | null;
  /** The name of the site's own file; null if there is a link. */
  file: string | null;
  /** The size and the SHA-256 of the site's own file. */
  bytes: number | null;
  sha256: string | null;
  changedAt: Date;
}
