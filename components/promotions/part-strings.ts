import type { PartStrings } from './part-panel';
import type { TakeStrings } from './take-button';

type Translate = (key: string, values?: Record<string, string>) => string;

/** The texts of the button of a promotion, given a translator of the namespace `promotions`. */
export const buildTakeStrings = (t: Translate): TakeStrings => ({
  join: t('take.join'),
  joined: t('take.joined'),
  failed: t('take.failed'),
});

/** The texts of what a member does in a promotion. */
export const buildPartStrings = (t: Translate): PartStrings => ({
  ...buildTakeStrings(t),
  login: t('take.login'),
  trial: t('take.trial'),
  notForYou: t('take.notForYou'),
  progress: { deposit: t('take.progress.deposit'), turnover: t('take.progress.turnover') },
});
