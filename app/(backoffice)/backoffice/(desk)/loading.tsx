import { Skeleton } from '@/components/ui/skeleton';

/** A desk's head and its rows, while they are read. */
export default function DeskLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-5 h-8 w-48" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  );
}
