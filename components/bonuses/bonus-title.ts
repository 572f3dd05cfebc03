import type { WireBonus } from '@/lib/rewards/bonus-money/wire';

/** The title of a bonus: its own, that of its kind, or a general one. */
export const bonusTitle = (t: (key: string) => string, { title, kind }: WireBonus): string =>
  title ?? t(kind ? `kinds.${kind}` : 'kinds.bonus');
