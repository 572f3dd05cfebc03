import type { PartStrings } from './part-panel';
import type { TakeStrings } from './take-button';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The texts of the button of a promotion, given a translator of the namespace `promotions`. */
export const buildTakeStrings = (t: Translate): TakeStrings => ({
  join: t('take.join'),
  apply: t('take.apply'),
  claim: t('take.claim'),
  joined: t('take.joined'),
  claimed: t('take.claimed'),
  failed: t('take.failed'),
});

/** The texts of what a member does in a promotion. */
export const buildPartStrings = (t: Translate): PartStrings => ({
  ...buildTakeStrings(t),
  login: t('take.login'),
  trial: t('take.trial'),
  notForYou: t('take.notForYou'),
  rejected: t('take.rejected'),
  applying: t('take.applying'),
  progress: { deposit: t('take.progress.deposit'), turnover: t('take.progress.turnover') },
});
