import { Tag } from '../../ui/tag.tsx';
import { useStatusWords } from './use-state-words.ts';

const tones = {
  'pre-applied': 'wood',
  new: 'note',
  applied: 'note',
  'in-progress': 'note',
  offered: 'good',
  declined: 'ink',
  withdrawn: 'ink',
} as const;

export function StatusTag({ status }: { status: keyof typeof tones }) {
  const words = useStatusWords();
  return <Tag tone={tones[status]}>{words[status]}</Tag>;
}
