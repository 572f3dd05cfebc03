import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { GameType } from '@/lib/catalogue/constants';

/** The icon of each category. */
export const CATEGORY_ICONS: Readonly<Record<GameType | 'HOT', IconName>> = {
  HOT: 'flame',
  RNG: 'cherry',
  LIVE: 'spade',
  FISH: 'fish',
  SPORTS: 'trophy',
  PVP: 'club',
  ESPORTS: 'gamepad-2',
  COCKFIGHT: 'feather',
  ELOTT: 'dices',
  LOTT: 'ticket',
};

export function CategoryIcon({ category, className }: { category: GameType | 'HOT'; className?: string }) {
  return <Icon aria-hidden name={CATEGORY_ICONS[category]} className={className} />;
}
