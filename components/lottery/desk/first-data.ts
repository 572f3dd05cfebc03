import type { WireCurrent } from '@/lib/studio/lottery/wire';
import type { WireMenu } from '../queries';

/** What the page has read for its first view. */
export interface LotteryFirst {
  menu: WireMenu;
  /** The game of the first view. */
  gameCode: string;
  current: WireCurrent;
}
