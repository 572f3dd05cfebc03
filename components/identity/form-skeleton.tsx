import { Skeleton } from '@/components/ui/skeleton';

/** Stands where a form will be, while the server is asked what it needs. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-17 w-full rounded-control" />
      ))}
    </div>
  );
}
