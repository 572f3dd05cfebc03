import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder of the board: groups of play types, search, play types and the numbers. */
export function BoardSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
      <Skeleton className="h-104 w-full rounded-card" />
    </div>
  );
}
