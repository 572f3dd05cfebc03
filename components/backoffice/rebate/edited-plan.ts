import type { Pay, Scope } from '@/lib/rewards/rebate/types';

export interface EditedRate {
  scope: Scope;
  code: string;
  level: number;
  /** In percent. */
  rate: string;
}
/** A plan as the form edits it: amounts and rates are texts. */
export interface EditedPlan {
  validFrom: string;
  pay: Pay;
  minimum: string;
  maximum: string;
  wagering: string;
  rates: EditedRate[];
}

/** What a rate can name. */
export interface PlanChoices {
  categories: Readonly<Record<string, string>>;
  vendors: readonly { code: string; name: string }[];
  ranks: readonly { level: number; name: string }[];
  currency: string;
}
