import { LabelTag } from '../../../../ui/display/label-tag.tsx';
import type { Label } from '../queries.ts';

export const LabelTags = ({ labels }: { labels: readonly Label[] }) =>
  labels.length === 0 ? (
    '–'
  ) : (
    <span className="flex flex-wrap justify-end gap-1 @min-[560px]:justify-start @min-[900px]:min-w-28">
      {labels.map((label) => (
        <LabelTag key={label.id} {...label} />
      ))}
    </span>
  );
