import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { Tag } from '../tag.tsx';

const tones = { ai: 'note', kaki: 'mind', moss: 'good', wood: 'wood', sumi: 'ink' } as const;

/** Shows the label's name on its colour, because a colour alone is not accessible. */
export const LabelTag = ({ name, colour }: { name: string; colour: LabelColourId }) => (
  <Tag tone={tones[colour]}>
    <bdi>{name}</bdi>
  </Tag>
);
