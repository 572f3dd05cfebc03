import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from '../types';
import type { PROMOTION_STATUSES, PROMOTION_TYPES } from './constants';

export type PromotionType = (typeof PROMOTION_TYPES)[number];
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** A promotion as a card tells of it, in one language. */
export interface Promotion {
  slug: string;
  types: PromotionType[];
  /** What its picture is drawn of: `market.lantern.coin`. */
  picture: string;
  title: string;
  summary: string;
  status: PromotionStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** With what its own page says. */
export interface PromotionPage extends Promotion {
  /** Clean HTML. */
  body: string;
  action: { words: string; url: string } | null;
  /** The languages its terms are written in; others show English. */
  written: LocaleCode[];
  changedAt: Date;
}

/** As an operator writes it: every language at once. */
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
}

/** As the back office holds it. */
export interface PromotionDraft extends PromotionCopy {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
}
