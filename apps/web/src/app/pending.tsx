import { LoadingNote, Skeleton } from '../ui/states/skeleton.tsx';

export function Pending() {
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-4 px-4 py-10 sm:px-8 md:px-16">
      <LoadingNote />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
