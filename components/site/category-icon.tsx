import {
  Cherry,
  Club,
  Dices,
  Feather,
  Fish,
  Flame,
  Gamepad2,
  Spade,
  Ticket,
  Trophy,
} from '@/components/ui/icons';
import type { GameType } from '@/lib/catalogue/constants';

const ICONS = {
  HOT: Flame,
  RNG: Cherry,
  LIVE: Spade,
  FISH: Fish,
  SPORTS: Trophy,
  PVP: Club,
  ESPORTS: Gamepad2,
  COCKFIGHT: Feather,
  ELOTT: Dices,
  LOTT: Ticket,
} as const satisfies Record<GameType | 'HOT', unknown>;

/** The sign of a category. */
export function CategoryIcon({ category, className }: { category: GameType | 'HOT'; className?: string }) {
  const Icon = ICONS[category];
  return <Icon aria-hidden strokeWidth={1.75} className={className} />;
}
