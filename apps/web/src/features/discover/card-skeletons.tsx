import { Card } from '../../ui/card.tsx';
import { LoadingNote, Skeleton } from '../../ui/states/skeleton.tsx';

export function CardSkeletons() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote />
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="flex gap-4 p-4.5">
          <Skeleton className="hidden aspect-4/3 w-42 shrink-0 sm:block" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-5 w-2/5" />
          </div>
        </Card>
      ))}
    </div>
  );
}
