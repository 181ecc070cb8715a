import { LoadingNote, Skeleton } from '../states/skeleton.tsx';

export function FormSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="mt-6 h-11" />
      <Skeleton className="mt-6 h-11" />
      <Skeleton className="mt-6 h-13" />
    </>
  );
}
