import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from '../types';
import type { PROMOTION_STATUSES, PROMOTION_TYPES } from './constants';

export type PromotionType = (typeof PROMOTION_TYPES)[number];
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** A promotion on a card, in one language. */
export interface Promotion {
  id: bigint;
  slug: string;
  types: PromotionType[];
  /** What its picture is drawn from: `market.lantern.coin`. */
  picture: string;
  title: string;
  summary: string;
  status: PromotionStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** With the content of its own page. */
export interface PromotionPage extends Promotion {
  /** Cleaned HTML. */
  body: string;
  action: { words: string; url: string } | null;
  /** The languages of its terms. Other languages show English. */
  translated: LocaleCode[];
  changedAt: Date;
}

/** A promotion for its editor: in every language. */
export interface PromotionCopy {
  slug: string;
  types: PromotionType[];
  picture: string;
  title: Text;
  summary: Text;
  body: Text;
  action: Text | null;
  actionUrl: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  position: number;
  published: boolean;
}

/** A promotion in the back office. */
export interface PromotionDraft extends PromotionCopy {
  id: bigint;
  version: number;
  changedAt: Date;
}
