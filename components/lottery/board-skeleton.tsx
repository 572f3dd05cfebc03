import { Skeleton } from '@/components/ui/skeleton';

/** The name of a play type and its rule in a sentence. */
export interface PlayHead {
  name: string;
  rule: string;
}

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
          <div className="mb-4 flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-lg font-bold">{play.name}</p>
              <p className="mt-0.5 text-sm text-muted">{play.rule}</p>
            </div>
            <Skeleton className="size-11 rounded-control lg:size-10" />
          </div>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <Skeleton className="h-104 w-full rounded-card" />
      )}
    </div>
  );
}
