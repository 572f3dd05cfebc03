import { Skeleton } from '@/components/ui/skeleton';

/** Keeps the page's shape while its figures are read. */
export default function DeskLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-5 h-8 w-48" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-5 h-80 rounded-card" />
    </div>
  );
}
