import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { Tag } from '../../../ui/tag.tsx';
import type { Label } from '../queries.ts';

const tones = { ai: 'note', kaki: 'mind', moss: 'good', wood: 'wood', sumi: 'ink' } as const;

/** The name on the colour's soft ground; nothing is said by the colour alone. */
export const LabelTag = ({ name, colour }: { name: string; colour: LabelColourId }) => (
  <Tag tone={tones[colour]}>
    <bdi>{name}</bdi>
  </Tag>
);

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
