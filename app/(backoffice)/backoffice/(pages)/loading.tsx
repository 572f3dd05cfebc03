import { Skeleton } from '@/components/ui/skeleton';

/** Placeholder while a page's data is read. */
export default function PageLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-5 h-8 w-48" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  );
}
