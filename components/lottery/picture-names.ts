import { ANIMALS } from '@/lib/studio/lottery/plays/result-families';
import { RANKS, type PictureNames } from './pictures/picture-kind';

/** The names that pictures of results need. `lottery` and `plays` translate keys of the namespaces `lottery` and `lottery-plays`. */
export const pictureNames = (
  lottery: (key: string) => string,
  plays: (key: string) => string,
): PictureNames => ({
  ranks: Object.fromEntries(RANKS.map((rank) => [rank, lottery(`ranks.${rank}`)])),
  animals: ANIMALS.map((animal) => plays(`options.${animal}`)),
});
