import { Skeleton } from '@/components/ui/skeleton';
import { PlayHeading, type PlayHead } from './play-heading';

/**
 * A placeholder of the board: groups of play types, search, play types and the numbers. The rule of the play type is the largest text of the
 * page: if `play` names the one that the board begins with, the text stands there from the first paint on.
 */
export function BoardSkeleton({ play }: { play?: PlayHead | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
      {play ? (
        <div className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
          <PlayHeading {...play}>
            <Skeleton className="size-11 rounded-control lg:size-10" />
          </PlayHeading>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <Skeleton className="h-104 w-full rounded-card" />
      )}
    </div>
  );
}
