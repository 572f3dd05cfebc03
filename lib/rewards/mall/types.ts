import type { Text } from '@/lib/content/types';

/** A good as it lies on the counter, in one language. */
export interface Good {
  id: string;
  /** What its picture is drawn of: `lantern.teapot`. */
  picture: string;
  title: string;
  summary: string;
  /** What one piece costs, in whole points. */
  points: number;
  /** How many pieces are left. */
  available: number;
}

/** As an operator writes it: every language at once. */
export interface GoodCopy {
  picture: string;
  title: Text;
  summary: Text;
  points: number;
  quantity: number;
  available: number;
  position: number;
}

/** As the back office holds it. */
export interface GoodDraft extends GoodCopy {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
}
