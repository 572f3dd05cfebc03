import type { WireBonus } from '@/lib/rewards/bonus-money/wire';

/** The title of a bonus: its own, that of its kind, or a general one. `t` translates kinds of rewards (`reward-centre.kinds`). */
export const bonusTitle = (t: (kind: string) => string, { title, kind }: WireBonus): string =>
  title ?? t(kind ?? 'bonus');
