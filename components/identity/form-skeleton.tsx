import { Skeleton } from '@/components/ui/skeleton';

/** Takes the place of a form while its rules or flags are loaded. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-17 w-full rounded-control" />
      ))}
    </div>
  );
}
