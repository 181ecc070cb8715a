import type { LabelColourId } from '@engawa/contract/reference/connect/label-colours';
import { Tag } from '../tag.tsx';

const tones = { ai: 'note', kaki: 'mind', moss: 'good', wood: 'wood', sumi: 'ink' } as const;

/** A company's own label: its name on the colour's soft ground; the colour alone says nothing. */
export const LabelTag = ({ name, colour }: { name: string; colour: LabelColourId }) => (
  <Tag tone={tones[colour]}>
    <bdi>{name}</bdi>
  </Tag>
);
