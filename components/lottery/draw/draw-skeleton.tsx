import { Skeleton } from '@/components/ui/skeleton';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { pictureOf, type PictureNames, type WireResult } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { Race } from './race';

interface Props {
  game: LotteryGame;
  names: PictureNames;
}

/**
 * A placeholder of the countdown and the last result of a game. A result of the game decides its size: that of a worked example, which stays
 * hidden.
 */
export function DrawSkeleton({ game, names }: Props) {
  return (
    <div aria-hidden className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-10.5 w-32" />
      </div>
      <ResultSkeleton game={game} names={names} />
    </div>
  );
}

/** A placeholder of the last result alone, while the countdown is known already. */
export function ResultSkeleton({ game, names }: Props) {
  const kind = pictureOf(game);
  const { result } = game.groups[0]!.plays[0]!.example;
  return (
    <div aria-hidden className="flex min-w-0 flex-col gap-2.5">
      <Skeleton className="h-4 w-40" />
      <div className="relative">
        <div className="invisible flex flex-col gap-2.5">
          {kind.source === 'tenCars' && <Race order={null} landed={undefined} />}
          <ResultPicture kind={kind} result={result as WireResult} names={names} size="lg" />
        </div>
        <Skeleton className="absolute inset-0" />
      </div>
    </div>
  );
}
