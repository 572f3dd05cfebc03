import type { Text } from '@/lib/content/types';

/** A good as members see it, in one language. */
export interface Good {
  id: string;
  /** The id of its picture: `lantern.teapot`. */
  picture: string;
  title: string;
  summary: string;
  /** The price of one piece, in whole points. */
  points: number;
  /** How many pieces are left. */
  available: number;
}

/** The content of a good in all languages. */
export interface GoodContent {
  picture: string;
  title: Text;
  summary: Text;
  points: number;
  quantity: number;
  available: number;
  position: number;
}

/** A good in the back office. */
export interface GoodDraft extends GoodContent {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
}
