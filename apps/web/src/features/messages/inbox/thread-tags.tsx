import { UserRound } from 'lucide-react';
import { LabelTag } from '../../../ui/display/label-tag.tsx';
import type { Label } from '../../../ui/labels/label.ts';
import type { CompanyThread } from '../sides.ts';

export function ThreadTags({
  thread,
  labels,
}: {
  thread: CompanyThread;
  labels: readonly Label[];
}) {
  const own = labels.filter(({ id }) => thread.labels.includes(id));
  if (own.length === 0 && !thread.assignee) return null;
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-1">
      {own.map((label) => (
        <LabelTag key={label.id} {...label} />
      ))}
      {thread.assignee && (
        <span className="inline-flex items-center gap-1 text-xs text-sumi-2">
          <UserRound aria-hidden className="size-3.5" />
          <bdi>{thread.assignee.name}</bdi>
        </span>
      )}
    </span>
  );
}
