'use client';

import { Heart as HeartIcon } from '@/components/ui/icons';
import { classes } from '@/components/ui/classes';

interface Props {
  isFavourite: boolean;
  label: string;
  onPress: () => void;
}

/** The heart in a tile's corner: adds the game to the favourites or removes it. */
export function FavouriteButton({ isFavourite, label, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={onPress}
      className="absolute end-0 top-0 grid size-11 place-items-center text-picture-ink transition active:scale-90"
    >
      <span className="grid size-8 place-items-center rounded-full bg-picture-foot/70">
        <HeartIcon
          aria-hidden
          className={classes('size-4', isFavourite && 'fill-[#ff6a4a] text-[#ff6a4a]')}
        />
      </span>
    </button>
  );
}
